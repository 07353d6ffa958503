import type { Event } from "../../generated/diamino";
import type { Parts } from "../play";
import type { Telling } from "../../timeline/story";
import Board from "./board/Board.svelte";
import End from "./End.svelte";
import Hand from "./rack/Hand.svelte";
import Held from "./rack/Held.svelte";
import Scene from "./Scene.svelte";
import { Diamino } from "./play.svelte";
import { scenes } from "./scenes";
import { formedIn } from "./words/formed";
import "./styles/grid.css";
import "./styles/board.css";
import "./styles/words.css";
import "./styles/rack.css";
import "./styles/end.css";

const telling: Telling<Event["type"]> = {
  opens: ["placed", "exchanged", "passed"],
  quiet: ["accepted", "stood"],
  aside: ["drew_for_start", "drew", "left"],
  beyond: (events) => {
    const formed = formedIn(events as Event[]);
    return (event) => ({ formed: formed.get(event as Event)?.words ?? [] });
  },
  joined: ["drew_for_start", "began", "covered", "scored", "drew", "put_back", "left"],
};

export const parts: Parts = {
  spare: true,
  Board,
  Hand,
  End,
  Held,
  Scene,
  scenes,
  telling,
  make: (port) => new Diamino(port),
};
