import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { eachOutcome } from '../../game/law/spin-law.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { DEFAULT_BUDGET, type Meter, OutOfReach } from '../../meter.ts'
import { exactSheet, featureShares } from '../../proof/analyse/analyse.ts'
import { hitFrequency, type RoundLaw, roundLaw } from '../../proof/analyse/round-law.ts'
import { simulatedSheet } from '../../proof/analyse/simulated-sheet.ts'
import { tailBound } from '../../proof/analyse/tail-bound.ts'
import { type ParSheet, volatilityClass } from '../../proof/sheet.ts'
import type { DesignRefusal } from '../brief.ts'
import { refusal } from '../refusal.ts'

/** Of one law or sheet: a game that takes longer is none to design step by step. */
const PROOF_STEPS = DEFAULT_BUDGET.steps
/** Of the distribution of a round's totals, whose steps are short ones: some three seconds. */
const TOTALS_STEPS = 2.5 * PROOF_STEPS
/** What the cap may take of a game's return, in bets, for the return to be told without it: a fiftieth of how near it is met. */
const MOST_TAKEN = 1e-5
/** For the figures that only rounds tell then. */
const ROUNDS = 100_000

/** What a game returns before the cap, in bets: its whole sheet takes many times as long. */
export interface Measured {
  readonly rtp: number
  readonly shares: Readonly<Record<string, number>>
}

export function measured(definition: Definition, meter: Meter): Measured | DesignRefusal {
  return bounded(definition, meter, () => {
    const law = roundLaw(compile(definition), {}, meter, 'mean')
    return { rtp: law.mean / law.betCoins, shares: featureShares(law) }
  })
}

/**
 * The exact sheet; where only its distribution is out of reach and the cap takes next to nothing, that of rounds with the exact return
 * before the cap.
 */
export const proved = (definition: Definition, meter: Meter, mode?: string): ParSheet | DesignRefusal =>
  bounded(
    definition,
    meter,
    () => {
      const game = compile(definition)
      const law = roundLaw(game, mode === undefined ? {} : { mode }, meter)
      try {
        return meter.within({ steps: TOTALS_STEPS }, () => exactSheet(law))
      } catch (error) {
        if (!(error instanceof OutOfReach) || error.code === 'interrupted') throw error
        return meanSheet(law, error, meter)
      }
    },
    2 * TOTALS_STEPS,
  )

/** @throws OutOfReach where the cap takes more than could be left out */
function meanSheet(law: RoundLaw, error: OutOfReach, meter: Meter): ParSheet {
  const { betCoins, game } = law
  const taken = tailBound(law, game.maxCoins, Number.POSITIVE_INFINITY)
  if (taken.excess / betCoins > MOST_TAKEN) throw error
  const rtp = law.mean / betCoins
  const standardDeviation = Math.sqrt(law.variance) / betCoins
  return {
    ...simulatedSheet(game, error, { spins: ROUNDS, seed: 'sheet' }, meter),
    ...{ rtp, uncappedRtp: rtp, uncappedIs: 'exact', standardError: taken.excess / betCoins },
    ...{ standardDeviation, volatilityIndex: 1.96 * standardDeviation },
    ...{ volatilityClass: volatilityClass(standardDeviation), hitFrequency: hitFrequency(law) },
    maxWin: {
      capCoins: game.maxCoins,
      ...mostOf(law),
      capProbability: taken.probability,
      capProbabilityIs: 'atMost',
    },
  }
}

/** The most that a paid spin wins by itself, up to the cap. */
function mostOf({ base, game }: RoundLaw): { readonly baseCoins: number; readonly baseProbability: number } {
  const baseCoins = Math.min(
    game.maxCoins,
    base.coins.reduce((most, coins) => Math.max(most, coins), 0),
  )
  let reached = 0
  eachOutcome(base, ({ coins, count }) => {
    if (coins >= baseCoins) reached += count
  })
  return { baseCoins, baseProbability: reached / base.cycle }
}

export const isRefused = (found: object): found is DesignRefusal => 'ok' in found && found.ok === false

function bounded<T>(
  definition: Definition,
  meter: Meter,
  work: () => T,
  steps: number = PROOF_STEPS,
): T | DesignRefusal {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) {
    const [problem] = parsed.problems
    return refusal('features', `${problem?.field}: ${problem?.reason}`, 'fewer')
  }
  try {
    return meter.within({ steps }, work)
  } catch (error) {
    if (!(error instanceof OutOfReach) || error.code === 'interrupted') throw error
    return refusal(
      'features',
      `these mechanics together have no exact sheet in reach (${error.part}: ${error.code})`,
      'fewer',
    )
  }
}
