import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A service worker that keeps the page itself, so that it opens without the network. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "ludiade-offline",
    apply: "build",
    enforce: "post", // after Vite has dropped the chunks that held nothing but styles
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const open = readdirSync(folder);
      const whole = Object.values(bundle).map((file) =>
        file.fileName.endsWith(".html") && file.type === "asset" ? file.source : file.fileName,
      );
      const kept = nameOf([...whole, ...open.map((name) => readFileSync(join(folder, name)))]);
      const files = [
        "/",
        ...[...open, ...Object.keys(bundle)]
          .filter((name) => !name.endsWith(".html"))
          .map((name) => `/${name}`),
      ];
      const worker = `const kept = ${JSON.stringify(kept)};
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

/** A short name that changes with the page; where a file's name holds its hash, the name is enough. */
function nameOf(parts: (string | Uint8Array)[]): string {
  const total = createHash("sha256");
  for (const part of parts) total.update(part).update("\0");
  return `page-${total.digest("hex").slice(0, 12)}`;
}
