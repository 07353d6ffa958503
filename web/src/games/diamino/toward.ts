/** What to touch next on the way to an action that the coach would choose. */

import type { Action, Place } from "../../generated/diamino";
import { say } from "../../lib/words.svelte";
import { called, type Diamino } from "./play.svelte";
import { GROUND, JOKER, KIND, isAcross, nameOf, squaresOf, valueOf } from "./squares";

export function towardOf(play: Diamino, action: Action): string {
  switch (action.type) {
    case "accept":
      return say("diamino-accept");
    case "contest":
      return say("diamino-contest");
    case "pass":
      if (play.mode !== "pass")
        return say(play.formula === "patience" ? "diamino-stop" : "diamino-pass");
      return say(play.formula === "patience" ? "diamino-stop-now" : "diamino-pass-now");
    case "shed":
      return play.rack.chosen[0] === action.tile
        ? say("diamino-shed", { tile: called(action.tile) })
        : tileName(action.tile);
    case "exchange": {
      if (!play.swapping) return say("diamino-swap");
      const left = [...action.tiles];
      for (const tile of play.rack.chosen) {
        const at = left.indexOf(tile);
        if (at >= 0) left.splice(at, 1);
      }
      return left.length ? tileName(left[0]) : say("diamino-swap-now", { n: action.tiles.length });
    }
    case "place":
      return towardWord(play, action);
  }
}

/** The first square of the word that is still free, the tile that goes there, then the deed. */
function towardWord(play: Diamino, { at, word }: Place): string {
  const { laying } = play;
  const squares = squaresOf(at, word.length);
  const index = squares.findIndex((square) => play.board[square] === ".");
  if (index < 0) return say("diamino-place", { word: word.toUpperCase() });
  const square = squares[index];
  if (laying.cursor === square && laying.across === isAcross(at)) {
    const letter = word[index];
    return tileName(letter === letter.toLowerCase() ? JOKER : letter);
  }
  const kind = KIND[GROUND[square]];
  const words = [nameOf(square)];
  if (kind !== "plain") words.push(say(`diamino-square-${kind}`));
  words.push(say("diamino-empty"));
  if (laying.cursor === square)
    words.push(say(laying.across ? "diamino-chosen-across" : "diamino-chosen-down"));
  return words.join(", ");
}

const tileName = (letter: string): string =>
  letter === JOKER
    ? say("diamino-devil-tile")
    : say("diamino-tile", { letter, n: valueOf(letter) });
