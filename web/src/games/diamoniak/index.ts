import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { Diamoniak } from "./play.svelte";
import "./diamoniak.css";

export const parts: Parts = { Board, Hand, make: (table) => new Diamoniak(table) };
