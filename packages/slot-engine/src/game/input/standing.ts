import type { Outline } from './outline.ts'

/** Whether a symbol may stand on a reel: wilds may be kept to some. */
export function mayStandOn({ symbols }: Outline, id: string, reel: number): boolean {
  const symbol = symbols?.get(id)
  return symbol?.kind !== 'wild' || symbol.reels === undefined || symbol.reels.includes(reel)
}

export const mayStandOnAll = (outline: Outline, id: string): boolean =>
  Array.from({ length: outline.reels }, (_, reel) => reel).every((reel) => mayStandOn(outline, id, reel))

/** A symbol, and what it may turn into. */
export const shownBy = ({ symbols }: Outline, id: string): readonly string[] => [
  id,
  ...(symbols?.get(id)?.reveals ?? []),
]
