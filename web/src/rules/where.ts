/** Where one reads in the rules of a game, as it stands behind the # of an address. */

/** The whole, from its beginning. */
export const WHOLE = "all";
