/** Where the words of a misreading stand in Diego's catalogue. */
export const reading = (id: string, part = ""): string =>
  `misreading-${id.replaceAll("_", "-")}${part && `-${part}`}`;
