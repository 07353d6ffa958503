import type { Event } from "../../generated/diamino";
import type { Parts } from "../../lib/play";
import type { Telling } from "../../lib/story";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Scene from "./Scene.svelte";
import { Diamino } from "./play.svelte";
import { scenes } from "./scenes";
import "./styles/grid.css";
import "./styles/board.css";
import "./styles/words.css";
import "./styles/rack.css";
import "./styles/letters.css";
import "./styles/end.css";
import "./styles/motion.css";

const telling: Telling<Event["type"]> = {
  opens: ["placed", "exchanged", "passed"],
  quiet: ["accepted", "stood"],
  aside: ["drew_for_start", "drew", "left"],
  joined: ["drew_for_start", "began", "covered", "scored", "drew", "put_back", "left"],
};

export const parts: Parts = {
  Board,
  Hand,
  End,
  Held,
  Scene,
  scenes,
  telling,
  make: (port) => new Diamino(port),
};
