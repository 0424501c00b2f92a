import { withBonuses } from '../bonus/with-bonuses.ts'
import type { TableRules } from '../core/kind.ts'
import type { TableDefinition } from '../definition.gen.ts'
import { kindOf } from './kinds.ts'

/** What a definition means: the rules of its kind, with its bonus games. */
export const rulesOf = (definition: TableDefinition): TableRules =>
  withBonuses(kindOf(definition).rules(definition), definition)
