/** What a sheet left out because it would have taken more than its budget, and what would help. */
import type { LimitCode } from '../meter.ts'

/**
 * `steps`, `bytes`: the exact answer of a part would take more work or more memory.
 * `interrupted`: the work was told to finish before its end.
 * `rounds`: fewer rounds were played than were asked for.
 * `round`: a single round takes more than the budget; it was broken off, so the return is at least what is said.
 */
export const SHEET_LIMITS = ['steps', 'bytes', 'interrupted', 'rounds', 'round'] as const satisfies readonly (
  | LimitCode
  | 'rounds'
  | 'round'
)[]
export type SheetLimit = (typeof SHEET_LIMITS)[number]

export interface Limit {
  readonly code: SheetLimit
  /** The field of the definition that takes the most. */
  readonly part: string
  /** An English sentence. */
  readonly reason: string
  /** What change of the definition would help: an English sentence. */
  readonly help: string
}
