import type { Event } from "../../generated/diadingo";
import type { Parts } from "../play";
import type { Telling } from "../../timeline/story";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import { Diadingo } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/board.css";
import "./styles/theft.css";

const telling: Telling<Event["type"]> = {
  opens: ["drew"],
  aside: ["resumed"],
  fleeting: ["found_fixed"],
  joined: ["resumed", "earned"],
};

export const parts: Parts = {
  Board,
  Hand,
  End,
  Scene,
  scenes,
  telling,
  make: (port) => new Diadingo(port),
};
