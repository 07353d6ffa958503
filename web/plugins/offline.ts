import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** A service worker that keeps the page itself, so that it opens without the network. */
export function offline(): Plugin {
  let open: string[] = [];
  return {
    name: "ludiade-offline",
    apply: "build",
    enforce: "post", // after Vite has dropped the chunks that held nothing but styles
    configResolved(config) {
      open = readdirSync(config.publicDir);
    },
    generateBundle(_options, bundle) {
      const files = [
        "/",
        ...[...open, ...Object.keys(bundle)]
          .filter((name) => !name.endsWith(".html"))
          .map((name) => `/${name}`),
      ];
      const worker = `const kept = ${JSON.stringify(hash(files))};
const files = ${JSON.stringify(files)};
self.addEventListener("install", (e) => e.waitUntil(caches.open(kept).then((c) => c.addAll(files)).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(caches.keys().then((all) => Promise.all(all.filter((k) => k !== kept).map((k) => caches.delete(k)))).then(() => self.clients.claim())));
self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== location.origin || /^\\/(api|ws|health|ready|metrics)/.test(url.pathname)) return;
  if (e.request.mode === "navigate") e.respondWith(fetch(e.request).catch(() => caches.match("/")));
  else e.respondWith(caches.match(e.request).then((hit) => hit || fetch(e.request)));
});
`;
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker });
    },
  };
}

/** A short name that changes with the files; their names hold their own hashes already. */
function hash(files: string[]): string {
  let value = 5381;
  for (const sign of files.join(" ")) value = ((value * 33) ^ sign.charCodeAt(0)) >>> 0;
  return `page-${value.toString(36)}`;
}
