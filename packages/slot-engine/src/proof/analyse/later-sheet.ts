/**
 * Sheets of games with falls that have no exact answer: first windows are exact, and what rounds pay beyond them is sampled. A round pays
 * T = min(C + L, cap), where C is what it would win without falls. E[C] is the exact mean of that game, so E[T] = E[C] + E[T − C], and only
 * the last mean is of rounds that were played.
 */
import { type BetMode, LIMITS, PLAIN_BET } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { expect } from '../../game/law/spin-law.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import { meanAtMost } from '../bounds/mean-bounds.ts'
import { errorOfOne } from '../bounds/sheet-bounds.ts'
import type { SimulatedSheet } from '../sheet.ts'
import type { LaterWins } from '../simulate/later-wins.ts'
import { roundLaw } from './round-law.ts'

/** Mean coins of a round without falls: in all, and of its paid spin. */
export interface FirstMeans {
  readonly all: number
  readonly paid: number
}

/** Free spins that play on whatever falls have brought before, so that a game without falls has the same first windows. */
const remembersNothing = (game: Game, plan: FreeSpinsPlan): boolean =>
  plan.inWin === null &&
  plan.landed === null &&
  plan.sticky.length + plan.walking.length === 0 &&
  plan.kept === null &&
  plan.extraWilds === null &&
  plan.changes === null &&
  plan.factors === null &&
  plan.chosen === null &&
  plan.levels === null &&
  plan.spares === null &&
  plan.winsAtLeast === 0 &&
  (plan.feature.grows === undefined || plan.feature.grows.each === 'cascade') &&
  !game.plan.inFeature.has(plan.feature.id)

const isPlain = (game: Game, mode: BetMode): boolean =>
  mode.id === PLAIN_BET &&
  game.plan.cascades !== null &&
  game.plan.cascades.multipliers[0] === 1 &&
  game.plan.changes === null &&
  game.plan.chances === null &&
  game.plan.factors === null &&
  game.plan.extraWilds === null &&
  game.plan.collects.length === 0 &&
  game.plan.features.every((plan) => plan.type === 'freeSpins' && remembersNothing(game, plan))

/** `null` where other things than first windows tell what a round without falls wins, or its mean is not in reach. */
export function firstMeans(game: Game, mode: BetMode, meter: Meter, steps: number): FirstMeans | null {
  if (!isPlain(game, mode)) return null
  const { cascades, modes, ...rest } = game.definition
  const features = (rest.features ?? []).map((feature) => {
    if (feature.type !== 'freeSpins') return feature
    const { grows, ...lasting } = feature
    return lasting
  })
  const still = compile({ ...rest, ...(rest.features && { features }), maxWin: LIMITS.maxWin })
  try {
    const law = meter.within({ steps }, () => roundLaw(still, {}, meter, 'mean'))
    return { all: law.mean, paid: expect(law.base, (coins) => coins) }
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

type BoundedSheet = SimulatedSheet & Required<Pick<SimulatedSheet, 'bounds'>>

/** The sheet of rounds that were played past the cap, with first windows exact. */
export function withFirstWindows(sheet: BoundedSheet, means: FirstMeans, later: LaterWins, most: number): BoundedSheet {
  const { spins: n, betCoins } = sheet
  if (n < 2) return sheet
  const inBets = (coins: number): number => coins / betCoins
  const rtp = { low: sheet.bounds.rtp.low, high: Math.max(sheet.bounds.rtp.low, highest(sheet, means, later, most)) }
  const bounds = { ...sheet.bounds, rtp }
  const within = (value: number): number => Math.max(rtp.low, Math.min(rtp.high, value))
  const beyond = (later.paid - later.firstCoins) / n
  const standardError = inBets(Math.sqrt(Math.max(0, later.squares / n - beyond ** 2) / (n - 1)))
  // Below a low cap, what first windows win may say little of what a round pays.
  if (standardError >= sheet.standardError) return { ...sheet, rtp: within(sheet.rtp), bounds }
  return {
    ...sheet,
    ...sourcesOf(sheet, means, later),
    rtp: within(inBets(means.all + beyond)),
    uncappedRtp: inBets(means.all + (later.won - later.firstCoins) / n),
    standardError,
    bounds,
  }
}

/**
 * The return is at most E[C] + E[min(T, cap) − min(C, cap)], of which the last is between 0 and the most that a round pays. From below that
 * tells nothing without the law of C. It stands in place of the bound by whole rounds, whatever either comes to, so that no more is claimed.
 */
function highest({ spins, betCoins }: BoundedSheet, means: FirstMeans, later: LaterWins, most: number): number {
  const told = later.entries()
  const lost = spins - told.reduce((sum, [, count]) => sum + count, 0)
  const histogram = [[0, lost] as const, ...told].map(([coins, count]) => [coins / betCoins, count] as const)
  return means.all / betCoins + meanAtMost({ histogram, greatest: most / betCoins, unit: 1 }, errorOfOne)
}

/** Each source wins as it did in the rounds played, but for what first windows won too little or too much there. */
function sourcesOf(
  { rtpBySource, features, spins, betCoins }: SimulatedSheet,
  means: FirstMeans,
  later: LaterWins,
): Pick<SimulatedSheet, 'rtpBySource' | 'features'> {
  const inBets = (coins: number): number => coins / betCoins
  const paid = inBets(means.paid - later.firstPaid / spins)
  const free = inBets(means.all - means.paid - (later.firstCoins - later.firstPaid) / spins)
  const sampled = Object.values(rtpBySource.features).reduce((sum, rtp) => sum + rtp, 0)
  const factor = sampled === 0 ? 1 : (sampled + free) / sampled
  return {
    rtpBySource: {
      ...rtpBySource,
      lines: rtpBySource.lines + paid,
      features: Object.fromEntries(Object.entries(rtpBySource.features).map(([id, rtp]) => [id, rtp * factor])),
    },
    features: features.map((feature) => ({
      ...feature,
      rtp: feature.rtp * factor,
      averageWin: feature.averageWin * factor,
    })),
  }
}
