import { parseDefinition } from '@spilvaerk/slot-engine'
import { parseTable } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { AnyDefinition, AnySheet } from '../../../platform/engines/definitions.ts'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import type { ProofCode } from '../../games/catalogue/refusals.ts'

export interface Proved {
  readonly definition: AnyDefinition
  readonly sheet: AnySheet
}

/**
 * `field` is where the definition stood in the request: problems are named from there. What is proved already stays proved: a
 * designer's samples are larger than those of an analysis.
 */
export async function prove(
  input: unknown,
  field: string,
  calculations: Calculations,
  kept?: (definitionHash: string) => Promise<AnySheet | undefined>,
): Promise<Outcome<Proved, ProofCode>> {
  const parsed = parseAny(input)
  if (!parsed.ok) {
    const problems = parsed.problems.map((problem) => ({ ...problem, field: under(field, problem.field) }))
    return refused({ code: 'definitionInvalid', problems })
  }
  const definition: AnyDefinition = parsed.definition
  const known = await kept?.(identify(definition).definitionHash)
  if (known) return granted({ definition, sheet: known })
  const analysed = await calculations.analyse(definition)
  return analysed.ok ? granted({ definition, sheet: analysed.value }) : analysed
}

export const rtpOf = ({ sheet }: Proved): number => figuresOf(sheet).rtp

/** A definition of any kind. */
export const parseAny = (input: unknown) => (isOfTable(input) ? parseTable(input) : parseDefinition(input))

/** A slot has no `kind`. */
const isOfTable = (input: unknown): boolean => typeof input === 'object' && input !== null && 'kind' in input

const under = (parent: string, field: string) => [parent, field].filter(Boolean).join('.')
