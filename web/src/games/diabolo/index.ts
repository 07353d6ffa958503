import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diabolo } from "./play.svelte";
import "./styles/lines.css";
import "./styles/doubles.css";
import "./styles/doubles-sizes.css";
import "./styles/count.css";

export const parts: Parts = { Board, Hand, End, make: (table) => new Diabolo(table) };
