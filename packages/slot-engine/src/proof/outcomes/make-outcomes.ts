import { unattended } from '../../game/core/choices.ts'
import { type Game, gameIn, modeOf } from '../../game/core/game.ts'
import { OutOfReach } from '../../game/law/law.ts'
import { eachOutcome } from '../../game/law/spin-law.ts'
import { Player } from '../../game/play/player.ts'
import { ROUND_BUDGET } from '../../game/play/spin.ts'
import { TOLD } from '../../game/play/window-steps.ts'
import { DEFAULT_BUDGET, Meter, UNLIMITED, unmetered, type WorkOptions } from '../../meter.ts'
import { createRng, streamSeed } from '../../rng.ts'
import type { Round, RoundEvent } from '../../round.ts'
import { type RoundLaw, roundLaw } from '../analyse/round-law.ts'
import { type OutcomeRow, type OutcomeTable, TABLE_LIMITS } from './outcome-table.ts'

export interface OutcomeOptions extends WorkOptions {
  /** The bet mode. */
  readonly mode?: string
  /** Rounds to play, by default 100,000; absent with a game that can be enumerated: every total it can pay. */
  readonly rounds?: number
  readonly seed?: string
}

const ROUNDS = 100_000

/**
 * A game as a look-up table. One whose rounds are single spins with an exact law gets one row for each total it can pay,
 * weighted by its combinations: table and game are then the same. Any other, and one of which rounds are asked for, gets
 * rounds that are played, each of weight 1 and with its own seed: the table returns what they returned.
 * @throws RangeError for a bet mode the game does not have, or a number of rounds out of range
 * @throws OutOfReach over the budget, which by default is as large as the rounds need, and for a round that `spin` breaks off
 */
export function makeOutcomes(game: Game, options: OutcomeOptions = {}): OutcomeTable {
  const { mode, rounds, seed = 'outcomes' } = options
  const { coins: betCoins } = modeOf(game, mode)
  const head = { betCoins, game: game.definition.id, ...(mode === undefined ? {} : { mode }) }
  const meter = new Meter({ ...options, budget: { ...UNLIMITED, ...options.budget } })
  const rows = rounds === undefined ? enumerated(game, mode, meter) : null
  return rows === null ? { ...head, seed, rows: played(game, rounds ?? ROUNDS, seed, mode, meter) } : { ...head, rows }
}

/** Of what is left of a budget, what an exact law may take. */
const LAW_SHARE = 0.6

function enumerated(game: Game, mode: string | undefined, meter: Meter): OutcomeRow[] | null {
  const law = lawOf(game, mode, meter)
  if (law === null || law.base.cycle > Number.MAX_SAFE_INTEGER) return null
  const { base } = law
  const counts = new Map<number, number>()
  const starts = base.starts.map((each) => each.some((n) => n > 0))
  if (base.startIndex.some((index) => starts[index])) return null
  eachOutcome(base, ({ coins, count }) => {
    const payout = Math.min(coins, game.maxCoins)
    counts.set(payout, (counts.get(payout) ?? 0) + count)
  })
  const totals = [...counts].filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b)
  return totals.map(([payout, weight], i) => ({ id: i + 1, weight, payout }))
}

function lawOf(game: Game, mode: string | undefined, meter: Meter): RoundLaw | null {
  const steps = Math.min(DEFAULT_BUDGET.steps, Math.floor(LAW_SHARE * meter.left))
  try {
    return meter.within({ ...DEFAULT_BUDGET, steps }, () => roundLaw(game, mode === undefined ? {} : { mode }, meter))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function played(game: Game, rounds: number, seed: string, mode: string | undefined, meter: Meter): OutcomeRow[] {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > TABLE_LIMITS.rows)
    throw new RangeError(`rounds must be a whole number from 1 to ${TABLE_LIMITS.rows}, not ${rounds}`)
  const replay = replayer(game, seed, mode, meter)
  return Array.from({ length: rounds }, (_, i) => ({ id: i + 1, weight: 1, payout: replay(i + 1) }))
}

/** What one round may take that is not told, so that what is played can be told. */
const UNTOLD_BUDGET = { steps: ROUND_BUDGET.steps / TOLD }

/** What the round of each id pays. @throws OutOfReach for one that takes more than a round may */
export function replayer(
  whole: Game,
  seed: string,
  mode: string | undefined,
  meter: Meter = unmetered(),
): (id: number) => number {
  const game = gameIn(whole, mode)
  const player = new Player(game, createRng(seed), null, unattended(), meter)
  const bet = modeOf(game, mode)
  return (id) => {
    player.rng = createRng(streamSeed(seed, id))
    return meter.within(UNTOLD_BUDGET, () => player.round(bet))
  }
}

/** The round of each id, told. The list of events is used again by the next. @throws OutOfReach as `spin` does */
export function roundTeller(
  whole: Game,
  seed: string,
  mode: string | undefined,
  meter: Meter = unmetered(),
): (id: number) => Round {
  const game = gameIn(whole, mode)
  const events: RoundEvent[] = []
  const player = new Player(game, createRng(seed), events, unattended(), meter)
  const bet = modeOf(game, mode)
  return (id) => {
    events.length = 0
    player.rng = createRng(streamSeed(seed, id))
    const totalCoins = meter.within(ROUND_BUDGET, () => player.round(bet))
    return { betCoins: bet.coins, totalCoins, events }
  }
}
