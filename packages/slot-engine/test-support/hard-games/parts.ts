/** What games that ask a lot of the engine are put together from. */
import type { Definition, Feature, ReelDefinition, SymbolDefinition } from '../../src/definition.ts'

export interface HardGame {
  readonly name: string
  readonly definition: Definition
}

/** A strip of these symbols in an order that repeats late: the high bits of a linear congruential generator. */
export function strip(ids: readonly string[], length: number, seed: number): string[] {
  let state = (seed * 2_654_435_761) >>> 0
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ids[(state >>> 16) % ids.length] as string
  })
}

export const reels = (
  count: number,
  ids: readonly string[],
  length: number,
  rows: ReelDefinition['rows'],
): ReelDefinition[] => Array.from({ length: count }, (_, i) => ({ strip: strip(ids, length, i + 1), rows }))

/** Distinct lines, as many as asked for, of the rows of a number written to the base of the rows. */
export const lines = (count: number, width: number, rows: number): number[][] => {
  const all = rows ** width
  return Array.from({ length: count }, (_, line) => {
    let rest = Math.floor((line * all) / count)
    return Array.from({ length: width }, () => {
      const row = rest % rows
      rest = (rest - row) / rows
      return row
    })
  })
}

export const pays = (...entries: readonly (readonly [count: number, coins: number])[]): Record<string, number> =>
  Object.fromEntries(entries)

export const regular = (count: number, table: Record<string, number>): SymbolDefinition[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `r${i}`,
    kind: 'regular',
    pays: Object.fromEntries(Object.entries(table).map(([key, coins]) => [key, coins * (i + 1)])),
  }))

export const idsOf = (symbols: readonly SymbolDefinition[]): string[] => symbols.map(({ id }) => id)

export const SCATTER: SymbolDefinition = { id: 's', kind: 'scatter' }
export const COIN: SymbolDefinition = { id: 'c', kind: 'scatter' }
export const WILD: SymbolDefinition = { id: 'w', kind: 'wild' }

type FreeSpins = Extract<Feature, { type: 'freeSpins' }>
export const free = (rest: Partial<FreeSpins> = {}): Feature => ({
  ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '3': 10 } } },
  ...rest,
})

export const hard = (
  name: string,
  rest: Omit<Definition, 'definitionVersion' | 'id' | 'name' | 'betCoins' | 'maxWin'> & Partial<Definition>,
): HardGame => ({
  name,
  definition: {
    ...{ definitionVersion: 1, id: name.replaceAll(/[^a-z0-9]+/g, '-'), name, betCoins: 20, maxWin: 5000 },
    ...rest,
  },
})
