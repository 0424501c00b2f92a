type IsGone = (reel: number, row: number) => boolean

/**
 * How many places each symbol of a refilled window has come: down its reel, and to the left on a reel that lies over those
 * `under` it.
 */
export function dropsOf(
  window: readonly (readonly string[])[],
  under: readonly number[],
  isGone: IsGone,
): readonly (readonly number[])[] {
  const across = slides(under.length, (place) => isGone(under[place] ?? -1, 0))
  return window.map((column, reel) => {
    const place = under.indexOf(reel)
    if (place < 0) return falls(column.length, (row) => isGone(reel, row))
    return [across[place] ?? 0, ...falls(column.length - 1, (row) => isGone(reel, row + 1))]
  })
}

/** New symbols follow in from above. */
function falls(rows: number, isGone: (row: number) => boolean): number[] {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !isGone(row))
  const gaps = rows - kept.length
  return Array.from({ length: rows }, (_, row) => (row < gaps ? gaps : row - (kept[row - gaps] ?? row)))
}

/** New symbols follow in from the right. */
function slides(places: number, isGone: (place: number) => boolean): number[] {
  const kept = Array.from({ length: places }, (_, place) => place).filter((place) => !isGone(place))
  return Array.from({ length: places }, (_, place) => (kept[place] ?? place + places - kept.length) - place)
}
