import type { CountTable, Definition, SymbolDefinition } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'

export const countsOf = (table: CountTable): number[] =>
  Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b)

export const times = (coins: number, { betCoins }: Definition): string => `${danish(coins / betCoins)} gange indsatsen`
export const named = ({ id, name }: SymbolDefinition): string => name ?? id
export const nameIn = ({ symbols }: Definition, id: string): string =>
  named(symbols.find((symbol) => symbol.id === id) ?? { id, kind: 'blank' })

const all = new Intl.ListFormat('da-DK', { type: 'conjunction' })
export const danishList = (words: readonly string[]): string => all.format(words)

const one = new Intl.ListFormat('da-DK', { type: 'disjunction' })
/** One of several: `2, 3 eller 5`. */
export const oneOf = (words: readonly string[]): string => one.format(words)

/** The usual one of several numbers; of equally usual ones the smallest. */
export function mostCommon(numbers: readonly number[]): number | undefined {
  const often = (number: number) => numbers.filter((other) => other === number).length
  return [...numbers].sort((a, b) => often(b) - often(a) || a - b)[0]
}
