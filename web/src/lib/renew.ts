/** The server has moved on: this page loads itself anew, once. */

const KEY = "ludiade.renewed";
/** So soon after the last time it would be old again: the server's sentence is shown instead. */
const AGAIN_MS = 60_000;
const WORKER_MS = 3000;

/** Whether the page is being loaded anew. */
export function renew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Math.abs(Date.now() - last) < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // who keeps nothing cannot count either
  }
  void fresh().finally(() => location.reload());
  return true;
}

/** The worker that keeps the page for when there is no network takes the new one first. */
async function fresh(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const patience = new Promise((done) => setTimeout(done, WORKER_MS));
  await Promise.race([worker?.update(), patience]);
}
