/** The grammar of a table game's definition. Types, checks, JSON schema and the reference all follow from it. */
import type { TaggedShape } from '@spilvaerk/slot-engine/shared'
import { BONUSES } from '../bonus/grammar.ts'
import { KINDS } from '../kinds/kinds.ts'

export const TABLE_DEFINITION: TaggedShape = {
  kind: 'tagged',
  name: 'TableDefinition',
  doc: 'A table game as plain data. Everything that decides an outcome is in here; nothing in here is code. Every bet and every pay is a whole number of coins. No probability and no return is a field: both follow.',
  tag: 'kind',
  tagDoc: 'What is played.',
  variants: Object.fromEntries(
    Object.entries(KINDS).map(([kind, { grammar }]) => [
      kind,
      { ...grammar, fields: { ...grammar.fields, bonuses: BONUSES } },
    ]),
  ),
  tags: { name: 'TableKindName', list: 'TABLE_KINDS' },
}
