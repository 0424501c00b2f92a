import { Field, type Problem, Problems, quote, Readers } from '@spilvaerk/slot-engine/shared'
import { checkBonuses } from '../bonus/check.ts'
import { spotWithin } from '../core/spot.ts'
import type { TableDefinition } from '../definition.ts'
import { TABLE_DEFINITION } from '../grammar/definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { rulesOf } from '../kinds/rules-of.ts'

export type ParsedTable =
  | { readonly ok: true; readonly definition: TableDefinition }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const noSuchShape = (): never => {
  throw new Error('table games bound nothing by other fields and refer to nothing by a shape')
}

/** What is no matter of shape, each kind checks by hand: see `TableKind.check`. */
const read = new Readers<null>({ rules: {}, boundOf: noSuchShape, referenceTo: noSuchShape }).of(TABLE_DEFINITION)

/**
 * Checks anything at all against every rule of a table game's definition and never throws.
 * @returns the definition as a frozen copy that shares nothing with the input, or every problem found, up to a hundred,
 *   each naming its field and the reason
 */
export function parseTable(input: unknown): ParsedTable {
  const problems = new Problems()
  const root = new Field(input, problems)
  // The grammar's types are written from the shapes that it is read by.
  const definition = read(root, null) as TableDefinition | undefined
  if (definition !== undefined && problems.list.length === 0) kindOf(definition).check(definition, root)
  if (definition?.bonuses !== undefined && problems.list.length === 0)
    checkBonuses(definition, kindOf(definition).rules(definition), root.at('bonuses'))
  if (definition !== undefined && problems.list.length === 0) checkLimits(definition, root.at('limits'))
  if (definition !== undefined && problems.list.length === 0) return { ok: true, definition }
  return { ok: false, problems: problems.list }
}

/** Limits name spots that there are, and leave each at least one sum of coins. */
function checkLimits(definition: TableDefinition, field: Field): void {
  const { limits } = definition
  const { spots } = rulesOf(definition)
  const names = [...new Set(spots.flatMap(({ id, group = id }) => [group, id]))]
  for (const name of Object.keys(limits.spots ?? {}))
    if (!names.includes(name)) {
      const place = field.at('spots').at(name)
      place.refuse('not_allowed', `There is no spot or group ${quote(name)}.${place.advice(name, names)}`)
    } else if (spots.some(({ id, group = id, price }) => price !== undefined && [id, group].includes(name)))
      field.at('spots').at(name).refuse('not_allowed', 'It has a price: no other bet can be made there.')
  const seen = new Set<string>()
  for (const { id, group, step, min, max } of spots.map((spot) => spotWithin(spot, limits))) {
    const name = limits.spots?.[id] ? id : group
    const place = limits.spots?.[name] ? field.at('spots').at(name) : field.at('max')
    if (min <= max || seen.has(place.path)) continue
    seen.add(place.path)
    const whole = step === 1 ? '' : ` Its coins are a multiple of ${step}, so that every pay is whole.`
    place.refuse('mismatch', `Leaves no bet on ${quote(id)}: from ${min} to ${max} coins.${whole}`)
  }
  if (limits.round !== undefined && limits.round < limits.min)
    field.at('round').refuse('mismatch', `Must be at least the least coins on a spot, ${limits.min}.`)
}
