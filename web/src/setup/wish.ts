import type { Wish as Wire } from "../generated/wire";

/** A seat as it is being set, every field filled in. */
export type Wish = Required<Wire>;
