import { basename } from "node:path";
import type { Plugin } from "vite";
import { LAYERS, layerOf, SHAPES, SIZES } from "./sheets.ts";

/** Every style sheet lies in the layer of its folder, and asks for sizes by their names. */
export function styles(): Plugin {
  return {
    name: "ludiade-styles",
    enforce: "pre",
    transform(code, id) {
      const [path, asked = ""] = id.split("?");
      if (!path.endsWith(".css") && !asked.includes("type=style")) return null;
      const layer = layerOf(path);
      if (layer === null) return null;
      const sized = code.replace(/\(--([\w-]+)\)(?=\s*\{)/g, (whole, name: string) => {
        const query = SIZES[name] ?? SHAPES[name];
        if (!query) throw new Error(`${basename(path)}: no size is called ${whole}`);
        return query;
      });
      // the order stands in each of them: which comes first is a matter of what is opened first
      return { code: `@layer ${LAYERS.join()};\n@layer ${layer} {\n${sized}\n}`, map: null };
    },
  };
}
