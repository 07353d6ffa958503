/** Sounds made by us, short and dry, behind one switch. */

import { settings } from "../lib/settings.svelte";

type Note = [hertz: number, seconds: number, at?: number, kind?: OscillatorType];
const SOUNDS = {
  tap: [[210, 0.05, 0, "triangle"]],
  bell: [
    [880, 0.5],
    [1320, 0.35, 0.02],
  ],
  low: [[150, 0.18, 0, "triangle"]],
  knock: [
    [180, 0.06, 0, "square"],
    [180, 0.06, 0.13, "square"],
  ],
  chime: [
    [1560, 0.3],
    [2080, 0.25, 0.05],
  ],
  hoot: [
    [330, 0.2, 0, "sine"],
    [290, 0.35, 0.22, "sine"],
  ],
  tick: [[1000, 0.02, 0, "square"]],
  win: [
    [523, 0.25],
    [659, 0.25, 0.16],
    [784, 0.25, 0.32],
    [1047, 0.5, 0.48],
  ],
  latch: [
    [900, 0.02, 0, "square"],
    [240, 0.08, 0.04, "triangle"],
  ],
  thud: [[95, 0.16, 0, "triangle"]],
  cloth: [
    [120, 0.12, 0, "sawtooth"],
    [90, 0.22, 0.08, "sawtooth"],
  ],
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;
let room: AudioContext | null = null;

/** Some browsers let nothing sound before somebody has touched the page. */
function wake(): void {
  if (settings.now.sound) void (room ??= new AudioContext()).resume();
}
for (const touch of ["pointerup", "keydown"]) globalThis.addEventListener?.(touch, wake);

export function sound(name: Sound): void {
  if (!settings.now.sound) return;
  room ??= new AudioContext();
  for (const [hertz, seconds, at = 0, kind = "sine"] of SOUNDS[name] as Note[]) {
    const start = room.currentTime + at;
    const voice = room.createOscillator();
    const loud = room.createGain();
    voice.type = kind;
    voice.frequency.value = hertz;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.16, start + 0.008);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    voice.connect(loud).connect(room.destination);
    voice.start(start);
    voice.stop(start + seconds + 0.02);
  }
}
