/** Movement tells where a thing went: what stood elsewhere before glides to its place.
 *
 * A thing or a place is an element with `data-thing`; a new one may say in `data-from` where it
 * comes from, the names of things or places, best first.
 */

import { zoomOf } from "../table/fit";
import { calm } from "../lib/settings.svelte";

/** Something seen going from where it stood to a thing or place, best first. */
export interface Leaving {
  thing: string;
  to: string[];
  /** A drawing that goes in its stead. */
  picture?: string;
  /** In one low arc, as a thief goes. */
  arc?: boolean;
  /** Refused: it only glides back to where it came from. */
  refused?: boolean;
}

interface Stood {
  box: DOMRect;
  element: Element;
  /** How much it is enlarged: read with its place, since reading among changes has all laid out anew. */
  zoom: number;
}

type Room = Pick<Stood, "element" | "zoom">;

export const LAY = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const MOVE_MS = 280;
const DRAW_MS = 340;
const SCENE_MS = 520;
const FADE_MS = 120;
const PILE = "pile";
const TURNS_AT = 2 / 3;
const THINGS = "[data-thing]:not(.flying [data-thing])";

export class Flights {
  #before = new Map<string, Stood>();
  #leaving: Leaving[] = [];
  #frame = 0;

  constructor(private readonly room: HTMLElement) {}

  /** Note where everything stands. */
  mark(): void {
    if (this.#frame) this.#start();
    this.#before = this.#look();
  }

  /** Let everything that has moved since glide to where it stands when it is next painted.
   *
   * Where that is, is asked in the frame itself: a task of its own, apart from the change.
   */
  go(leaving: Leaving[]): void {
    this.#leaving = leaving;
    this.#frame ||= requestAnimationFrame(() => this.#start());
  }

  #look(): Map<string, Stood> {
    const stood = new Map<string, Stood>();
    for (const element of this.room.querySelectorAll<HTMLElement>(THINGS)) {
      const box = element.getBoundingClientRect();
      if (box.width) stood.set(element.dataset.thing!, { box, element, zoom: zoomOf(element) });
    }
    return stood;
  }

  #start(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const leaving = this.#leaving;
    const before = this.#before;
    const now = this.#look();
    if (!before.size) return;
    const room = { element: this.room, zoom: zoomOf(this.room) };
    for (const [thing, here] of now) {
      if (!(here.element instanceof HTMLElement)) continue;
      const stood = before.get(thing);
      const origins = here.element.dataset.from?.split(" ") ?? [];
      const place = origins.find((name) => before.has(name));
      if (stood) glide(stood.box, here, MOVE_MS);
      else if (place === PILE && !calm()) draw(room, before.get(place)!, here);
      else if (place) glide(before.get(place)!.box, here, DRAW_MS);
      else if (origins.length) appear(here.element);
    }
    if (calm()) return;
    for (const leave of leaving) {
      const from = before.get(leave.thing);
      const to = leave.to.map((name) => now.get(name)).find((found) => found);
      if (from && to) send(room, from, to.box, leave);
    }
  }
}

/** How a box is carried onto another, or a share of the way, without changing the layout.
 *
 * What lies on a table that is drawn smaller or larger counts in pixels of that size.
 */
function carried(from: DOMRect, to: DOMRect, zoom: number, share = 1): string {
  const across = ((from.x + from.width / 2 - (to.x + to.width / 2)) * share) / zoom;
  const down = ((from.y + from.height / 2 - (to.y + to.height / 2)) * share) / zoom;
  const size = Math.min(from.width / to.width, from.height / to.height);
  return `translate(${across}px, ${down}px) scale(${1 + (size - 1) * share})`;
}

function glide(from: DOMRect, { element, box: to, zoom }: Stood, duration: number): void {
  const still = Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2;
  if (still && Math.abs(from.width - to.width) < 2) return;
  if (calm()) return appear(element);
  element.animate({ transform: [carried(from, to, zoom), "none"] }, { duration, easing: LAY });
}

function appear(element: Element): void {
  element.animate({ opacity: [0, 1] }, FADE_MS);
}

/** A card comes from the pile with its back up, and turns over on its way. */
function draw(room: Room, pile: Stood, { element: card, box, zoom }: Stood): void {
  const start = carried(pile.box, box, room.zoom);
  const edge = (zoom: number): string => `${carried(pile.box, box, zoom, 1 - TURNS_AT)} scaleX(0)`;
  const timing = { duration: DRAW_MS, easing: LAY };
  const back = ghostAt(room, box, pile.element.cloneNode(true));
  const slide = back.animate(
    {
      transform: [start, edge(room.zoom), edge(room.zoom)],
      opacity: [1, 1, 0],
      offset: [0, TURNS_AT, 1],
    },
    timing,
  );
  slide.onfinish = slide.oncancel = () => back.remove();
  const own = edge(zoom);
  card.animate({ transform: [own, own, "none"], offset: [0, TURNS_AT, 1] }, timing);
}

/** Something over the table that is seen for a moment and cannot be touched. */
function ghostAt(room: Room, box: DOMRect, shown: Node | string): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "flying";
  ghost.ariaHidden = "true";
  place(ghost, box, room.zoom);
  if (typeof shown === "string") ghost.innerHTML = shown;
  else ghost.append(shown);
  room.element.append(ghost);
  return ghost;
}

/** Put something where a box is seen, whatever the size of what it lies in. */
export function place(ghost: HTMLElement, box: DOMRect, zoom: number): void {
  Object.assign(ghost.style, {
    left: `${box.x / zoom}px`,
    top: `${box.y / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
  });
}

/** A copy of what stood there goes to its place and is gone. */
function send(room: Room, from: Stood, to: DOMRect, leave: Leaving): void {
  const { x, y } = from.box;
  const ghost = ghostAt(room, from.box, leave.picture ?? from.element.cloneNode(true));
  const { zoom } = room;
  const end = carried(to, from.box, zoom);
  const low = Math.max(40, Math.abs(to.x - x) / 4);
  const middle = `translate(${(to.x - x) / 2 / zoom}px, ${((to.y - y) / 2 + low) / zoom}px)`;
  const transform = leave.arc ? ["none", middle, end] : ["none", end];
  const flight = ghost.animate(
    { transform, opacity: leave.arc ? [1, 1, 1] : [1, 0.2] },
    { duration: leave.refused ? MOVE_MS : SCENE_MS, easing: LAY },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
