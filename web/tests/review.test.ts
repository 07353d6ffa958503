import { expect, test } from "vitest";
import { amount, judged, judgedAt, momentOf, outOfTen } from "../src/end/review";

const moments = [{ n: 1 }, { n: 4 }, { n: 5 }];

test("an input is seen in the first moment that holds it", () => {
  expect([1, 2, 4, 5, 9].map((n) => momentOf(moments, n))).toEqual([0, 1, 1, 2, 2]);
});

test("what was judged last holds until the next judgement", () => {
  const line = judged(
    [
      { n: 1, chances: [0.5, 0.5] },
      { n: 5, chances: [1, 0] },
    ],
    moments,
  );
  expect(line.map((one) => one.at)).toEqual([0, 2]);
  expect(judgedAt(line, 1)?.chances).toEqual([0.5, 0.5]);
  expect(judgedAt(line, 2)?.chances).toEqual([1, 0]);
});

test("luck and play are told in five steps", () => {
  const shares = [0.4, 0.1, 0.01, -0.1, -0.4];
  expect(shares.map(amount)).toEqual(["much", "some", "none", "less", "least"]);
  expect([0, 0.04, 0.26, 1].map(outOfTen)).toEqual([0, 0, 3, 10]);
});
