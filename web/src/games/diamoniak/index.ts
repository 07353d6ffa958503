import type { Event } from "../../generated/diamoniak";
import type { Parts } from "../../lib/play";
import type { Telling } from "../../lib/story";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import { Diamoniak } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/land.css";
import "./styles/hand.css";
import "./styles/sizes.css";
import "./styles/crowd.css";

const telling: Telling<Event["type"]> = {
  opens: ["bought"],
  joined: ["reshuffled"],
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
