import type { Definition, Problem } from '@spilvaerk/slot-engine'

export interface PartProps {
  readonly gameId: number
  /** Whether what is saved can become a version of it. */
  readonly isMine: boolean
  readonly definition: Definition
  /** What stands against the draft, by field. */
  readonly problems: readonly Problem[]
  /** Edits with the same key, one after the other, are undone together. */
  readonly edit: (next: Definition, key?: string) => void
}

/** What stands against a field or anything in it. */
export const problemAt = (problems: readonly Problem[], field: string): Problem | undefined =>
  problems.find((one) => one.field === field || one.field.startsWith(`${field}.`) || one.field.startsWith(`${field}[`))
