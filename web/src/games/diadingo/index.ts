import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diadingo } from "./play.svelte";
import "./styles/tray.css";
import "./styles/theft.css";
import "./styles/theft-sizes.css";
import "./styles/rings.css";

export const parts: Parts = { Board, Hand, End, make: (table) => new Diadingo(table) };
