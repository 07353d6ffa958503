import { expect, test } from "vitest";
import { apartFrom } from "../src/guide/lessons";

test("nobody is called as a partner of the lesson is, of whom its text speaks", () => {
  expect(apartFrom(["Léa", "Tom"], "Ana")).toBe("Ana");
  for (const alike of ["Léa", "lea ", "LÉA", "Tom"])
    expect(apartFrom(["Léa", "Tom"], alike)).toBe("");
});
