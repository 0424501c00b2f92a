import { BASE_REELS, type Face, reelsOf } from './face.ts'

export interface Shown {
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
}

/** What stands in the window before the first spin: a place on each strip, the same each time. */
export function openingWindow(face: Face): Shown {
  const reels = reelsOf(face, BASE_REELS)
  const stops = reels.map(({ strip }, reel) => (reel * 7 + 3) % strip.length)
  return {
    stops,
    window: reels.map(({ strip, rows }, reel) =>
      Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
    ),
  }
}
