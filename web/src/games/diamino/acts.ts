/** The buttons of Diamino, for each moment of a turn. */

import { atRest, type Act } from "../play";
import { say } from "../../lib/words.svelte";
import { called, type Diamino } from "./play.svelte";

/** The same while others judge as while they play: nothing moves when they have spoken. */
const resting = (): Act[] => atRest("diamino-swap", "diamino-pass", "diamino-place-none");

export function actsOf(play: Diamino): Act[] {
  const { table, view, laying, rack } = play;
  if (play.judging.verdict)
    return [{ label: say("diamino-go-on"), run: () => play.judging.putAway() }];
  if (view.standing) {
    if (!table.offers("contest").length) return resting();
    return [
      {
        label: say("diamino-accept"),
        kind: "ghost",
        icon: "ok",
        run: () => play.do({ type: "accept" }),
      },
      { label: say("diamino-contest"), kind: "stop", run: () => play.do({ type: "contest" }) },
    ];
  }
  if (play.shedding) {
    const [tile] = rack.chosen;
    return [
      {
        label: tile ? say("diamino-shed", { tile: called(tile) }) : say("diamino-choose-shed"),
        run: tile ? () => play.do({ type: "shed", tile }) : undefined,
      },
    ];
  }
  if (!play.turning) return resting();
  const back: Act = {
    label: say("take-back-aim"),
    kind: "ghost",
    icon: "back",
    run: () => play.drop(),
  };
  if (play.mode === "pass")
    return [
      back,
      {
        label: say(play.formula === "patience" ? "diamino-stop-now" : "diamino-pass-now"),
        run: () => play.do({ type: "pass" }),
      },
    ];
  if (play.mode === "swap") {
    const tiles = rack.chosen.join("");
    return [
      back,
      {
        label: tiles ? say("diamino-swap-now", { n: tiles.length }) : say("diamino-swap-choose"),
        run: tiles ? () => play.do({ type: "exchange", tiles }) : undefined,
      },
    ];
  }
  if (laying.asking) return [back, { label: say("diamino-choose-letter") }];
  if (laying.tiles.size) {
    const { word, why } = laying.word;
    return [
      back,
      {
        label: word
          ? say("diamino-place", { word: word.text.toUpperCase() })
          : say("diamino-place-none"),
        run: word && !table.pending ? () => play.place() : undefined,
        why,
      },
    ];
  }
  const swap: Act = {
    label: say("diamino-swap"),
    kind: "ghost",
    run: view.may_exchange ? () => play.begin("swap") : undefined,
    why: view.may_exchange ? undefined : say("diamino-no-swap"),
  };
  const pass: Act = {
    label: say(play.formula === "patience" ? "diamino-stop" : "diamino-pass"),
    kind: "ghost",
    run: () => play.begin("pass"),
  };
  return [
    ...(play.formula === "patience" ? [] : [swap]),
    pass,
    { label: say("diamino-place-none"), why: say("diamino-how") },
  ];
}
