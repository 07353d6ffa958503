/** The theft card, with its word in a language. */

import theft from "$games/diadingo/drawings/theft.svg?raw";

export const theftCard = (word: string): string => theft.replace(">Vol<", `>${word}<`);
