/** Every face on standard input as the markup the page would draw, in one JSON list. */
import { text } from "node:stream/consumers";
import { createServer } from "vite";

Object.defineProperty(navigator, "language", { value: "fr" }); // whose words are the longest
globalThis.localStorage = { getItem: () => null, setItem: () => {} };
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  cacheDir: "node_modules/.vite-faces",
});
const { render } = await vite.ssrLoadModule("svelte/server"); // the same as the component's
const { default: Face } = await vite.ssrLoadModule("/src/games/diego/Face.svelte");
const faces = JSON.parse(await text(process.stdin));
console.log(
  JSON.stringify(
    faces.map((face) => render(Face, { props: { face } }).body.replace(/<!--.*?-->/g, "")),
  ),
);
await vite.close();
