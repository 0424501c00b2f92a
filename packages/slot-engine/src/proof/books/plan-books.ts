import { entryOf, floatAt } from '../../entries.ts'
import { type Game, jackpotContribution, modeOf } from '../../game/core/game.ts'
import { OutOfReach } from '../../game/law/law.ts'
import { analyse } from '../analyse/analyse.ts'
import { replayer } from '../outcomes/make-outcomes.ts'
import { roundDistribution } from '../sheet/round-distribution.ts'
import type { ParSheet } from '../sheet.ts'
import { HUNDREDTHS, TENTH } from './format.ts'
import type { PayoutTargets } from './tilt.ts'
import { type PaidRounds, type Weights, weighRounds } from './weigh.ts'

export interface BookOptions {
  /** The bet mode; by default the plain bet. */
  readonly mode?: string
  /** Rounds to write, each the one that `createRng(`${seed}/${id}`)` draws, `id` from 1. */
  readonly rounds: number
  readonly seed: string
  /** Payouts are whole multiples of this many hundredths of the bet: 10, as the SDK's checks want it, or 1. */
  readonly step?: 1 | 10
  /** Rounds to play for the figures of a game without an exact sheet. */
  readonly spins?: number
}

/** Everything that the files of one mode follow from. */
export interface BookPlan {
  readonly mode: string
  /** In plain bets. */
  readonly cost: number
  readonly rounds: number
  readonly paid: PaidRounds
  readonly weights: Weights
  /** Of the game, as its sheet has them. In bets of the mode. */
  readonly target: BookFigures
  /** Of the table. */
  readonly reached: BookFigures
  readonly method: ParSheet['method']
  /** Of the target's RTP, where it is simulated. */
  readonly standardError?: number
  readonly isSpreadMet: boolean
}

export interface BookFigures {
  readonly rtp: number
  readonly hitFrequency: number
  readonly standardDeviation: number
}

export class CannotBook extends Error {}

/** Rounds played between two chances to stop. */
const STRETCH = 4096

/**
 * Plays the rounds, counts what they pay and weighs them: a generator, so that long work can be watched and stopped; it
 * yields how many are played. What it keeps grows with the number of different payouts, not with the rounds.
 * @throws CannotBook where the format cannot say what the game pays, or no weights have the game's figures
 * @throws RangeError for a bet mode the game does not have
 */
export function* planBooks(game: Game, options: BookOptions): Generator<number, BookPlan, void> {
  const { mode, rounds, spins } = options
  const bet = modeOf(game, mode)
  if (jackpotContribution(game, bet.coins) > 0)
    throw new CannotBook('the game has progressive jackpots, whose pools a table of fixed payouts cannot hold')
  const counts = yield* counted(game, options)
  const sheet = analyse(game, { ...(mode === undefined ? {} : { mode }), ...(spins === undefined ? {} : { spins }) })
  const cost = bet.coins / game.betCoins
  const unit = cost * HUNDREDTHS
  const target = figuresOf(sheet)
  const paid = paidRounds(game, mode, counts)
  const weights = weighRounds(paid, payoutTargets(target, unit))
  if (weights === null)
    throw new CannotBook(
      `no weights of these ${rounds} rounds return ${(100 * sheet.rtp).toFixed(4)} % with a win in ` +
        `${(100 * sheet.hitFrequency).toFixed(3)} %: play more rounds`,
    )
  const { mean, hitFrequency, standardDeviation } = weights.reached
  return {
    mode: bet.id,
    cost,
    rounds,
    paid,
    weights,
    target,
    reached: { rtp: mean / unit, hitFrequency, standardDeviation: standardDeviation / unit },
    method: sheet.method,
    ...(sheet.method === 'exact' ? {} : { standardError: sheet.standardError }),
    isSpreadMet: weights.isSpreadMet,
  }
}

const figuresOf = ({ rtp, hitFrequency, standardDeviation }: ParSheet): BookFigures => ({
  rtp,
  hitFrequency,
  standardDeviation,
})

const payoutTargets = ({ rtp, hitFrequency, standardDeviation }: BookFigures, unit: number): PayoutTargets => ({
  mean: rtp * unit,
  hitFrequency,
  standardDeviation: standardDeviation * unit,
})

function* counted(
  game: Game,
  { mode, rounds, seed, step = TENTH }: BookOptions,
): Generator<number, Map<number, number>> {
  const play = replayer(game, seed, mode)
  const unitsOf = payoutUnits(game, step)
  const counts = new Map<number, number>()
  for (let id = 1; id <= rounds; id++) {
    const payout = unitsOf(play(id))
    counts.set(payout, (counts.get(payout) ?? 0) + 1)
    if (id % STRETCH === 0) yield id
  }
  return counts
}

/** Coins in hundredths of the plain bet. */
export function payoutUnits(game: Game, step: number): (coins: number) => number {
  const { betCoins } = game
  return (coins) => {
    const payout = (coins * HUNDREDTHS) / betCoins
    if (payout % step === 0) return payout
    throw new CannotBook(unevenReason(game, coins, step))
  }
}

/** How many pays are named before the rest is counted. */
const NAMED = 3

function unevenReason(game: Game, coins: number, step: number): string {
  const { betCoins } = game
  const finest = (hundredths: number): number => betCoins / gcd(betCoins, HUNDREDTHS / hundredths)
  const fit = step > 1 && coins % finest(1) === 0 ? 'Payouts in steps of 1 hundredth take this one. ' : ''
  return (
    `a round pays ${coins} coins for a bet of ${betCoins}, and a payout must be a whole multiple of ${step / HUNDREDTHS} ` +
    `bets: the pays of this bet would have to be multiples of ${finest(step)} coins${unevenPays(game, finest(step))}. ` +
    `${fit}A game designed with "betCoins": ${HUNDREDTHS / step} pays in such steps alone`
  )
}

/** The first pays of the table that are no multiples. */
function unevenPays({ definition }: Game, finest: number): string {
  const uneven = definition.symbols.flatMap((symbol) =>
    Object.entries('pays' in symbol ? (symbol.pays ?? {}) : {})
      .filter(([, coins]) => coins % finest !== 0)
      .map(([count, coins]) => `${count} × ${symbol.name ?? symbol.id} (${coins})`),
  )
  if (uneven.length === 0) return ''
  const more = uneven.length > NAMED ? ` and ${uneven.length - NAMED} more` : ''
  return `, unlike ${uneven.slice(0, NAMED).join(', ')}${more}`
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function paidRounds(game: Game, mode: string | undefined, counts: ReadonlyMap<number, number>): PaidRounds {
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const payouts = sorted.map(([payout]) => payout)
  const rounds = sorted.map(([, count]) => count)
  const chances = exactChances(game, mode, payouts)
  return chances === null ? { payouts, rounds } : { payouts, rounds, chances }
}

/** How often the game pays each; what was never played counts for the nearest win that was. */
function exactChances(game: Game, mode: string | undefined, payouts: readonly number[]): number[] | null {
  try {
    const { coins, chances } = roundDistribution(game, mode === undefined ? {} : { mode })
    const near = payouts.map(() => 0)
    coins.forEach((value, i) => {
      const at = nearest(payouts, (value * HUNDREDTHS) / game.betCoins)
      near[at] = entryOf(near, at) + floatAt(chances, i)
    })
    return near
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function nearest(payouts: readonly number[], payout: number): number {
  const first = payout > 0 && payouts[0] === 0 && payouts.length > 1 ? 1 : 0
  let [low, high] = [first, payouts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entryOf(payouts, middle) < payout) low = middle + 1
    else high = middle
  }
  const below = Math.max(first, low - 1)
  return payout - entryOf(payouts, below) < entryOf(payouts, low) - payout ? below : low
}
