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

function send(path: string, init: RequestInit): Promise<Response> {
  const glue = path.includes("?") ? "&" : "?";
  return fetch(`/api/${path}${glue}lang=${settings.now.lang}`, {
    ...init,
    credentials: "same-origin",
  });
}

/** A file that is made of what is asked for. */
export async function file(path: string, body: object): Promise<Blob> {
  const headers = { "content-type": "application/json" };
  let response: Response;
  try {
    response = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (response.ok) return await response.blob();
  } catch {
    throw new Unreachable();
  }
  throw refusalIn(await response.text().catch(() => ""));
}

export async function call(path: string, init: RequestInit): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await send(path, init);
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return text;
  throw refusalIn(text);
}

/** An answer that comes line by line, each told as soon as it is there. */
export async function lines<T>(
  path: string,
  init: { headers: Record<string, string> },
  told: (line: T) => void,
): Promise<void> {
  const headers = { ...init.headers, accept: "application/x-ndjson" };
  let response: Response;
  try {
    response = await send(path, { headers });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok || !response.body) throw refusalIn(await response.text().catch(() => ""));
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    let part: ReadableStreamReadResult<Uint8Array>;
    try {
      part = await reader.read();
    } catch {
      throw new Unreachable();
    }
    const [whole, left] = split(rest + decoder.decode(part.value, { stream: !part.done }));
    rest = left;
    for (const line of whole) {
      const said = JSON.parse(line) as T & { type?: string };
      if (said.type === "error") throw new Denied(said as unknown as Refusal);
      told(said);
    }
    if (part.done) return;
  }
}

/** The lines that have ended, and the beginning of the next. */
export function split(text: string): [string[], string] {
  const found = text.split("\n");
  const left = found.pop() ?? "";
  return [found.filter(Boolean), left];
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
