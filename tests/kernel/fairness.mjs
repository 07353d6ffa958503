// The recipe of docs/fairness.md, repeated in JavaScript: vectors in, commitments and orders out.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

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
  const key = sha256(seed, ...parts);
  return {
    commitment: sha256(seed).toString("hex"),
    orders: vector.orders.map((given, shuffle) => order(key, shuffle, given.length)),
  };
});
console.log(JSON.stringify(answers));
