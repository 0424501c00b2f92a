/** Rounds of small games, played once for every way that their draws can fall. */

import { unattended } from '../src/game/core/choices.ts'
import { type Game, modeOf } from '../src/game/core/game.ts'
import type { RoundOptions } from '../src/game/core/round-options.ts'
import { Player } from '../src/game/play/player.ts'
import { createRng, type Rng } from '../src/rng.ts'
import type { Law } from './reference-law.ts'

export interface EveryRound {
  /** What a round pays. */
  readonly law: Law
  /** Means over all rounds: coins that a paid spin wins by the win rule and by scatters. */
  readonly lines: number
  readonly scatters: number
  /** And coins that each feature pays. */
  readonly coins: readonly number[]
}

/** Draws one number after the other, so that in the end every combination has come up once. */
class EveryDraw {
  private readonly drawn: { readonly count: number; number: number }[] = []
  private at = 0
  /** Of the combination at hand. */
  chance = 1

  readonly rng: Rng = Object.assign(Object.create(createRng('unused')), {
    below: (count: number): number => {
      if (count === 1) return 0
      if (this.at === this.drawn.length) this.drawn.push({ count, number: 0 })
      this.chance /= count
      return (this.drawn[this.at++] as { number: number }).number
    },
  })

  /** Goes on to the next combination; false where there is none. */
  next(): boolean {
    this.at = 0
    this.chance = 1
    while (this.drawn.length > 0) {
      const last = this.drawn.at(-1) as { readonly count: number; number: number }
      if (++last.number < last.count) return true
      this.drawn.pop()
    }
    return false
  }
}

/** More would take seconds. */
const MOST = 50_000

/** For games whose rounds make a few thousand combinations of draws at most. */
export function everyRound(game: Game, { mode, choose }: RoundOptions = {}): EveryRound {
  const draws = new EveryDraw()
  const bet = modeOf(game, mode)
  const law = new Map<number, number>()
  const sums = { lines: 0, scatters: 0, coins: game.plan.features.map(() => 0) }
  let rounds = 0
  do {
    if (++rounds > MOST) throw new RangeError('too many combinations of draws')
    const player = new Player(game, draws.rng, null, unattended(choose))
    const paid = player.round(bet)
    const { chance } = draws
    law.set(paid, (law.get(paid) ?? 0) + chance)
    const { lines, scatters, coins } = player.tally.sources
    sums.lines += chance * lines
    sums.scatters += chance * scatters
    sums.coins = sums.coins.map((sum, i) => sum + chance * (coins[i] as number))
  } while (draws.next())
  return { law, ...sums }
}
