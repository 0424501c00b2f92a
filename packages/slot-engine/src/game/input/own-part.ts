import { WIN_TYPES, type WinType } from '../../definition.ts'
import type { Field } from './field.ts'
import type { Outline } from './outline.ts'

/** What a place is read by, where the bet mode or the free spins that it belongs to may have it of their own. */
function ownPart(field: Field, part: 'cascades' | 'wins'): Field | undefined {
  for (let at = field; at.parent !== at; at = at.parent) {
    const own = at.key === 'instead' ? at.at(part) : at.at('instead').at(part)
    if (!own.isAbsent) return own
  }
  return undefined
}

/** Whether winners vanish in the spins that a place is about. */
export const hasCascades = (field: Field, { cascades }: Outline): boolean =>
  cascades || ownPart(field, 'cascades') !== undefined

/** How their windows win. */
export function winsOf(field: Field, { wins }: Outline): WinType | undefined {
  const own = ownPart(field, 'wins')
  return own === undefined ? wins : own.at('type').muted.oneOf(WIN_TYPES)
}
