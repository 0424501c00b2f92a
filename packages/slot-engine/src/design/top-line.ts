import type { SketchOdds } from './estimate.ts'
import { lineOdds } from './line-odds.ts'
import type { SketchReel } from './sketch.ts'

/** What the best line returns per coin of its pay, and what the cap takes of its square, per paid spin. */
export interface TopLine {
  readonly worth: number
  readonly squareCut: number
}

/** The best line reaches the cap with one wild that multiplies, or alone where none does; free spins cannot lift it higher. */
export function cappedTop(odds: SketchOdds): TopLine {
  const { sketch, free } = odds
  const { wildMultiplier: most } = sketch
  const on = (reels: readonly SketchReel[], multiplier: number): TopLine => {
    const full = (wildMultiplier: number): number => lineOdds({ ...sketch, wildMultiplier }, reels)[0]!.at(-1)!
    const bare = full(0)
    const wild = full(1) - bare
    const least = Math.min(multiplier, most)
    const square = bare * least ** 2 + wild * most ** 2
    return { worth: bare * least + wild * most, squareCut: full(most ** 2) * multiplier ** 2 - square }
  }
  const base = on(sketch.base, 1)
  if (!free) return base
  const inFree = on(sketch.freeSpins!.reels ?? sketch.base, sketch.freeSpins!.multiplier)
  const spins = free.triggerOdds * free.meanSpins
  return { worth: base.worth + spins * inFree.worth, squareCut: base.squareCut + spins * inFree.squareCut }
}
