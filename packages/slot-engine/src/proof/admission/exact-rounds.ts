import type { BetMode } from '../../definition.ts'
import { floatAt } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import { capEffect } from '../analyse/cap.ts'
import { type RoundLaw, roundLaw } from '../analyse/round-law.ts'
import { tailBound } from '../analyse/tail-bound.ts'
import { greatestWin } from '../bounds/greatest-round.ts'
import { lawDistribution, meanOf } from '../sheet/round-distribution.ts'
import { isLeastKnown, leastAfterGamble, leastShareGambled } from './gambled.ts'
import type { Bounds } from './proof.ts'
import type { RoundBounds } from './round-bounds.ts'
import { lostToSpinLimit } from './spin-limit.ts'
import type { Strategy } from './strategies.ts'

/** Bets by which exact means are rounded outward: sums of doubles err by some 1e-12 of themselves. */
const ROUNDING_BETS = 1e-6
/**
 * The same as a share of the cap. A Fourier transform of N values errs, in the Euclidean norm, by less than 1e-15 log₂ N
 * (N. J. Higham, "Accuracy and Stability of Numerical Algorithms", 2002, theorem 24.2), so a mean of values up to the cap
 * by less than √N times that: 5e-11 for N = 2²².
 */
const ROUNDING_OF_CAP = 1e-9

/** Of what is left of a budget, what one law may take. */
const EXACT_SHARE = 0.1

/** The rounds of a mode by their law; `null` where there is none in reach. */
export function exactRounds(game: Game, mode: BetMode, strategy: Strategy, meter: Meter): RoundBounds | null {
  try {
    return meter.within({ steps: Math.max(1, Math.floor(EXACT_SHARE * meter.left)) }, () =>
      boundsOf(roundLaw(game, { mode: mode.id, choose: strategy }, meter), mode, strategy),
    )
  } catch (error) {
    if (error instanceof OutOfReach || error instanceof RangeError) return null
    throw error
  }
}

function boundsOf(law: RoundLaw, mode: BetMode, strategy: Strategy): RoundBounds | null {
  const lost = lostToSpinLimit(law, mode)
  const rounding = ROUNDING_BETS * law.betCoins + ROUNDING_OF_CAP * law.game.maxCoins
  if (lost > rounding / 2) return null
  const cap = capped(law)
  if (cap === null) return null
  const paid = { low: Math.max(0, cap.low - rounding), high: cap.high + rounding }
  return {
    strategy,
    method: 'exact',
    rounds: 0,
    paid,
    gambled: law.game.definition.gamble === undefined ? paid : gambledBounds(law, paid, rounding),
    uncapped: law.mean + rounding,
    capChance: cap.chance,
    topChance: topChance(law, greatestWin(law.game, mode), cap.chance),
  }
}

/** Bets that a bound on what the cap takes may leave open. */
const OPEN_BETS = 1e-4

/** The mean as paid. Where the whole distribution is too long to work out, Chernoff's bound says what the cap takes at most. */
function capped(law: RoundLaw): (Bounds & { readonly chance: Bounds }) | null {
  try {
    const { mean, probability, probabilityIs } = capEffect(law)
    return { low: mean, high: mean, chance: { low: probabilityIs === 'exact' ? probability : 0, high: probability } }
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    const { excess, probability } = tailBound(law, law.game.maxCoins, Number.POSITIVE_INFINITY)
    if (excess > OPEN_BETS * law.betCoins) return null
    return { low: law.mean - excess, high: law.mean, chance: { low: 0, high: probability } }
  }
}

function topChance({ base, ...law }: RoundLaw, greatest: number, capChance: Bounds): Bounds {
  if (greatest >= law.game.maxCoins) return capChance
  if (base.starts.some((starts) => starts.some((n) => n > 0)))
    return { low: 0, high: tailBound({ base, ...law }, Math.max(1, greatest), Number.POSITIVE_INFINITY).probability }
  const count = base.counts.reduce((sum, times, i) => (floatAt(base.coins, i) >= greatest ? sum + times : sum), 0)
  return { low: count / base.cycle, high: count / base.cycle }
}

function gambledBounds(law: RoundLaw, paid: RoundBounds['paid'], rounding: number): RoundBounds['gambled'] {
  const { definition } = law.game
  if (!isLeastKnown(definition)) return { low: paid.low * leastShareGambled(definition), high: paid.high }
  const least = leastAfterGamble(law.game)
  try {
    const mean = meanOf(lawDistribution(law), least)
    return { low: Math.max(0, mean - rounding), high: mean + rounding }
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    return { low: paid.low * leastShareGambled(definition), high: paid.high }
  }
}
