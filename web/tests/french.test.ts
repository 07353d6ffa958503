import { expect, test } from "vitest";
import { french } from "../src/lib/french";

const shown = (text: string) => french(text).replaceAll("\u00a0", "_").replaceAll("-\u2060", "=");

test("signs that stand apart stay on their line", () => {
  expect(shown("Il dit : « Bravo ! »")).toBe("Il dit_: «_Bravo_!_»");
});

test("a verb and its pronoun stay on their line", () => {
  expect(shown("Est-ce juste ? Y avait-il mieux ?")).toBe("Est=ce juste_? Y avait=il mieux_?");
  expect(shown("Existe-t-elle ? Montre-la-moi.")).toBe("Existe=t=elle_? Montre=la=moi.");
  expect(shown("celui-là, peut-être, un arc-en-ciel, Anne-Elise")).toBe(
    "celui=là, peut-être, un arc=en-ciel, Anne-Elise",
  );
});
