/** Where other devices find this page: a page opened as localhost asks its server. */

import { api } from "../lib/api";

const LOOPBACK = /^(.*\.)?localhost$|^127\.|^\[::1\]$/;
const local = LOOPBACK.test(location.hostname);

class Here {
  /** The server's address on its network, where it was told one. */
  network = $state.raw<string | null>(null);
  /** Whether links may be shown: they do not change any more. */
  known = $state(!local);
  #asking: Promise<void> | null = null;

  ask(): Promise<void> {
    return (this.#asking ??= this.#hear());
  }

  async #hear(): Promise<void> {
    try {
      this.network = (await api.here()).address;
    } catch {
      this.#asking = null; // the next room asks again
    }
    this.known = true;
  }

  /** What links and QR codes begin with. */
  get origin(): string {
    return (local && this.network) || location.origin;
  }

  /** The same, as it is read aloud and typed. */
  get spoken(): string {
    return this.origin.replace(/^https?:\/\//, "");
  }
}

export const here = new Here();
