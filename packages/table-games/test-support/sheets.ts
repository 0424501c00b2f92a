import { canonicalJson } from '@spilvaerk/slot-engine/shared'
import type { TableDefinition } from '../src/definition.ts'
import { Fraction } from '../src/fraction.ts'
import { analyse } from '../src/proof/analyse.ts'
import { type Figure, isExact, type SpotSheet, type TableSheet } from '../src/proof/sheet.ts'

const proved = new Map<string, TableSheet>()

/** The sheet of a game, which a file of tests proves once. */
export function sheetOf(definition: TableDefinition): TableSheet {
  const key = canonicalJson(definition)
  const sheet = proved.get(key) ?? analyse(definition)
  proved.set(key, sheet)
  return sheet
}

/** @throws Error for a figure that is not exact */
export function fractionOf(figure: Figure): string {
  if (!isExact(figure)) throw new Error(`between ${figure.low} and ${figure.high}`)
  return figure.fraction
}

/** Of a hundred, with so many decimals, all of which are certain. */
export function percent(figure: Figure, decimals: number): string {
  if (isExact(figure)) return Fraction.parse(figure.fraction).times(100).toFixed(decimals)
  const [low, high] = [figure.low, figure.high].map((bound) => (100 * bound).toFixed(decimals))
  if (low === undefined || low !== high) throw new Error(`between ${low} and ${high}`)
  return low
}

/** The line of a spot under a strategy; under any where it has no say. */
export function lineOf({ spots }: TableSheet, spot: string, strategy = 'best'): SpotSheet {
  const lines = spots.filter((line) => line.spot === spot)
  const line = lines.find((one) => one.strategy === strategy) ?? (lines.length === 1 ? lines[0] : undefined)
  if (line === undefined) throw new Error(`no line of ${spot} under ${strategy}`)
  return line
}

export const edgeOf = (definition: TableDefinition, spot: string, strategy = 'best'): Figure =>
  lineOf(sheetOf(definition), spot, strategy).houseEdge
