import { expect, test } from "vitest";
import { addition, change } from "../src/lib/numbers";

test("a sum is written with the signs of print", () => {
  expect(addition([10, -4])).toBe("10 −\u00a04");
  expect(addition([-3, 0])).toBe("−3 +\u00a00");
  expect(addition([10, -4], ["5\u00a0×\u00a02", "4"])).toBe("5\u00a0×\u00a02 −\u00a04");
  expect([6, 0, -4].map(change)).toEqual(["+6", "0", "−4"]);
});
