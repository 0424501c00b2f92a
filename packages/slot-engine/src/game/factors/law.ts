import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { Meter } from '../../meter.ts'
import type { DrawnFactorPlan, FactorsPlan } from '../core/factors-plan.ts'
import type { FallSums, SpinLaw } from '../law/spin-law.ts'
import { drawnTogether } from './of-every-win.ts'

/** Bytes of an outcome once a factor is drawn, and steps that it takes. */
const OUTCOME_BYTES = 100
const OUTCOME_STEPS = 20

/**
 * The law of a spin whose wins are multiplied by factors drawn beside it: each outcome once for every value that can be drawn.
 * A factor knows nothing of the window, so P(x · m) = P(x) · P(m) for a factor of all that it wins.
 */
export function withDrawnFactors(spin: SpinLaw, plan: FactorsPlan | null, meter: Meter): SpinLaw {
  // Those of reels are told so only where every win uses these reels.
  const ofReels = (plan?.byReel ?? []).map((one) => ({
    ...{ id: one.id, values: drawnTogether(one) },
    ...{ lines: true, scatters: false },
  }))
  return [...(plan?.drawn ?? []), ...ofReels].reduce((law, factor) => multiplied(law, factor, meter), spin)
}

function multiplied(spin: SpinLaw, factor: DrawnFactorPlan, meter: Meter): SpinLaw {
  const { tokens: values, weights, total } = factor.values
  const outcomes = spin.outcomes * values.length
  meter.hold(OUTCOME_BYTES * outcomes)
  meter.spend(OUTCOME_STEPS * outcomes)
  const { falls: _, ...rest } = spin
  const falls = fallsOf(spin, factor)
  const law = {
    ...rest,
    ...(falls === undefined ? {} : { falls }),
    cycle: spin.cycle * total,
    outcomes,
    lineCoins: new Float64Array(outcomes),
    scatterCoins: new Float64Array(outcomes),
    coins: new Float64Array(outcomes),
    startIndex: new Int32Array(outcomes),
    counts: new Float64Array(outcomes),
  }
  let at = 0
  for (let i = 0; i < spin.outcomes; i++) {
    for (let v = 0; v < values.length; v++, at++) {
      const value = entryOf(values, v)
      const lines = floatAt(spin.lineCoins, i) * (factor.lines ? value : 1)
      const scatters = floatAt(spin.scatterCoins, i) * (factor.scatters ? value : 1)
      law.lineCoins[at] = lines
      law.scatterCoins[at] = scatters
      law.coins[at] = lines + scatters
      law.startIndex[at] = intAt(spin.startIndex, i)
      law.counts[at] = floatAt(spin.counts, i) * entryOf(weights, v)
    }
  }
  return law
}

/** What windows win after so many falls; not where a factor multiplies only a part of that, which the sums do not tell apart. */
function fallsOf({ falls, scatterCoins }: SpinLaw, factor: DrawnFactorPlan): readonly FallSums[] | undefined {
  const { tokens, weights, total } = factor.values
  const mean = tokens.reduce((sum, value, v) => sum + value * entryOf(weights, v), 0)
  const isWhole = factor.lines && (factor.scatters || scatterCoins.every((coins) => coins === 0))
  if (!isWhole) return undefined
  return falls?.map(({ windows, wins, coins }) => ({
    windows: windows * total,
    wins: wins * total,
    coins: coins * mean,
  }))
}
