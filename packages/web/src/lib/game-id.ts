/** `12` → 12; anything that is not the number of a game → undefined. */
export const readGameId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
