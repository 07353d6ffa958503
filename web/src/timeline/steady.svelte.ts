import type { Table } from "../wire/table.svelte";

/** A value that stays as it was while the server is asked, so that nothing flickers meanwhile. */
export function steady<T>(table: Table, look: () => T): () => T {
  let kept: T | undefined;
  const value = $derived.by(() => {
    if (!table.pending || kept === undefined) kept = look();
    return kept;
  });
  return () => value;
}
