import type { Definition } from '@spilvaerk/slot-engine'
import { isAlike, leafChanges } from './leaves.ts'
import { reelChanges } from './reel-changes.ts'
import type { Change, Words } from './words.ts'

type SymbolOf = Definition['symbols'][number]

/** What plays otherwise in one slot than in another; what a game is called is not of it. */
export function slotChanges(words: Words, from: Definition, to: Definition): Change[] {
  const names = new Map([...from.symbols, ...to.symbols].map((symbol) => [symbol.id, nameOf(symbol)]))
  return [
    ...caps(words, from, to),
    ...symbols(words, from, to, names),
    ...reelChanges(words, from, to, names),
    ...wins(words, from, to, names),
    ...listed(words, from, to, names),
    ...rest(words, from, to, names),
  ]
}

const nameOf = ({ id, name }: SymbolOf): string => name ?? id

function caps({ t, change, number, times }: Words, from: Definition, to: Definition): Change[] {
  return [
    ...change('rules', t('maxWin'), times(from.maxWin), times(to.maxWin)),
    ...change('rules', t('betCoins'), number(from.betCoins), number(to.betCoins)),
  ]
}

type Names = ReadonlyMap<string, string>

function symbols(words: Words, from: Definition, to: Definition, names: Names): Change[] {
  const { t, change } = words
  const [here, there] = [from, to].map((game) => new Map(game.symbols.map((symbol) => [symbol.id, symbol])))
  return [...names.keys()].flatMap((id) => {
    const [before, after] = [here?.get(id), there?.get(id)]
    if (!before || !after) {
      const what = t('symbol', { name: names.get(id) ?? id })
      return change('pays', what, before && inShort(words, from, before), after && inShort(words, to, after))
    }
    const name = nameOf(after)
    const { id: _, name: was, emoji: drawn, kind, ...one } = before
    const { id: __, name: is, emoji: drawing, kind: other, ...two } = after
    return [
      ...change('rules', t('nameOf', { name: nameOf(before) }), was, is),
      ...change('rules', t('pictureOf', { name }), drawn, drawing),
      ...change('pays', t('kindOf', { name }), t(`kinds.${kind}`), t(`kinds.${other}`)),
      ...payChanges(words, name, paysIn(from, before), paysIn(to, after)),
      ...leafChanges(words, { part: 'pays', what: name, names }, without(one, 'pays'), without(two, 'pays')),
    ]
  })
}

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

/** In times the bet, by their number: a game with another bet pays the same where these are equal. */
function paysIn({ betCoins }: Definition, symbol: SymbolOf): ReadonlyMap<string, number> {
  const pays = 'pays' in symbol ? (symbol.pays ?? {}) : {}
  return new Map(Object.entries(pays).map(([count, coins]) => [count, coins / betCoins]))
}

function payChanges(
  { t, change, times }: Words,
  name: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Change[] {
  const counts = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => Number(a) - Number(b))
  return counts.flatMap((count) => {
    const [one, other] = [before.get(count), after.get(count)]
    if (one === other) return []
    const told = (pay: number | undefined) => (pay === undefined ? undefined : times(pay))
    return change('pays', t('ofAKind', { name, number: count }), told(one), told(other))
  })
}

/** `×3 1x · ×4 5x`, or what it is where it pays nothing. */
function inShort(words: Words, game: Definition, symbol: SymbolOf): string {
  const pays = [...paysIn(game, symbol)].map(([count, pay]) => `×${count} ${words.times(pay)}`)
  return pays.join(' · ') || words.t(`kinds.${symbol.kind}`)
}

function wins(words: Words, { wins: from }: Definition, { wins: to }: Definition, names: Names): Change[] {
  const { t, change, number } = words
  if (from.type !== to.type) return change('rules', t('winRule'), words.rule(from.type), words.rule(to.type))
  const [before, after] = [linesOf(from), linesOf(to)]
  const moved = after.filter((line, index) => !isAlike(line, before[index])).length
  return [
    ...(before.length !== after.length
      ? change('window', t('lines'), number(before.length), number(after.length))
      : moved > 0
        ? change('window', t('lines'), '', t('linesMoved', { count: moved }))
        : []),
    ...leafChanges(
      words,
      { part: 'rules', what: t('definition.wins'), names },
      without(from, 'lines'),
      without(to, 'lines'),
    ),
  ]
}

const linesOf = (wins: Definition['wins']): readonly (readonly number[])[] => (wins.type === 'lines' ? wins.lines : [])

interface Entry {
  readonly id: string
  readonly name?: string
}

/** Features, jackpots and ways to bet: by their ids. */
function listed(words: Words, from: Definition, to: Definition, names: Names): Change[] {
  const { t, change } = words
  const bets = (coins: number, { betCoins }: Definition): string =>
    t('timesBet', { times: words.number(Math.round((coins / betCoins) * 100) / 100) })
  return [
    ...entries(from.features, to.features, ({ id, type }, isOnly) => {
      const kind = words.feature(type)
      return t('feature', { name: isOnly ? kind : `${kind} (${id})` })
    }).flatMap(([what, one, other]) => leafChanges(words, { part: 'features', what, names }, one, other)),
    ...entries(from.jackpots, to.jackpots, ({ id, name }) => t('jackpot', { name: name ?? id })).flatMap(
      ([what, one, other]) => leafChanges(words, { part: 'features', what, names }, one, other),
    ),
    ...entries(from.modes, to.modes, ({ id, name }) => name ?? id).flatMap(([name, one, other]) =>
      !one || !other
        ? leafChanges(words, { part: 'rules', what: t('mode', { name }), names }, one, other)
        : [
            ...change('rules', t('priceOf', { name }), bets(one.coins, from), bets(other.coins, to)),
            ...leafChanges(
              words,
              { part: 'rules', what: t('mode', { name }), names },
              without(one, 'coins'),
              without(other, 'coins'),
            ),
          ],
    ),
  ]
}

/** What has the same id in two lists, with what it is called. */
function entries<E extends Entry & { readonly type?: string }>(
  from: readonly E[] = [],
  to: readonly E[] = [],
  called: (entry: E, isOnly: boolean) => string,
): [what: string, one: E | undefined, other: E | undefined][] {
  const all = new Map([...from, ...to].map((entry) => [entry.id, entry]))
  return [...all].map(([id, entry]) => {
    const isOnly = [...all.values()].filter(({ type }) => type === entry.type).length === 1
    const of = (list: readonly E[]) => list.find((one) => one.id === id)
    return [called(entry, isOnly), of(from), of(to)]
  })
}

/** Told above, or no part of how the game plays. */
const TOLD = new Set([
  ...['definitionVersion', '$schema', 'id', 'name', 'description', 'theme'],
  ...['betCoins', 'maxWin', 'symbols', 'reelSets', 'wins', 'features', 'jackpots', 'modes'],
])

/** Whatever else the grammar has, now and later. */
function rest(words: Words, from: Definition, to: Definition, names: Names): Change[] {
  const [here, there] = [new Map(Object.entries(from)), new Map(Object.entries(to))]
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((key) => !TOLD.has(key))
    .flatMap((key) =>
      leafChanges(words, { part: 'rules', what: headOf(words, key), names }, here.get(key), there.get(key)),
    )
}

const HEADS = ['topReels', 'extraWilds', 'factors', 'changes', 'cascades', 'respins', 'gamble', 'reelSet'] as const

function headOf({ t, field }: Words, key: string): string {
  const head = HEADS.find((one) => one === key)
  return head ? t(`definition.${head}`) : field(key)
}
