import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diadingo } from "./play.svelte";
import "./diadingo.css";

export const parts: Parts = { Board, Hand, End, make: (table) => new Diadingo(table) };
