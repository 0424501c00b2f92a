import type { TaggedShape } from '../../vocabulary/shape.ts'
import { FEATURE_KINDS } from '../features/features.ts'

const KINDS = Object.entries(FEATURE_KINDS)

export const FEATURE: TaggedShape = {
  kind: 'tagged',
  name: 'Feature',
  doc: 'What a spin, a prize or a bet mode may start.',
  tag: 'type',
  tagDoc: `${KINDS.map(([type, { summary }]) => `${type}: ${summary}`).join('; ')}.`,
  tags: { name: 'FeatureType', list: 'FEATURE_TYPES' },
  variants: Object.fromEntries(KINDS.map(([type, { grammar }]) => [type, grammar])),
}
