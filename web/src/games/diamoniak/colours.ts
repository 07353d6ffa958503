/** The inks of the castles: roof, shade, card stock. */
export const INKS = {
  pink: { light: "#D9698A", dark: "#A63A5F", stock: "#F6DDE4" },
  blue: { light: "#4C86C6", dark: "#2A5A96", stock: "#D9E5F2" },
  green: { light: "#4F9C66", dark: "#27693F", stock: "#DBEBDD" },
  violet: { light: "#8C66BE", dark: "#5B3A8E", stock: "#E6DCF1" },
} as const;

export type Colour = keyof typeof INKS;
export const isColour = (card: string): card is Colour => card in INKS;
