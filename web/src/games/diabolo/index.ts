import type { Event } from "../../generated/diabolo";
import type { Parts } from "../play";
import type { Telling } from "../../timeline/story";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Scene from "./Scene.svelte";
import { Diabolo } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/lines.css";
import "./styles/doubles.css";
import "./styles/count.css";

const telling: Telling<Event["type"]> = {
  opens: ["played", "blocked"],
  quiet: ["drew", "decided"],
  aside: ["answered", "nobody_doubles", "showed", "totalled"],
  joined: [
    "locked",
    "round_closed",
    "answered",
    "revealed",
    "nobody_doubles",
    "showed",
    "gained",
    "lost",
    "nobody_holds",
    "wasted",
    "totalled",
  ],
};

export const parts: Parts = {
  Board,
  Hand,
  End,
  Held,
  Scene,
  scenes,
  telling,
  make: (port) => new Diabolo(port),
};
