import type { TaggedShape } from '../../vocabulary/shape.ts'
import { WIN_RULES } from './rules.ts'

const KINDS = Object.entries(WIN_RULES)

export const WINS: TaggedShape = {
  kind: 'tagged',
  name: 'WinRule',
  doc: 'How windows win.',
  tag: 'type',
  tagDoc: `${KINDS.map(([type, { summary }]) => `${type}: ${summary}`).join('; ')}.`,
  tags: { name: 'WinType', list: 'WIN_TYPES' },
  variants: Object.fromEntries(KINDS.map(([type, { grammar }]) => [type, grammar])),
}
