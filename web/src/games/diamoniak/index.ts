import type { Event } from "../../generated/diamoniak";
import type { Parts } from "../play";
import type { Telling } from "../../timeline/story";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import { Diamoniak } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/board.css";
import "./styles/witch.css";

const telling: Telling<Event["type"]> = {
  opens: ["bought"],
  joined: ["reshuffled"],
  counted: { drew: "card" },
};

export const parts: Parts = {
  Board,
  Hand,
  End,
  Scene,
  scenes,
  telling,
  make: (port) => new Diamoniak(port),
};
