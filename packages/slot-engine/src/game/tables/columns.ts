/** What one reel can show in its part of the window. */
import {
  BASE_REEL_SET,
  type CountTable,
  type Definition,
  type ReelDefinition,
  type SymbolDefinition,
} from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { changesOf, symbolsPut } from './symbols-put.ts'

interface RowChoice {
  readonly rows: number
  readonly weight: number
}

/** The numbers of rows a reel can have. */
export function rowChoices({ rows }: ReelDefinition): readonly RowChoice[] {
  if (typeof rows === 'number') return [{ rows, weight: 1 }]
  const choices = Object.entries(rows).map(([key, weight]) => ({ rows: Number(key), weight }))
  return choices.filter(({ weight }) => weight > 0)
}

export const mostRows = (reel: ReelDefinition): number => Math.max(...rowChoices(reel).map(({ rows }) => rows))

/** The sum of the weights of all its draws. */
export function reelWeight(reel: ReelDefinition): number {
  const stops = reel.weights?.reduce((sum, weight) => sum + weight, 0) ?? reel.strip.length
  return stops * rowChoices(reel).reduce((sum, { weight }) => sum + weight, 0)
}

/** The most cells of the reel's window that fit at once, as it stops. */
export function mostInColumn(reel: ReelDefinition, fits: (id: string) => boolean): number {
  const counts = columnCounts(reel, mostRows(reel), fits)
  return counts.reduce((most, count) => Math.max(most, count), 0)
}

/** By stop the cells that fit among the first `rows`. */
function columnCounts({ strip }: ReelDefinition, rows: number, fits: (id: string) => boolean): number[] {
  const marks = strip.map((id) => (fits(id) ? 1 : 0))
  return marks.map((_, stop) => {
    let count = 0
    for (let row = 0; row < rows; row++) count += marks[(stop + row) % marks.length]!
    return count
  })
}

/** The chance of 0, 1, … fitting cells in the reel's part of the window. */
export function countChances(reel: ReelDefinition, fits: (id: string) => boolean): number[] {
  const chances = Array.from({ length: mostRows(reel) + 1 }, () => 0)
  const total = reelWeight(reel)
  for (const { rows, weight } of rowChoices(reel)) {
    for (const [stop, count] of columnCounts(reel, rows, fits).entries())
      chances[count]! += (weight * (reel.weights?.[stop] ?? 1)) / total
  }
  return chances
}

/** The chance of 0, 1, … of the symbol on reels that stop together; the first says where. */
export function jointChances(reels: readonly ReelDefinition[], symbol: string): number[] {
  const [leader, ...followers] = reels as [ReelDefinition, ...ReelDefinition[]]
  const fits = (id: string): boolean => id === symbol
  if (followers.length === 0) return countChances(leader, fits)
  const rows = mostRows(leader)
  const columns = reels.map((reel) => columnCounts(reel, rows, fits))
  const chances = Array.from({ length: reels.length * rows + 1 }, () => 0)
  for (const stop of leader.strip.keys()) {
    const count = columns.reduce((sum, column) => sum + entryOf(column, stop), 0)
    chances[count]! += (leader.weights?.[stop] ?? 1) / reelWeight(leader)
  }
  return chances
}

/** A set's reels and, as one more, its top reel: its cells are as many rows of it. */
export function reelsShowing({ reelSets, topReels = {} }: Definition, name: string): readonly ReelDefinition[] {
  const top = topReels[name]
  const reels = reelSets[name] ?? []
  if (top === undefined) return reels
  const { strip, weights, reels: under } = top
  return [...reels, { strip, rows: under.length, ...(weights === undefined ? {} : { weights }) }]
}

/** The symbols that a reel can come to show: of its strip, or put there by something else. */
export function symbolsOn({ strip }: ReelDefinition, definition: Definition): readonly SymbolDefinition[] {
  const { symbols, cascades, extraWilds, features = [] } = definition
  const { refill = 'strip' } = cascades ?? {}
  const put = features.flatMap((one) =>
    one.type === 'freeSpins'
      ? [
          ...(one.walking ?? []),
          ...(one.kept ?? []).map(({ symbol }) => symbol),
          ...(one.extraWilds ? [one.extraWilds.symbol] : []),
        ]
      : [],
  )
  const ids = new Set([
    ...strip,
    ...put,
    ...changesOf(definition).flatMap(symbolsPut),
    ...(extraWilds ? [extraWilds.symbol] : []),
    ...(refill === 'strip' ? [] : Object.keys(refill)),
  ])
  for (const symbol of symbols)
    if (symbol.kind === 'mystery' && ids.has(symbol.id)) for (const id of Object.keys(symbol.reveals)) ids.add(id)
  return symbols.filter(({ id }) => ids.has(id))
}

export const greatest = (table: CountTable = {}): number => Math.max(0, ...Object.values(table))

/** The cells of the largest window. */
export const mostCells = (definition: Definition): number =>
  Math.max(
    ...Object.keys(definition.reelSets).map((name) =>
      reelsShowing(definition, name).reduce((sum, reel) => sum + mostRows(reel), 0),
    ),
  )

/** One reel set, or weights by reel set. */
export type ReelSetChoice = NonNullable<Definition['reelSet']>

/** The reel sets of a choice with their weights, by name: definitions that differ in the order of keys only play alike. */
export function setWeights(choice: ReelSetChoice = BASE_REEL_SET): readonly { name: string; weight: number }[] {
  if (typeof choice === 'string') return [{ name: choice, weight: 1 }]
  return Object.entries(choice)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => ({ name, weight }))
}

/** The mean of something over the reel sets of a choice. */
export function meanOverSets(choice: ReelSetChoice | undefined, value: (name: string) => number): number {
  const sets = setWeights(choice)
  const total = sets.reduce((sum, { weight }) => sum + weight, 0)
  return sets.reduce((sum, { name, weight }) => sum + (value(name) * weight) / total, 0)
}
