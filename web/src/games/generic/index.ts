import type { Parts } from "../play";
import Board from "./Board.svelte";
import { GenericPlay } from "./play.svelte";

export const parts: Parts = { Board, make: (port) => new GenericPlay(port) };
