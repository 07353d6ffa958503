import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { Diamino } from "./play.svelte";
import "./diamino.css";

export const parts: Parts = { Board, Hand, make: (table) => new Diamino(table) };
