import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";
import { styles } from "./plugins/styles.ts";
import { texts } from "./plugins/texts.ts";

const server = process.env.LUDIADE_SERVER ?? "http://localhost:8000";

const library = fileURLToPath(new URL("../src/ludiade", import.meta.url));

export default defineConfig({
  // drawings that are printed too lie with what prints them: one source for screen and paper
  resolve: { alias: { $games: `${library}/games`, $emblems: `${library}/print/drawings` } },
  plugins: [styles(), texts(), svelte(), offline()],
  build: {
    outDir: "../src/ludiade/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    // without changeOrigin the server sees the page's own host, and takes it for its own page
    proxy: {
      "/api": { target: server },
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 30_000 }, // other work may go on beside it
});
