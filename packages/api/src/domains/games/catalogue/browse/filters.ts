import {
  type BrowseQuery,
  type GameFacets,
  LINE_RANGES,
  type LineRange,
  MECHANICS,
  PROVIDERS,
  type Provider,
  VOLATILITIES,
} from '@spilvaerk/schemas'
import type { ShelfEntry } from './entry.ts'

type Test = (entry: ShelfEntry) => boolean

const rangeOf = ({ lines, mechanics }: ShelfEntry): LineRange | undefined => {
  if (mechanics.includes('ways')) return 'ways'
  if (lines === 0) return undefined
  return lines <= 10 ? '1-10' : lines <= 25 ? '11-25' : '26-'
}

const providerOf = ({ origin }: ShelfEntry): Provider => (origin === 'seed' ? 'house' : 'members')

/** By kind of choice, what it leaves; undefined where nothing is chosen. */
const CHOICES = {
  mechanics: ({ mechanics }) =>
    mechanics.length > 0 ? (entry) => mechanics.every((one) => entry.mechanics.includes(one)) : undefined,
  volatility: ({ volatility }) =>
    volatility.length > 0 ? (entry) => volatility.includes(entry.volatility) : undefined,
  lines: ({ lines }) => (lines.length > 0 ? (entry) => lines.some((range) => range === rangeOf(entry)) : undefined),
  provider: ({ provider }) => (provider.length > 0 ? (entry) => provider.includes(providerOf(entry)) : undefined),
  minRtp: ({ minRtp }) => (minRtp > 0 ? ({ rtp }) => rtp >= minRtp : undefined),
  minMaxWin: ({ minMaxWin }) => (minMaxWin > 0 ? ({ maxWin }) => maxWin >= minMaxWin : undefined),
} as const satisfies Readonly<Record<string, (query: BrowseQuery) => Test | undefined>>
type Choice = keyof typeof CHOICES

const testsOf = (query: BrowseQuery, without?: Choice): Test[] =>
  (Object.keys(CHOICES) as Choice[]).flatMap((choice) => (choice === without ? [] : (CHOICES[choice](query) ?? [])))

export const filtered = (entries: readonly ShelfEntry[], query: BrowseQuery, without?: Choice): ShelfEntry[] => {
  const tests = testsOf(query, without)
  return entries.filter((entry) => tests.every((passes) => passes(entry)))
}

/** Of a kind of choice of which a game has one, the others are left open; mechanics add up. */
export function facetsOf(entries: readonly ShelfEntry[], query: BrowseQuery): GameFacets {
  const without = (choice: Choice) => filtered(entries, query, choice)
  return {
    mechanics: count(MECHANICS, filtered(entries, query), ({ mechanics }) => mechanics),
    volatility: count(VOLATILITIES, without('volatility'), ({ volatility }) => [volatility]),
    lines: count(LINE_RANGES, without('lines'), (entry) => rangeOf(entry) ?? []),
    provider: count(PROVIDERS, without('provider'), (entry) => [providerOf(entry)]),
  }
}

/** Those that there are. */
function count<K extends string>(
  keys: readonly K[],
  entries: readonly ShelfEntry[],
  keysOf: (entry: ShelfEntry) => readonly K[] | K,
): { key: K; count: number }[] {
  const counts = new Map<K, number>()
  for (const key of entries.flatMap<K>(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return keys.flatMap((key) => {
    const found = counts.get(key)
    return found === undefined ? [] : [{ key, count: found }]
  })
}
