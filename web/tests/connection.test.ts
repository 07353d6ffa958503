import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type State } from "../src/wire/connection";
import type { Frame, Request } from "../src/generated/wire";

/** A socket that a test opens, breaks and speaks through. */
class Socket {
  readyState = 0;
  sent: (Request & { key?: string | null })[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Request);
  }
  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  hears(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const LOBBY = { type: "lobby", status: "playing" };
const MOVE = { type: "move", seat: 0, window: 3, action: { type: "stop" }, key: "k1" } as Request;
let sockets: Socket[] = [];
let states: State[] = [];
let frames: Frame[] = [];
let refusals: string[] = [];
let hurried = false;
let wake = (): void => {};
let line: Connection;
const last = (): Socket => sockets[sockets.length - 1];
const said = (type: string): Request[] => last().sent.filter((one) => one.type === type);

beforeEach(() => {
  [sockets, states, frames, refusals, hurried] = [[], [], [], [], false];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  line = new Connection(
    {
      hello: () => ({ type: "hello", table: "t", n: 0, lang: "fr", protocol: 2 }) as Request,
      frame: (frame) => frames.push(frame),
      changed: (state) => states.push(state),
      refused: (refusal) => refusals.push(refusal.code),
      hurried: () => hurried,
    },
    {
      open: () => {
        sockets.push(new Socket());
        return last() as unknown as WebSocket;
      },
      onWake: (then) => {
        wake = then;
        return () => (wake = () => {});
      },
      visible: () => true,
    },
  );
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function sit(): void {
  last().opens();
  last().hears(LOBBY);
}

test("it greets, is shown the table, and says what state it is in", () => {
  expect(line.state).toBe("connecting");
  last().opens();
  expect(said("hello")).toHaveLength(1);
  last().hears(LOBBY);
  expect(states).toEqual(["greeting", "seated"]);
});

test("a lost line is sought at once, then less often, and what was seen is called stale", () => {
  sit();
  last().breaks();
  expect(line.state).toBe("stale");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  last().breaks();
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(3);
});

test("those who lost their line together do not come back together", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  sit();
  last().breaks();
  vi.advanceTimersByTime(440);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(10);
  expect(sockets).toHaveLength(2);
});

test("what was asked before the table was seen, or while the line was cut, is asked then", () => {
  line.ask(MOVE);
  last().opens();
  expect(said("move")).toHaveLength(0);
  last().hears(LOBBY);
  expect(said("move")).toHaveLength(1);
  last().breaks();
  vi.advanceTimersByTime(1000);
  sit();
  expect(said("move")).toEqual([MOVE]);
});

test("what was answered is not asked again, whichever frame answers it", () => {
  sit();
  for (const key of ["a", "b", "c", "d"]) line.ask({ ...MOVE, key } as Request);
  last().hears({ type: "step", saved: "a" });
  last().hears({ type: "saved", key: "b", n: 4 });
  last().hears({ type: "done", key: "c" });
  last().hears({ type: "error", code: "stale_window", message: "", key: "d" });
  last().breaks();
  vi.advanceTimersByTime(1000);
  sit();
  expect(said("move")).toHaveLength(0);
});

test("every request gets a key, so that asking twice is asking once", () => {
  sit();
  line.ask({ type: "vote", seat: 0, on: "pause", yes: true } as Request);
  expect(last().sent[1].key).toMatch(/^[0-9a-f]{24}$/);
});

test("a move answered by too_many is asked again when it may be", () => {
  sit();
  line.ask(MOVE);
  last().hears({ type: "error", code: "too_many", message: "", key: "k1", seconds: 2 });
  expect(frames.filter(({ type }) => type === "error")).toHaveLength(0);
  vi.advanceTimersByTime(1900);
  expect(said("move")).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(said("move")).toHaveLength(2);
});

test("an answer that does not come is a dead line", () => {
  sit();
  line.ask(MOVE);
  vi.advanceTimersByTime(6000);
  expect(line.state).toBe("stale");
  vi.advanceTimersByTime(300);
  sit();
  expect(said("move")).toHaveLength(1);
});

test("a dead line is noticed within a short delay, and within a quarter of a minute always", () => {
  sit();
  vi.advanceTimersByTime(13_900);
  expect(line.state).toBe("seated");
  vi.advanceTimersByTime(100);
  expect(line.state).toBe("stale");
  vi.advanceTimersByTime(300);
  hurried = true;
  sit();
  vi.advanceTimersByTime(6000);
  expect(line.state).toBe("stale");
});

test("a line that answers is left alone", () => {
  sit();
  for (let minute = 0; minute < 6; minute++) {
    vi.advanceTimersByTime(10_000);
    last().hears({ type: "pong", at: 0 });
  }
  expect(sockets).toHaveLength(1);
  expect(said("ping")).toHaveLength(6);
});

test("a device that wakes asks at once whether the line is there", () => {
  sit();
  wake();
  expect(said("ping")).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(line.state).toBe("stale");
  wake();
  vi.advanceTimersByTime(0);
  expect(sockets).toHaveLength(2);
});

test("a line that never opens, and a greeting that nobody answers, are given up", () => {
  vi.advanceTimersByTime(8300);
  expect(sockets).toHaveLength(2);
  last().opens();
  vi.advanceTimersByTime(8700);
  expect(sockets).toHaveLength(3);
  expect(line.state).toBe("connecting");
});

test("whoever cannot be let in now is let in later, with what was asked", () => {
  line.ask(MOVE);
  last().opens();
  last().hears({ type: "error", code: "newer_table", message: "", seconds: 3 });
  last().hears({ type: "error", code: "hello_first", message: "", key: "k1" });
  expect(line.state).toBe("put_off");
  vi.advanceTimersByTime(3000);
  sit();
  expect(said("move")).toHaveLength(1);
});

test("whoever is refused for good is told, also after having been seated, and calls no more", () => {
  sit();
  last().breaks();
  vi.advanceTimersByTime(300);
  last().opens();
  last().hears({ type: "error", code: "no_spectators", message: "" });
  expect(line.state).toBe("refused");
  expect(refusals).toEqual(["no_spectators"]);
  vi.advanceTimersByTime(60_000);
  wake();
  expect(sockets).toHaveLength(2);
});

test("a server that stops says when to come back", () => {
  sit();
  last().hears({ type: "bye", again_ms: 1500 });
  expect(line.state).toBe("stale");
  vi.advanceTimersByTime(1499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
});

test("after leaving nothing is sent or sought any more", () => {
  sit();
  line.ask(MOVE);
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
