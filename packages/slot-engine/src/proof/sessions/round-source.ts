import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { OutOfReach } from '../../game/law/law.ts'
import type { Meter } from '../../meter.ts'
import { createSfc32, type Sfc32 } from '../../rng.ts'
import { meanOf, type RoundDistribution, roundDistribution } from '../sheet/round-distribution.ts'
import { SpinCounter } from '../simulate/spin-counter.ts'
import { drawRounds, roundTables } from './alias-table.ts'

/** Where rounds come from. */
export interface RoundSource {
  readonly drawnFrom: 'distribution' | 'rounds'
  /** Fills `into` with the coins of independent rounds. */
  fill(rng: Sfc32, into: Float64Array): void
  /** Of one round's coins: exact, or of the rounds played so far. */
  moments(): { readonly mean: number; readonly variance: number }
}

export function roundSource(game: Game, options: RoundOptions, meter: Meter): RoundSource {
  const distribution = distributionOf(game, options)
  if (distribution === null) return new PlayedRounds(game, options, meter)
  const tables = roundTables(distribution)
  return {
    drawnFrom: 'distribution',
    fill: (rng, into) => drawRounds(tables, rng, into),
    moments() {
      const mean = meanOf(distribution, (coins) => coins)
      return { mean, variance: meanOf(distribution, (coins) => (coins - mean) ** 2) }
    },
  }
}

function distributionOf(game: Game, options: RoundOptions): RoundDistribution | null {
  try {
    return roundDistribution(game, options)
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

class PlayedRounds implements RoundSource {
  readonly drawnFrom = 'rounds'
  private readonly counter: SpinCounter
  private rounds = 0
  private squares = 0

  constructor(game: Game, options: RoundOptions, meter: Meter) {
    this.counter = new SpinCounter(game, createSfc32(''), options, meter)
  }

  fill(rng: Sfc32, into: Float64Array): void {
    const { counter } = this
    let squares = 0
    for (let i = 0; i < into.length; i++) {
      const before = counter.totalCoins
      counter.play(rng, 1, Number.POSITIVE_INFINITY)
      // A session whose round is broken off has no end.
      if (counter.cutRounds > 0) throw new OutOfReach('reelSets.base', 'steps')
      const coins = counter.totalCoins - before
      into[i] = coins
      squares += coins * coins
    }
    this.rounds += into.length
    this.squares += squares
  }

  moments(): { mean: number; variance: number } {
    const mean = this.counter.totalCoins / this.rounds
    return { mean, variance: this.squares / this.rounds - mean ** 2 }
  }
}
