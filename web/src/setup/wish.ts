import type { Wish as Wire } from "../generated/wire";
import type { Seated } from "../lib/people/names";

/** A seat as it is being set, every field filled in. */
export type Wish = Required<Wire>;

/** The same as it will be seen at the table. */
export const asSeated = ({ kind, name, level }: Wish): Seated => ({
  kind: kind === "bot" ? "bot" : kind === "me" || kind === "here" ? "person" : "waiting",
  name,
  level,
  stands_in: false,
});
