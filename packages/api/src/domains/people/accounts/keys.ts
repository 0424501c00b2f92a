/** Texts as they are compared: without regard to case, and composed one way. */
export const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase()
