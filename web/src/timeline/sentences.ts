/** Which fields of a game's actions, events and things name a seat or hold a thing. */
export interface Fields {
  readonly seats: readonly string[];
  readonly things: Readonly<Record<string, string | null>>;
}

export type Sentences = Readonly<
  Record<"action" | "event" | "thing", Readonly<Record<string, Fields>>>
>;
