import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import Control from "./Control.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diego } from "./play.svelte";
import "./styles/cards.css";
import "./styles/table.css";
import "./styles/control.css";

export const parts: Parts = { Board, Hand, End, Aside: Control, make: (table) => new Diego(table) };
