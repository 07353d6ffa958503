/** The one sentence of Diamino: what may be done now, or what was found. */

import type { Contested } from "../../generated/diamino";
import type { Guide } from "../play";
import { listed, say } from "../../lib/words.svelte";
import { called, type Diamino } from "./play.svelte";
import { beginOf, nameOf } from "./squares";

export function guideOf(play: Diamino): Guide {
  const { table, view, laying, standing } = play;
  const { names } = table;
  const { verdict, formed } = play.judging;
  if (verdict) return judgement(play, verdict.contest);
  if (standing) {
    const lead =
      standing.seat === play.me
        ? say("diamino-you-place", { word: standing.word.toUpperCase() })
        : say("diamino-places", {
            name: names[standing.seat],
            word: standing.word.toUpperCase(),
          });
    if (table.offers("contest").length)
      return { lead, text: say("diamino-exist", { n: formed.length }), rule: "1.8" };
    return {
      lead,
      text: say("diamino-judging", {
        names: listed(standing.silent.map((seat) => names[seat])),
        n: standing.silent.length,
      }),
      rule: "1.8",
    };
  }
  if (view.turn === null) return { lead: "", text: "" };
  if (play.shedding)
    return { lead: say("diamino-red"), text: say("diamino-put-back", { n: view.to_shed }) };
  if (!play.turning)
    return {
      lead: say("turn-of", { name: names[view.turn] }),
      text: view.to_shed ? say("diamino-other-sheds") : "",
    };
  if (laying.asking) return { lead: say("diamino-devil-lead"), text: say("diamino-which-letter") };
  if (play.mode === "pass")
    return {
      lead: say("your-turn-lead"),
      text: say(play.formula === "patience" ? "diamino-stop-sure" : "diamino-pass-sure"),
    };
  if (play.mode === "swap")
    return {
      lead: say("your-turn-lead"),
      text: say("diamino-swap-which", { n: view.may_exchange }),
    };
  if (laying.tiles.size) return onTrial(play);
  if (laying.lacks)
    return { lead: say("your-turn-lead"), text: say("diamino-lacks", { letter: laying.lacks }) };
  if (laying.cursor !== null)
    return {
      lead: nameOf(laying.cursor),
      text: say(laying.across ? "diamino-type-across" : "diamino-type-down"),
    };
  if (laying.lifted) return { lead: `${called(laying.lifted[0])}.`, text: say("diamino-where") };
  return { lead: say("your-turn-lead"), text: say("diamino-how") };
}

function onTrial(play: Diamino): Guide {
  const { laying } = play;
  const { word, why } = laying.word;
  if (!word && !laying.lacks) return { lead: say("your-turn-lead"), text: why };
  const { red, green } = laying.devils;
  const lead = word
    ? say("diamino-word-at", { word: word.text.toUpperCase(), at: beginOf(word) })
    : say("your-turn-lead");
  if (play.table.refusal) return { lead, text: "" };
  return {
    lead,
    text: laying.lacks
      ? say("diamino-lacks", { letter: laying.lacks })
      : play.foreseeing.said ||
        (play.formula !== "patience" && red + green
          ? say("diamino-covers", { red, green })
          : say("diamino-covers-none")),
  };
}

function judgement(play: Diamino, contest: Contested): Guide {
  const name = play.table.names[contest.seat];
  const mine = contest.seat === play.me;
  const lead = contest.justified
    ? mine
      ? say("diamino-you-right")
      : say("diamino-right", { name })
    : mine
      ? say("diamino-you-wrong")
      : say("diamino-wrong", { name });
  return {
    lead,
    text: contest.justified
      ? say("diamino-unknown", { words: listed(contest.words), n: contest.words.length })
      : say("diamino-all-known"),
    rule: "1.8",
  };
}
