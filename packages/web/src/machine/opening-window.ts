import { BASE_REELS, type Face, leadersOf, reelsOf, topOf } from './face.ts'

export interface Shown {
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
  /** Where the top reel stands, and over which reels. */
  readonly top?: { readonly stop: number; readonly reels: readonly number[] }
}

const TOP_STOP = 3

/** What stands in the window before the first spin: a place on each strip, the same each time. */
export function openingWindow(face: Face): Shown {
  const reels = reelsOf(face, BASE_REELS)
  const stops = leadersOf(reels).map((leader, reel) => (leader * 7 + 3) % (reels[reel]?.strip.length ?? 1))
  const columns = reels.map(({ strip, rows }, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
  const top = topOf(face, BASE_REELS)
  if (!top) return { stops, window: columns }
  const window = columns.map((column, reel) => {
    const place = top.reels.indexOf(reel)
    return place < 0 ? column : [top.strip[(TOP_STOP + place) % top.strip.length] ?? '', ...column]
  })
  return { stops, window, top: { stop: TOP_STOP, reels: top.reels } }
}
