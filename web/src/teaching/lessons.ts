/** Three lessons of 45 minutes: how long each step takes, and what is prepared for it. */

export interface Lesson {
  id: "discover" | "train" | "diagnose";
  /** Minutes of each step; what is done stands in the texts. */
  steps: number[];
  /** Parts of the game to print, by the name of the button. */
  prints: ("cards" | "rules" | "key")[];
  deck: "standard" | "diagnostic";
  /** A deck to measure is made for it. */
  atelier: boolean;
}

export const LESSONS: Lesson[] = [
  {
    id: "discover",
    steps: [5, 10, 20, 10],
    prints: ["cards", "rules"],
    deck: "standard",
    atelier: false,
  },
  {
    id: "train",
    steps: [5, 15, 5, 15, 5],
    prints: ["cards"],
    deck: "standard",
    atelier: true,
  },
  {
    id: "diagnose",
    steps: [5, 15, 15, 10],
    prints: ["cards", "key"],
    deck: "diagnostic",
    atelier: false,
  },
];

export const minutesOf = (lesson: Lesson): number => lesson.steps.reduce((sum, n) => sum + n, 0);
