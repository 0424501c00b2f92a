import { type Definition, LIMITS } from '../../definition.ts'
import { featureKind } from '../features/features.ts'
import type { Field } from '../input/field.ts'
import { kindOf } from '../rules/rules.ts'
import { greatestScatters, greatestWins } from './greatest-win.ts'
import { refuseLoops, refuseUnreached } from './starts.ts'
import { refuseMuchWork } from './work.ts'

/** What only the whole shows. Called when nothing else is wrong. */
export function refuseUnbounded(definition: Definition, root: Field): void {
  refuseMuchWork(definition, root)
  refuseManyCoins(definition, root)
  refuseUnreached(definition, root)
  refuseLoops(definition, root)
  for (const [i, feature] of definition.features?.entries() ?? []) {
    // Spins with parts of their own are looked at as what they are played as.
    if (feature.type === 'freeSpins' && feature.instead !== undefined) continue
    featureKind(feature).refuseEndless(feature, definition, root.at('features').item(i))
  }
}

function refuseManyCoins(definition: Definition, root: Field): void {
  const wins = greatestWins(definition)
  const scatters = greatestScatters(definition)
  if (wins + scatters <= LIMITS.windowCoins) return
  const { type } = definition.wins
  const rule = root.at('wins')
  const field = wins <= scatters ? root.at('symbols') : kindOf({ type }).traits.onLines ? rule.at('lines') : rule
  const parts = `${wins} coins by ${type} and ${scatters} by scatters`
  field.refuse('too_many_coins', `One window could pay ${parts}; at most ${LIMITS.windowCoins} together may be.`)
}
