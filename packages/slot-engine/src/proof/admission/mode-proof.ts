import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { progressive } from '../../game/features/jackpot/pools.ts'
import type { Meter } from '../../meter.ts'
import { greatestBesideRound, greatestRound, greatestWin } from '../bounds/greatest-round.ts'
import { type Hits, poolBounds } from './pool-bounds.ts'
import { exactHits, sampledHits } from './pool-hits.ts'
import type { Bounds, ProvedMode, TopWin } from './proof.ts'
import type { RoundBounds } from './round-bounds.ts'
import { strategyBounds } from './strategy-bounds.ts'

/** What is known of the rounds of a mode, one entry per strategy. */
export interface ModeRounds {
  /** The game as it is played in the mode. */
  readonly game: Game
  readonly mode: BetMode
  readonly rounds: readonly RoundBounds[]
  /** How many choices a round can ask for. */
  readonly asked: number
  readonly strategies: number
  /** By jackpot. */
  readonly hits: ReadonlyMap<string, Hits>
}

/** @param all modes, this one among them: they share the pools */
export function provedMode(of: ModeRounds, all: readonly ModeRounds[]): ProvedMode {
  const { game, mode, rounds, asked, strategies } = of
  const { worst, best } = strategyBounds(rounds, asked, game.maxCoins)
  const pools = poolsBounds(of, all)
  const share = (coins: Bounds): Bounds => ({ low: coins.low / mode.coins, high: coins.high / mode.coins })
  const withPools = (coins: Bounds): Bounds => share({ low: coins.low + pools.low, high: coins.high + pools.high })
  return {
    proved: true,
    mode: mode.id,
    betCoins: mode.coins,
    method: rounds.some(({ method }) => method === 'sampled') ? 'sampled' : 'exact',
    rounds: rounds.reduce((sum, one) => sum + one.rounds, 0),
    strategies,
    rtp: { low: withPools(worst).low, high: withPools(best).high },
    worst: withPools(worst),
    best: withPools(best),
    pools: share(pools),
    greatestWinCoins: greatestRound(game, mode) + greatestBesideRound(game.definition),
    topWin: topWin(greatestWin(game, mode), rounds),
  }
}

function poolsBounds({ game, hits }: ModeRounds, all: readonly ModeRounds[]): Bounds {
  const alike = all.reduce((sum, { strategies }) => sum + strategies, 0) === 1
  return progressive(game).reduce<Bounds>(
    (sum, jackpot) => {
      const of = (hits: ReadonlyMap<string, Hits>): Hits => hits.get(jackpot.id) as Hits
      const bounds = poolBounds(jackpot, { own: of(hits), all: widest(all.map((one) => of(one.hits))), alike })
      return { low: sum.low + bounds.low, high: sum.high + bounds.high }
    },
    { low: 0, high: 0 },
  )
}

/**
 * What is known of wins of jackpots under any of the strategies.
 * @param error the probability that one sampled bound may be wrong
 */
export function hitsOf(
  game: Game,
  mode: BetMode,
  rounds: readonly RoundBounds[],
  { seed, error, meter }: { readonly seed: string; readonly error: number; readonly meter: Meter },
): ReadonlyMap<string, Hits> {
  const pools = progressive(game)
  if (pools.length === 0) return new Map()
  const hits = rounds.map(
    (one, i) =>
      (one.method === 'exact' ? exactHits(game, mode, one) : null) ??
      sampledHits(game, mode, one.strategy, { seed: `${seed}/${i}`, error, meter }),
  )
  return new Map(pools.map(({ id }) => [id, widest(hits.map((one) => one.get(id) as Hits))]))
}

const widest = (hits: readonly Hits[]): Hits => ({
  most: Math.max(0, ...hits.map(({ most }) => most)),
  chance: {
    low: Math.min(1, ...hits.map(({ chance }) => chance.low)),
    high: Math.max(0, ...hits.map(({ chance }) => chance.high)),
  },
})

function topWin(coins: number, rounds: readonly RoundBounds[]): TopWin {
  const likeliest = rounds.reduce((most, one) => (one.topChance.high > most.topChance.high ? one : most))
  const { topChance: chance, topSeen: seen } = likeliest
  return { coins, chance, ...(seen === undefined ? {} : { seen }) }
}
