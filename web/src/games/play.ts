/** What a game's board gives the table frame: one sentence, the buttons, a line for each seat. */

import type { Component } from "svelte";
import type { Leaving } from "../timeline/flights";
import type { Sound } from "../timeline/sound";
import type { Telling } from "../timeline/story";
import type { Moment, Scene } from "../timeline/moment";
import type { Port } from "./port";
import { say } from "../lib/words.svelte";

export interface Act {
  label: string;
  kind?: "primary" | "ghost" | "stop";
  icon?: string;
  /** Without it the button waits in its place, and `why` says for what. */
  run?: () => void;
  why?: string;
}

/** The buttons of a turn while somebody else plays: in their places, and waiting. */
export function atRest(...labels: string[]): Act[] {
  return labels.map((label, index) => ({
    label: say(label),
    kind: index < labels.length - 1 ? "ghost" : "primary",
    why: say("wait-turn"),
  }));
}

export interface Guide {
  lead: string;
  text: string;
  rule?: string;
}

export interface SeatLine {
  score?: string;
  unit?: string;
  /** The unit in full, where it is written short. */
  units?: string;
  status?: string;
  /** The team, and in two letters for screens without room for the status. */
  team?: { name: string; short: string };
  /** Words on the ribbon; without them it says whose turn it is. */
  flag?: string;
}

export interface Play {
  readonly guide: Guide;
  readonly acts: Act[];
  readonly foot?: string[];
  readonly pile?: { count: number; label: string };
  /** Another value whenever things stand elsewhere; without it, every step of the table. */
  readonly arranged?: unknown;
  /** What is seen leaving after the last step or arrangement. */
  readonly leaving?: Leaving[];
  seat(seat: number): SeatLine;
  /** What was aimed at is taken back. */
  drop?(): void;
  /** The result of a seat as it is written at the end, where it is no bare number of points. */
  final?(seat: number): string;
  /** How that result came about. */
  sum?(seat: number): string;
  /** The name of the thing to touch next on the way to an action. */
  toward?(action: { type: string }): string;
  /** What was won with, in one line. */
  summary?(winner: number): string;
  /** Points of a round as they are written, where they are no bare number. */
  figure?(points: number): string;
  /** How a match of one player has ended, where that deserves words of its own. */
  readonly ending?: string;
  /** The sound of something that has happened, where it has one of its own. */
  sound?(event: { type: string }): Sound | undefined;
}

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Parts {
  /** A board that needs all the room a phone has: the frame leaves out what can be found elsewhere. */
  spare?: boolean;
  Board: Component<{ play: any }>;
  Hand?: Component<{ play: any }>;
  End?: Component<{ play: any }>;
  /** A seat's hand lying open, in a match that has been played. */
  Held?: Component<{ play: any; seat: number }>;
  /** What lies under the scores at the end. */
  Aside?: Component<{ play: any }>;
  /** The climaxes among what has happened, and what is drawn of each. */
  scenes?: (moment: Moment, port: Port) => Scene[];
  Scene?: Component<{ scene: any; play: any }>;
  /** How its events are read in the story. */
  telling?: Telling;
  make(port: Port): Play;
}
