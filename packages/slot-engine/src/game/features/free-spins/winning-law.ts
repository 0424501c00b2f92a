import { LIMITS } from '../../../definition.ts'
import { floatAt, intAt } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
import type { SpinLaw } from '../../law/spin-law.ts'

/** A chance that no double tells from none beside another. */
const NEGLIGIBLE = 2 ** -60
/** Bytes of an outcome, and steps that it takes. */
const OUTCOME_BYTES = 44
const OUTCOME_STEPS = 4

/** The laws of spins of which each has to win so many coins; the terms themselves where none has to. */
export function termsOfWinning(least: number, terms: LawTerms): LawTerms {
  if (least === 0) return terms
  const { meter } = terms
  return {
    ...terms,
    freeSpin: (plan) => winning(terms.freeSpin(plan), least, meter),
    freeWindow: (plan, multiplier, chosen) => winning(terms.freeWindow(plan, multiplier, chosen), least, meter),
    freeLevel: (plan, level) => winning(terms.freeLevel(plan, level), least, meter),
  }
}

/**
 * A spin that is played until it wins `least`, at most n times. With q the chance that it wins less, an outcome x that is
 * enough stands with P(x) (1 + q + … + q^(n−1)), and one that is not with P(x) q^(n−1). Without falls: the sums over windows
 * do not tell which of the spins they are of.
 */
export function winning({ falls: _, ...spin }: SpinLaw, least: number, meter: Meter): SpinLaw {
  meter.hold(OUTCOME_BYTES * spin.outcomes)
  meter.spend(OUTCOME_STEPS * spin.outcomes)
  const enough = sumOfEnough(spin, least)
  const chance = enough / spin.cycle
  const lost = (1 - chance) ** (LIMITS.spinTries - 1)
  if (enough === 0 || enough === spin.cycle) return spin
  if (lost < NEGLIGIBLE) return onlyEnough(spin, least, enough)
  const stands = (1 - lost * (1 - chance)) / chance
  const counts = spin.counts.map((count, i) => count * (floatAt(spin.coins, i) >= least ? stands : lost))
  return { ...spin, counts }
}

function sumOfEnough({ outcomes, coins, counts }: SpinLaw, least: number): number {
  let sum = 0
  for (let i = 0; i < outcomes; i++) if (floatAt(coins, i) >= least) sum += floatAt(counts, i)
  return sum
}

/** The spins that win enough, over the cycle of those alone: their counts stay whole numbers. */
function onlyEnough(spin: SpinLaw, least: number, cycle: number): SpinLaw {
  const kept = Int32Array.from({ length: spin.outcomes }, (_, i) => i).filter((i) => floatAt(spin.coins, i) >= least)
  const floats = (values: Float64Array) => Float64Array.from(kept, (i) => floatAt(values, i))
  return {
    ...spin,
    cycle,
    outcomes: kept.length,
    lineCoins: floats(spin.lineCoins),
    scatterCoins: floats(spin.scatterCoins),
    coins: floats(spin.coins),
    startIndex: Int32Array.from(kept, (i) => intAt(spin.startIndex, i)),
    counts: floats(spin.counts),
  }
}
