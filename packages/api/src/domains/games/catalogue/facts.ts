import { isMechanic, type Mechanic } from '@spilvaerk/schemas'
import type { Facts } from './browse/entry.ts'
import type { Face } from './face.ts'

/** Of what `factsOf` makes now: facts that were stored by an older edition are worked out anew. */
export const FACTS_EDITION = 1

export function factsOf(face: Face): Facts {
  return {
    edition: FACTS_EDITION,
    mechanics: mechanicsOf(face),
    lines: face.kind === 'slot' ? face.paylines : 0,
    maxWin: face.maxWinMultiplier,
  }
}

/** Lines are what a slot has where nothing else is said. The mini-games of a table have names of their own. */
function mechanicsOf(face: Face): Mechanic[] {
  if (face.kind !== 'slot') return [face.kind]
  const wins = face.wins === 'lines' ? [] : [face.wins]
  return [...face.features.filter(isMechanic), ...wins]
}
