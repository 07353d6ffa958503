/** Calls to the server: what it answers, or why not. */

import type { Error as Refusal } from "../generated/wire";
import { settings } from "./settings.svelte";

/** A refusal of the server, as a sentence. */
export class Denied extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server does not answer. */
export class Unreachable extends Error {}

export async function call(path: string, init: RequestInit): Promise<string> {
  const glue = path.includes("?") ? "&" : "?";
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/${path}${glue}lang=${settings.now.lang}`, {
      ...init,
      credentials: "same-origin",
    });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return text;
  throw refusalIn(text);
}

function refusalIn(text: string): Denied | Unreachable {
  try {
    const said = JSON.parse(text) as Refusal | null;
    return said?.message ? new Denied(said) : new Unreachable();
  } catch {
    return new Unreachable(); // what stands between us and the server has answered
  }
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await call(path, {})) as T;
}

export async function post<T = unknown>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return JSON.parse(await call(path, { method: "POST", headers, body: JSON.stringify(body) })) as T;
}
