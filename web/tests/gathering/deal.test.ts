import { beforeEach, expect, test, vi } from "vitest";
import type { Attending, RoundFair } from "../../src/generated/gathering";
import { commitmentTo, promiseOf } from "../../src/shuffles/promises";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { Deal, nameOf, shares } = await import("../../src/gathering/deal");
const { promises } = await import("../../src/shuffles/commitments.svelte");

const FAIR: RoundFair = {
  recipe: 3,
  gathering: "g",
  round: 1,
  beginnings: 1,
  commitment: "c",
  commitments: ["", ""],
  mine: 1,
  stage: "promise",
};
let said: { type: string; commitment?: string; contribution?: string; key: string }[] = [];
const told = (fair: Partial<RoundFair>): Attending =>
  ({ game: "diabolo", rules: 1, fair: { ...FAIR, ...fair } }) as unknown as Attending;
const TERMS: Partial<RoundFair> = { stage: "redeem", options: { a: 1 }, sizes: [2, 3] };

beforeEach(() => {
  kept.clear();
  said = [];
});

test("a share is kept, promised once, and redeemed when it stands as promised", () => {
  const deal = new Deal((request) => said.push(request));
  deal.hear(told({}));
  deal.hear(told({}));
  expect(said.map(({ type }) => type)).toEqual(["promise"]);
  const share = shares.of(nameOf(FAIR))!;
  expect(said[0].commitment).toBe(commitmentTo(share));
  deal.hear(told({ ...TERMS, commitments: ["x", said[0].commitment!] }));
  expect(said[1]).toMatchObject({ type: "redeem", contribution: share });
  for (const players of TERMS.sizes!)
    expect(promises.of(promiseOf({ table: "g", round: 1, players }))).toMatchObject({
      players,
      options: TERMS.options,
      commitments: ["x", said[0].commitment],
      mine: { 1: share },
    });
});

test("nothing is redeemed where something else stands than was promised", () => {
  const deal = new Deal((request) => said.push(request));
  deal.hear(told({}));
  deal.hear(told({ ...TERMS, commitments: ["x", "another"] }));
  expect(said.map(({ type }) => type)).toEqual(["promise"]);
});

test("nothing is redeemed twice on other terms that nobody counted", () => {
  const deal = new Deal((request) => said.push(request));
  deal.hear(told({}));
  const commitments = ["x", said[0].commitment!];
  deal.hear(told({ ...TERMS, commitments }));
  deal.again();
  deal.hear(told({ ...TERMS, commitments: ["y", commitments[1]] }));
  expect(said.map(({ type }) => type)).toEqual(["promise", "redeem"]);
});

test("another beginning has another share, and a lost promise is sent again", () => {
  const deal = new Deal((request) => said.push(request));
  deal.hear(told({}));
  deal.again();
  deal.hear(told({}));
  expect(said[1].commitment).toBe(said[0].commitment);
  deal.hear(told({ beginnings: 2 }));
  expect(said[2].commitment).not.toBe(said[0].commitment);
});
