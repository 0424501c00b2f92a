/** Until this a page that the server drew is seen in stand-ins of the fonts. */
export const showFonts = (): void => document.documentElement.removeAttribute('data-opening')

/** Fetches them once the program has come, so that they are there for its first picture. */
export function fetchFonts(): void {
  for (const face of document.fonts) if (face.family.includes('Variable')) face.load().catch(() => {})
}

/** Whether this file was here before the page: then the fonts are, too. */
export const isReturning = (): boolean => {
  const [own] = performance.getEntriesByName(import.meta.url)
  return own instanceof PerformanceResourceTiming && own.transferSize === 0 && own.decodedBodySize > 0
}
