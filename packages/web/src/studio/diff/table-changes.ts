import type { TableDefinition } from '@spilvaerk/table-games'
import { leafChanges } from './leaves.ts'
import type { Change, Words } from './words.ts'

/** What a game is called is no part of how it plays. */
const TEXTS = new Set(['definitionVersion', '$schema', 'id', 'name', 'description', 'theme'])
const NAMES: ReadonlyMap<string, string> = new Map()

/** Every rule, pay, limit and bonus game of a table that is not alike. */
export function tableChanges(words: Words, from: TableDefinition, to: TableDefinition): Change[] {
  const { t, change, number } = words
  if (from.kind !== to.kind) return change('rules', t('gameKind'), from.kind, to.kind)
  const [here, there] = [new Map(Object.entries(from)), new Map(Object.entries(to))]
  const told = (coins: number | undefined) => (coins === undefined ? undefined : number(coins))
  const { min, max, round, ...others } = from.limits
  const { min: least, max: most, round: all, ...rest } = to.limits
  return [
    ...change('rules', t('least'), told(min), told(least)),
    ...change('rules', t('most'), told(max), told(most)),
    ...change('rules', t('round'), told(round), told(all)),
    ...leafChanges(words, { part: 'rules', what: t('limits'), names: NAMES }, others, rest),
    ...bonuses(words, from, to),
    ...[...new Set([...here.keys(), ...there.keys()])]
      .filter((key) => !TEXTS.has(key) && key !== 'limits' && key !== 'bonuses' && key !== 'kind')
      .flatMap((key) => {
        const part = /pays/i.test(key) ? 'pays' : 'rules'
        return leafChanges(words, { part, what: words.field(key), names: NAMES }, here.get(key), there.get(key))
      }),
  ]
}

function bonuses(
  words: Words,
  { bonuses: from = [] }: TableDefinition,
  { bonuses: to = [] }: TableDefinition,
): Change[] {
  const all = new Map([...from, ...to].map(({ id, name }) => [id, name ?? id]))
  return [...all].flatMap(([id, name]) =>
    leafChanges(
      words,
      { part: 'features', what: words.t('bonus', { name }), names: NAMES },
      from.find((one) => one.id === id),
      to.find((one) => one.id === id),
    ),
  )
}
