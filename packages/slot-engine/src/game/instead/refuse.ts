import { type Definition, LIMITS } from '../../definition.ts'
import type { Field } from '../input/field.ts'
import type { Problem } from '../input/problem.ts'
import { type Derived, derivedFrom } from './derive.ts'

/** Refuses what does not fit into a game that has it instead of something else. */
export function refuseDerived(
  definition: Definition,
  root: Field,
  problemsOf: (definition: Definition) => readonly Problem[],
): void {
  const derived = derivedFrom(definition).flatMap((one) => [one, ...within(one)])
  if (derived.length > LIMITS.derived) {
    const most = `${derived.length} pairs of a bet mode and free spins with parts of their own are too many`
    root.at(derived[0]?.of.list ?? 'modes').refuse('too_much_work', `${most}; at most ${LIMITS.derived} may be.`)
    return
  }
  refuseOthers(definition, root)
  refuseKeptFactors(definition, root)
  for (const one of derived) {
    const place = root.at(one.of.list).item(one.of.index).at('instead')
    for (const problem of problemsOf(one.definition)) refuseIn(place, one, problem)
  }
}

/** A mode may be played with free spins that have parts of their own. */
const within = ({ definition, parts, of }: Derived): readonly Derived[] =>
  of.list === 'modes' ? derivedFrom(definition).map((inner) => ({ definition: inner.definition, parts, of })) : []

/** Noted at the part that brings it, or at all of them with the place in the game. */
function refuseIn(instead: Field, { definition, parts }: Derived, { field, code, reason }: Problem): void {
  const [first = '', second, ...rest] = field.match(/[^.[\]]+/g) ?? []
  const at = (keys: readonly (string | undefined)[]): Field =>
    keys.reduce<Field>((place, key = '') => (/^\d+$/.test(key) ? place.item(Number(key)) : place.at(key)), instead)
  const symbol = definition.symbols[Number(second)]?.id
  const feature = parts.features?.findIndex(({ id }) => id === definition.features?.[Number(second)]?.id) ?? -1
  if (first === 'symbols' && symbol !== undefined && parts.symbols?.[symbol])
    return at(['symbols', symbol, ...rest]).refuse(code, reason)
  if (first === 'features' && feature >= 0) return at(['features', String(feature), ...rest]).refuse(code, reason)
  if (first !== 'symbols' && first !== 'features' && first in parts)
    return at([first, ...(second === undefined ? [] : [second]), ...rest]).refuse(code, reason)
  instead.refuse(code, `Does not go with ${field}: ${reason}`)
}

/** A feature stands only instead of one of its kind. */
function refuseOthers({ modes = [], features = [] }: Definition, root: Field): void {
  for (const [i, { instead }] of modes.entries())
    for (const [f, { id, type }] of instead?.features?.entries() ?? []) {
      const place = root.at('modes').item(i).at('instead').at('features').item(f)
      const other = features.find((one) => one.id === id)
      if (other === undefined) place.at('id').refuse('unknown_feature', 'Must be the id of a feature of the game.')
      else if (other.type !== type)
        place
          .at('type')
          .refuse('not_allowed', `Must be "${other.type}", as the feature of the game that it stands for.`)
    }
}

/** What is kept from the spin before has the multiplier that it had there. */
function refuseKeptFactors({ features = [] }: Definition, root: Field): void {
  for (const [i, feature] of features.entries()) {
    if (feature.type !== 'freeSpins' || !(feature.keepsView || feature.walking || feature.kept)) continue
    for (const [id, { multiplier }] of Object.entries(feature.instead?.symbols ?? {}))
      if (multiplier !== undefined)
        root
          .at('features')
          .item(i)
          .at('instead')
          .at('symbols')
          .at(id)
          .at('multiplier')
          .refuse('not_allowed', 'What comes along from the spin before keeps the multiplier that it has.')
  }
}
