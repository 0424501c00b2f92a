/**
 * A game in numbers, while it is being designed. Symbols are ranks: 0 is the best regular symbol, then the others down to
 * `regulars - 1`; the wild is `regulars`, the scatter `regulars + 1`. The wild never stands on the reel a run begins on,
 * so a run is always named by its first symbol, and what a line pays does not depend on comparing readings.
 */
export interface Sketch {
  readonly regulars: number
  readonly base: readonly SketchReel[]
  readonly lines: readonly (readonly number[])[]
  readonly direction: SketchDirection
  readonly betCoins: number
  /** Each wild in a win multiplies it by this. */
  readonly wildMultiplier: number
  readonly scatterPays: readonly number[]
  readonly freeSpins: SketchFreeSpins | null
}

export type SketchDirection = 'left' | 'right' | 'both'

export interface SketchReel {
  readonly strip: readonly number[]
  /** Null: every stop equally likely. */
  readonly weights: readonly number[] | null
  readonly rows: number
}

export interface SketchFreeSpins {
  /** Spins by scatter count. */
  readonly awards: readonly number[]
  /** Further spins while they run, by scatter count. */
  readonly again: readonly number[]
  readonly retrigger: boolean
  readonly multiplier: number
  /** Null: the base game's. */
  readonly reels: readonly SketchReel[] | null
}

/** Coins per line by symbol rank and run length: `pays[rank][count]`. */
export type Pays = readonly (readonly number[])[]

export const wildOf = (sketch: Pick<Sketch, 'regulars'>): number => sketch.regulars
export const scatterOf = (sketch: Pick<Sketch, 'regulars'>): number => sketch.regulars + 1

/** A reel's cells as odds: `odds[row][symbol]`. */
export function cellOdds(reel: SketchReel, symbols: number): number[][] {
  const total = reelWeight(reel)
  return Array.from({ length: reel.rows }, (_, row) => {
    const odds = new Array<number>(symbols).fill(0)
    eachStop(reel, (stop, weight) => {
      odds[reel.strip[(stop + row) % reel.strip.length]!]! += weight / total
    })
    return odds
  })
}

export const reelWeight = (reel: SketchReel): number =>
  reel.weights ? reel.weights.reduce((sum, weight) => sum + weight, 0) : reel.strip.length

export function eachStop(reel: SketchReel, visit: (stop: number, weight: number) => void): void {
  for (let stop = 0; stop < reel.strip.length; stop++) visit(stop, reel.weights ? reel.weights[stop]! : 1)
}
