/** The page waits a moment for its letters, so that nothing jumps when they come. */

const LETTERS = ['16px "Young Serif"', '16px "Atkinson Hyperlegible Next"'];
const PATIENCE_MS = 400;

export async function letters(): Promise<void> {
  const come = Promise.all(LETTERS.map((font) => document.fonts.load(font)));
  const enough = new Promise((go) => setTimeout(go, PATIENCE_MS));
  await Promise.race([come.catch(() => []), enough]);
}
