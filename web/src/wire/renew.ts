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

/** Parts of the page that are loaded later are gone once the server has moved on: it is loaded anew
 * if the server is there to give the new one, and only said otherwise. */
export function renewWhenParted(): void {
  addEventListener("vite:preloadError", () => void again());
  addEventListener("unhandledrejection", ({ reason }) => {
    if (PARTED.test(String((reason as Error | undefined)?.message))) void again();
  });
}

/** How browsers say that a part did not come. */
const PARTED = /dynamically imported module|importing a module script/i;

async function again(): Promise<void> {
  const there = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (there?.ok) renew();
}

/** The worker that keeps the page for when there is no network takes the new one first. */
async function fresh(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const patience = new Promise((done) => setTimeout(done, WORKER_MS));
  await Promise.race([worker?.update(), patience]);
}
