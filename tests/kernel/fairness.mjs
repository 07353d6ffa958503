// The recipes of docs/fairness.md, repeated in JavaScript: vectors in, digests and orders out.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const TERMS = [
  "table", "game", "rules", "players", "options", "beginnings", "commitment", "commitments",
];

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

function byCodePoint(one, other) {
  const [a, b] = [one, other].map((text) => Array.from(text, (sign) => sign.codePointAt(0)));
  const at = a.findIndex((point, index) => point !== b[index]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

function context(vector) {
  const terms = Object.fromEntries(TERMS.map((key) => [key, vector[key]]));
  return sha256(canonical({ ...terms, recipe: 2 }));
}

function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function* words(key, shuffle) {
  for (let block = 0; ; block++) {
    const digest = sha256(key, uint32(shuffle), uint32(block));
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

function below(n, stream) {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const { value } = stream.next();
    if (value < limit) return value % n;
  }
}

function order(key, shuffle, size) {
  const stream = words(key, shuffle);
  const entries = Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const chosen = below(last + 1, stream);
    [entries[last], entries[chosen]] = [entries[chosen], entries[last]];
  }
  return entries;
}

const answers = JSON.parse(readFileSync(0, "utf8")).map((vector) => {
  const seed = Buffer.from(vector.seed, "hex");
  const parts = vector.contributions.map((part) => Buffer.from(part, "hex"));
  const second = "table" in vector;
  const before = second ? context(vector) : Buffer.alloc(0);
  const key = sha256(before, seed, ...parts);
  return {
    commitment: sha256(seed).toString("hex"),
    orders: vector.orders.map((given, shuffle) => order(key, shuffle, given.length)),
    ...(second && {
      commitments: parts.map((part) => (part.length ? sha256(part).toString("hex") : "")),
      context: before.toString("hex"),
    }),
  };
});
console.log(JSON.stringify(answers));
