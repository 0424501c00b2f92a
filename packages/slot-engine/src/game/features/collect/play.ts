import type { Collect } from '../../../definition.ts'
import type { Cell } from '../../../round.ts'
import { drawToken } from '../../board/draw.ts'
import type { Collecting } from '../../core/collect-plan.ts'
import type { WeightedDraw } from '../../tables/weighted-draw.ts'
import type { InView } from './in-view.ts'

export interface Collection {
  readonly feature: Collect
  readonly view: InView
  readonly values: WeightedDraw
  /** What a collector multiplies by; `null`: nothing. */
  readonly multipliers: WeightedDraw | null
}

/** Pays the coins that `n` stands for, `multiplier` times. */
export function collectCoins(
  { rng, tally, teller }: Collecting,
  { feature, view, values, multipliers }: Collection,
  n: number,
  multiplier: number,
): void {
  const collectors = view.collectors(n)
  const worth: number[] | null = teller && []
  const factors: number[] | null = teller && []
  let sum = 0
  for (let left = view.coins(n); left > 0; left--) {
    const value = drawToken(values, rng)
    sum += value
    worth?.push(value)
  }
  let factor = collectors === 0 ? 1 : 0
  for (let left = collectors; left > 0; left--) {
    const one = multipliers === null ? 1 : drawToken(multipliers, rng)
    factor += one
    factors?.push(one)
  }
  const coins = sum * factor * multiplier
  tally.pay(coins)
  if (teller === null) return
  const paying = payingCells(feature, teller.counted(view.coin))
  const collecting = view.collector < 0 ? [] : teller.counted(view.collector)
  teller.push({
    type: 'coinsCollected',
    feature: feature.id,
    paid: paying.map((cell, i) => ({ cell, coins: worth?.[i] ?? 0 })),
    collectors: collecting.map((cell, i) => ({ cell, multiplier: factors?.[i] ?? 1 })),
    multiplier,
    coins,
  })
}

/** From the left, the coins up to the first reel without one. */
function payingCells({ pays }: Collect, cells: readonly Cell[]): readonly Cell[] {
  if (pays !== 'fromLeft') return cells
  const reels = new Set(cells.map(([reel]) => reel))
  let run = 0
  while (reels.has(run)) run++
  return cells.filter(([reel]) => reel < run)
}
