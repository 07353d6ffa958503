/** Requests that change something: asked again after a lost answer, they are done once. */

import { post } from "../lib/calls";
import { Newest } from "../lib/browser/newest";
import { randomHex } from "../shuffles/random";
import { sha256, toHex } from "../shuffles/sha256";

/** The keys of requests that were not answered, by what was asked. */
const unanswered = new Newest<string>("ludiade.asked", () => sessionStorage);

/** Ask as a device that the server knows: it gives a new one its token first. */
export async function once<T>(path: string, body: object): Promise<T> {
  const what = toHex(sha256(new TextEncoder().encode(JSON.stringify([path, body]))));
  const key = unanswered.of(what) ?? randomHex(16);
  unanswered.set(what, key);
  await post("device", {});
  const answer = await post<T>(path, { ...body, key });
  unanswered.drop(what);
  return answer;
}
