import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { type CalculationCode, granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import { createBoundedCache } from '../../../platform/work/bounded-cache.ts'
import type { ModeReturn } from './subject.ts'

/** Rounds of a mode that has no exact answer. */
const SPINS = 300_000
const KEPT = 200
const TWO_SIDED_95 = 1.96

/** Works out what the bet modes of a game pay back, each game once. */
interface Analysing {
  readonly analyse: (
    definition: Definition,
    round: { readonly mode: string; readonly spins: number },
  ) => Promise<Outcome<ParSheet, CalculationCode>>
}

export function createModes({ analyse }: Analysing) {
  const kept = createBoundedCache<readonly ModeReturn[]>(KEPT)
  return async (
    { modes = [], ...rest }: Definition,
    definitionHash: string,
  ): Promise<Outcome<readonly ModeReturn[], CalculationCode>> => {
    const known = kept.get(definitionHash)
    if (known) return granted(known)
    const returns: ModeReturn[] = []
    for (const { id, buys } of modes) {
      const sheet = await analyse({ ...rest, modes }, { mode: id, spins: SPINS })
      if (!sheet.ok) return sheet
      const reach = sheet.value.method === 'exact' ? 0 : TWO_SIDED_95 * sheet.value.standardError
      returns.push({ id, rtp: sheet.value.rtp, reach, isBought: buys !== undefined })
    }
    return granted(kept.set(definitionHash, returns))
  }
}
