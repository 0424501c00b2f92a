const VARIATION_SELECTOR = 0xfe0f

/** `🏴‍☠️` → `1f3f4-200d-2620`: how the art set names its files. */
export const artName = (emoji: string): string =>
  Array.from(emoji, (glyph) => glyph.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== VARIATION_SELECTOR)
    .map((codePoint) => codePoint.toString(16))
    .join('-')

/** The address of the bundled drawing of an emoji. */
export const artUrl = (emoji: string): string => `/art/${artName(emoji)}.svg`
