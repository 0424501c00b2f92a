import type { AnyDefinition, AnySheet } from '../../../platform/engines/definitions.ts'
import { type DescribedFrom, isComposed, type StoredMaking, withComposed } from '../../games/catalogue/composed.ts'
import type { Proved } from './prove.ts'

/** The description of a game that nobody has written one for. */
export type Describe = (from: DescribedFrom, definition: AnyDefinition, sheet: AnySheet) => string

interface Retold {
  readonly definition: AnyDefinition
  readonly making?: StoredMaking
}

/** A changed game whose description was composed has it composed anew; one that somebody wrote stays. */
export function retold({ definition, sheet }: Proved, making: StoredMaking | null, compose: Describe): Retold {
  const { description } = definition
  if (!isComposed(making, description) || making.described === undefined) return { definition }
  const { from } = making.described
  const composed = compose(from, definition, sheet)
  return { definition: { ...definition, description: composed }, making: withComposed(making, from, composed) }
}
