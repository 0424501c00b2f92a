import type { Jackpot } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { unattended } from '../../game/core/choices.ts'
import { type Game, gameIn, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { wonBy } from '../../game/features/jackpot/pools.ts'
import { expect } from '../../game/law/spin-law.ts'
import { Player } from '../../game/play/player.ts'
import { Meter, OutOfReach, type WorkOptions } from '../../meter.ts'
import { createRng } from '../../rng.ts'
import type { RoundEvent } from '../../round.ts'
import { type RoundLaw, roundLaw } from '../analyse/round-law.ts'
import { featureHits } from './feature-hits.ts'

/** What is known of a jackpot. Hits are mean numbers in a round. */
export interface JackpotSheet {
  readonly id: string
  /** What it pays, or what its pool starts from. */
  readonly coins: number
  /** What a round puts into the pool, in coins; 0: a fixed jackpot. */
  readonly contributionCoins: number
  /** By prizes and coins, before the cap. */
  readonly hitsPerRound: number
  /** How the hits are known. */
  readonly method: 'exact' | 'simulated'
  /** Of the hits, where they are simulated. */
  readonly standardError?: number
  /** By the height of the pool. */
  readonly mustHitsPerRound: number
  /** What the pool holds when it is paid, on average in the long run. Absent where it is never paid. */
  readonly meanPoolCoins?: number
  /** What prizes return of the bet by what the jackpot starts from: in the RTP of the game's sheet. */
  readonly rtpInRound: number
  /** What the pool returns beside the round. */
  readonly rtpOfPool: number
}

export interface JackpotOptions extends RoundOptions, WorkOptions {
  /** Rounds to play where hits have no exact answer, by default 200,000. */
  readonly spins?: number
  readonly seed?: string
}

/**
 * Contribution and hit odds of each jackpot. What goes into a pool comes back through it: a pool that can be hit returns
 * its contribution, and, where it must be hit, what it starts from as often as that happens.
 * @throws RangeError for a bet mode the game does not have
 */
export function jackpotSheets(game: Game, options: JackpotOptions = {}): readonly JackpotSheet[] {
  const { jackpots = [] } = game.definition
  if (jackpots.length === 0) return []
  const { coins: betCoins } = modeOf(game, options.mode)
  const hits = hitsOf(game, jackpots, options)
  return jackpots.map((jackpot, i): JackpotSheet => {
    const { id, coins, contributionPpm = 0 } = jackpot
    const { mean, standardError } = hits[i] as Hits
    const contributionCoins = contributionPpm / 1e6
    const perRound = resetsPerRound(jackpot, mean)
    const mustHits = Math.max(0, perRound - mean)
    return {
      id,
      coins,
      contributionCoins,
      hitsPerRound: mean,
      method: standardError === undefined ? 'exact' : 'simulated',
      ...(standardError === undefined ? {} : { standardError }),
      mustHitsPerRound: mustHits,
      ...(perRound > 0 ? { meanPoolCoins: coins + contributionCoins / perRound } : {}),
      rtpInRound: (mean * coins) / betCoins,
      rtpOfPool: perRound > 0 ? (contributionCoins + mustHits * coins) / betCoins : 0,
    }
  })
}

interface Hits {
  readonly mean: number
  readonly standardError?: number
}

/** Of what is left of a budget: what the exact hits may take, and after what no further round begins. */
const EXACT_SHARE = 0.5
const SAMPLE_SHARE = 0.7

function hitsOf(game: Game, jackpots: readonly Jackpot[], options: JackpotOptions): readonly Hits[] {
  const meter = new Meter(options)
  try {
    const steps = Math.floor(EXACT_SHARE * meter.left)
    return meter.within({ steps }, () => exactHits(roundLaw(game, options, meter), jackpots, options))
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    return sampledHits(game, jackpots, options, meter)
  }
}

function exactHits(law: RoundLaw, jackpots: readonly Jackpot[], { choose = {} }: RoundOptions): Hits[] {
  const hits = featureHits(law.game, law.mode, choose, law.meter)
  return jackpots.map((_, i) => ({
    mean: expect(law.base, (_, starts) =>
      starts.reduce((sum, n, f) => (n > 0 ? sum + entryOf(hits(f, n), i) : sum), 0),
    ),
  }))
}

function sampledHits(
  whole: Game,
  jackpots: readonly Jackpot[],
  { spins: most = 200_000, seed = 'jackpots', mode, choose }: JackpotOptions,
  meter: Meter,
): Hits[] {
  const game = gameIn(whole, mode)
  const events: RoundEvent[] = []
  const player = new Player(game, createRng(seed), events, unattended(choose), meter)
  const bet = modeOf(game, mode)
  const sums = jackpots.map(() => ({ hits: 0, squares: 0 }))
  const last = meter.steps + SAMPLE_SHARE * meter.left
  let spins = 0
  for (; spins < most && meter.steps < last; spins++) {
    events.length = 0
    player.round(bet)
    const won = wonBy({ events })
    jackpots.forEach(({ id }, j) => {
      const hits = won.get(id) ?? 0
      const sum = sums[j] as { hits: number; squares: number }
      sum.hits += hits
      sum.squares += hits * hits
    })
  }
  return sums.map(({ hits, squares }) => {
    const mean = hits / spins
    return { mean, standardError: Math.sqrt(Math.max(0, squares / spins - mean * mean) / spins) }
  })
}

/** Heights that are summed up one by one; of more, as many evenly spread ones. */
const HEIGHTS = 1_000_000

/**
 * How often the pool starts anew: one over the mean number of rounds between. A height of j coins is reached in
 * m = j / c rounds on average, as fractions of a coin stay for the next pool, and before that each round hits with
 * chance h: E[min(G, m)] = (1 − (1 − h)^m) / h rounds.
 */
function resetsPerRound({ coins, contributionPpm = 0, mustHitBy }: Jackpot, hits: number): number {
  if (mustHitBy === undefined) return hits
  const range = mustHitBy - coins
  const steps = Math.min(range, HEIGHTS)
  let rounds = 0
  for (let i = 0; i < steps; i++) {
    const height = Math.floor(((i + 0.5) * range) / steps) + 1
    const m = (height * 1e6) / contributionPpm
    rounds += hits === 0 ? m : -Math.expm1(m * Math.log1p(-Math.min(hits, 1 - 1e-12))) / hits
  }
  return steps / rounds
}
