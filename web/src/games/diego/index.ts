import type { Event } from "../../generated/diego";
import type { Parts } from "../play";
import type { Telling } from "../../timeline/story";
import Board from "./Board.svelte";
import Control from "./Control.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Scene from "./Scene.svelte";
import { Diego } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/cards.css";
import "./styles/table.css";
import "./styles/control.css";

const telling: Telling<Event["type"]> = {
  quiet: ["accepted"],
  aside: ["stood", "refilled", "scored", "team_scored"],
  opens: ["claimed", "passed"],
  joined: ["won", "contested", "caught", "stood", "judged", "refilled", "scored", "team_scored"],
};

export const parts: Parts = {
  Board,
  Hand,
  End,
  Held,
  Aside: Control,
  Scene,
  scenes,
  telling,
  make: (port) => new Diego(port),
};
