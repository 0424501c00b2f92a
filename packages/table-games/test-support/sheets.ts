import type { TableDefinition } from '../src/definition.ts'
import { Fraction } from '../src/fraction.ts'
import { analyse } from '../src/proof/analyse.ts'
import type { Exact, SpotSheet, TableSheet } from '../src/proof/sheet.ts'

/** Of a hundred, with so many decimals. */
export const percent = ({ fraction }: Exact, decimals: number): string =>
  Fraction.parse(fraction).times(100).toFixed(decimals)

/** The line of a spot under a strategy; under any where it has no say. */
export function lineOf({ spots }: TableSheet, spot: string, strategy = 'best'): SpotSheet {
  const lines = spots.filter((line) => line.spot === spot)
  const line = lines.find((one) => one.strategy === strategy) ?? (lines.length === 1 ? lines[0] : undefined)
  if (line === undefined) throw new Error(`no line of ${spot} under ${strategy}`)
  return line
}

export const edgeOf = (definition: TableDefinition, spot: string, strategy = 'best'): Exact =>
  lineOf(analyse(definition), spot, strategy).houseEdge
