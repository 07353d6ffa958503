/** A line to the server that comes back by itself. */

import type { Frame, Request } from "../generated/wire";

interface Ends {
  hello(): Request;
  frame(frame: Frame): void;
  up(): void;
  down(): void;
}

const PATIENCE_MS = [300, 700, 1500, 3000, 5000];
const SILENCE_MS = 20_000;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #pulse: ReturnType<typeof setInterval>;
  #ended = false;

  constructor(private readonly ends: Ends) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#check(), SILENCE_MS / 2);
    this.#connect();
  }

  send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** Hang up and call again. */
  again(ms: number): void {
    this.#drop();
    this.#later(ms);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.ends.hello()));
      this.ends.up();
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.ends.frame(JSON.parse(message.data as string) as Frame);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#ended) return;
      this.ends.down();
      this.#later(PATIENCE_MS[Math.min(this.#tries++, PATIENCE_MS.length - 1)]);
    };
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#ended) this.#timer = setTimeout(() => this.#connect(), ms);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A line that is silent is asked whether it is there; one that stays silent is dropped. */
  #check(): void {
    if (!this.#socket) return;
    const silent = Math.abs(Date.now() - this.#heard); // a clock may be set back
    if (silent > SILENCE_MS) {
      this.ends.down();
      this.again(0);
    } else this.send({ type: "ping", at: 0 });
  }

  #wake = (): void => {
    if (document.visibilityState === "visible" && !this.#socket && !this.#ended) {
      this.#tries = 0;
      this.#later(0);
    }
  };
}
