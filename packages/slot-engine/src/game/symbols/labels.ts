import { ID, LABEL } from '../../vocabulary/common.ts'
import { type Fields, field, named, optional, text, word } from '../../vocabulary/shape.ts'

/** What every symbol begins with. */
export const labels = (kind: string): Fields => ({
  id: field(ID, 'What the rest of the definition calls it.'),
  name: optional(LABEL, 'What players read.'),
  emoji: optional(named('emoji', text(1, 32)), 'What players see.'),
  kind: field(word([kind]), 'What it does.'),
})
