import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { DEFAULT_BUDGET, type Meter, OutOfReach } from '../../meter.ts'
import { featureShares, proveWithin } from '../../proof/analyse/analyse.ts'
import { roundLaw } from '../../proof/analyse/round-law.ts'
import type { ExactSheet } from '../../proof/sheet.ts'
import type { DesignRefusal } from '../brief.ts'
import { refusal } from '../refusal.ts'

/** Of one law or sheet: a game that takes longer is none to design step by step. */
const PROOF_STEPS = DEFAULT_BUDGET.steps

/** What a game returns before the cap, in bets: its whole sheet takes many times as long. */
export interface Measured {
  readonly rtp: number
  readonly shares: Readonly<Record<string, number>>
}

export function measured(definition: Definition, meter: Meter): Measured | DesignRefusal {
  return bounded(definition, meter, () => {
    const law = roundLaw(compile(definition), {}, meter)
    return { rtp: law.mean / law.betCoins, shares: featureShares(law) }
  })
}

export const proved = (definition: Definition, meter: Meter): ExactSheet | DesignRefusal =>
  bounded(definition, meter, () => proveWithin(compile(definition), {}, meter))

export const isRefused = (found: object): found is DesignRefusal => 'ok' in found && found.ok === false

function bounded<T>(definition: Definition, meter: Meter, work: () => T): T | DesignRefusal {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) {
    const [problem] = parsed.problems
    return refusal('features', `${problem?.field}: ${problem?.reason}`, 'fewer')
  }
  try {
    return meter.within({ steps: PROOF_STEPS }, work)
  } catch (error) {
    if (!(error instanceof OutOfReach) || error.code === 'interrupted') throw error
    return refusal(
      'features',
      `these mechanics together have no exact sheet in reach (${error.part}: ${error.code})`,
      'fewer',
    )
  }
}
