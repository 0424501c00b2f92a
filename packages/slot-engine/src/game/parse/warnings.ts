import type { Definition } from '../../definition.ts'
import { kindOf } from '../rules/rules.ts'
import { otherReadings } from '../rules/wild-runs.ts'

export const WARNING_CODES = ['ambiguous'] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** What a definition that is accepted leaves open, though its return hangs on it. */
export interface Warning {
  /** Where, as in `wins.wildRuns`. */
  readonly field: string
  readonly code: WarningCode
  /** An English sentence. */
  readonly reason: string
}

export function warningsOf(definition: Definition): readonly Warning[] {
  const kind = kindOf(definition.wins)
  const others = otherReadings(definition, kind)
  if (others.length === 0) return []
  const quoted = others.map((choice) => `"${choice}"`).join(' or ')
  const reason = `Is missing, and wilds alone can win: they are read as "${kind.wildRuns.usual}", and the return is another with ${quoted}.`
  return [{ field: 'wins.wildRuns', code: 'ambiguous', reason }]
}
