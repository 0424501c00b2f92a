import type { Rng } from '../rng.ts'

/**
 * Orders a reel's symbols so that a person would accept the strip: copies of one symbol stand evenly round the reel, never closer
 * than their gap where the counts allow it. Copies get even places with a little play, and what still stands
 * too close is swapped apart.
 * @param counts copies by symbol
 * @param gaps least distance between two copies by symbol; 1 lets them touch
 */
export function layStrip(counts: readonly number[], gaps: readonly number[], rng: Rng): number[] {
  const places: { symbol: number; at: number }[] = []
  counts.forEach((count, symbol) => {
    const offset = unit(rng)
    for (let copy = 0; copy < count; copy++) {
      places.push({ symbol, at: ((copy + offset + (unit(rng) - 0.5) * 0.5) / count) % 1 })
    }
  })
  places.sort((a, b) => a.at - b.at || a.symbol - b.symbol)
  const strip = places.map((place) => place.symbol)
  settle(
    strip,
    counts.map((count, symbol) => Math.min(gaps[symbol]!, Math.floor(strip.length / Math.max(1, count)))),
    rng,
  )
  return strip
}

const unit = (rng: Rng): number => rng.next() / 4_294_967_296

/** Swaps stops while that lessens the crowding. */
function settle(strip: number[], gaps: readonly number[], rng: Rng): void {
  const size = strip.length
  for (let round = 0; round < 60; round++) {
    const crowded = strip.flatMap((_, i) => (crowding(strip, gaps, i) > 0 ? [i] : []))
    if (crowded.length === 0) return
    for (const i of crowded) {
      const from = rng.below(size)
      for (let step = 0; step < size; step++) {
        if (swapHelps(strip, gaps, i, (from + step) % size)) break
      }
    }
  }
}

function swapHelps(strip: number[], gaps: readonly number[], i: number, j: number): boolean {
  if (strip[i] === strip[j]) return false
  const before = crowding(strip, gaps, i) + crowding(strip, gaps, j)
  swap(strip, i, j)
  if (crowding(strip, gaps, i) + crowding(strip, gaps, j) < before) return true
  swap(strip, i, j)
  return false
}

function swap(strip: number[], i: number, j: number): void {
  const kept = strip[i]!
  strip[i] = strip[j]!
  strip[j] = kept
}

/** How many steps too close the copies round a stop stand to it. */
function crowding(strip: readonly number[], gaps: readonly number[], at: number): number {
  const symbol = strip[at]!
  const gap = gaps[symbol]!
  let crowd = 0
  for (let step = 1; step < gap; step++) {
    if (strip[(at + step) % strip.length] === symbol) crowd += gap - step
    if (strip[(at - step + strip.length) % strip.length] === symbol) crowd += gap - step
  }
  return crowd
}

/** The least distance between two copies of a symbol round the reel; the reel's length when there is one copy or none. */
export function leastGap(strip: readonly string[] | readonly number[], symbol: string | number): number {
  const places = strip.flatMap((each, i) => (each === symbol ? [i] : []))
  return places.reduce((least, place, i) => {
    const next = places[i + 1] ?? places[0]! + strip.length
    return Math.min(least, next - place)
  }, strip.length)
}
