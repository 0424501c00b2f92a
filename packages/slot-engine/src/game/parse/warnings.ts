import type { Definition, WildRuns } from '../../definition.ts'
import { kindOf } from '../rules/rules.ts'
import { otherReadings } from '../rules/wild-runs.ts'

export const WARNING_CODES = ['ambiguous'] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** What a definition that is accepted leaves open, though its return hangs on it. */
export interface Warning {
  /** Where, as in `wins.wildRuns`. */
  readonly field: string
  readonly code: WarningCode
  /** How it is read as long as nothing is written there. */
  readonly usual: WildRuns
  /** The other readings, each with a return of its own. */
  readonly others: readonly WildRuns[]
  /** An English sentence. */
  readonly reason: string
}

/** What a definition that was accepted leaves open: the `warnings` that `parseDefinition` gave with it. */
export function warningsOf(definition: Definition): readonly Warning[] {
  const kind = kindOf(definition.wins)
  const others = otherReadings(definition, kind)
  if (others.length === 0) return []
  const { usual } = kind.wildRuns
  const quoted = others.map((choice) => `"${choice}"`).join(' or ')
  const reason = `Is missing, and wilds alone can win: they are read as "${usual}", and the return is another with ${quoted}.`
  return [{ field: 'wins.wildRuns', code: 'ambiguous', usual, others, reason }]
}
