import { expect, test } from "vitest";
import { LATE_MS, Places } from "../src/touch/places";

test("what takes another button's place by itself is not pressed in its stead", () => {
  const places = new Places();
  places.stand(["Continuer"], false, 0);
  expect(places.late(0, 1)).toBe(false);
  places.stand(["J’accepte", "Contester"], false, 1000);
  expect(places.late(0, 1000 + LATE_MS - 1)).toBe(true);
  expect(places.late(1, 1001)).toBe(false);
  expect(places.late(0, 1000 + LATE_MS)).toBe(false);
});

test("what one has brought about oneself can be pressed at once", () => {
  const places = new Places();
  places.stand([null, "Piocher"], false, 0);
  places.stand(["Je m’arrête", "Piocher encore"], true, 1000);
  expect(places.late(0, 1001)).toBe(false);
  expect(places.late(1, 1001)).toBe(false);
});
