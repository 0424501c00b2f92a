import type { CountTrigger, FreeSpinTrigger, SymbolKind } from '../definition.ts'
import { readAwards } from './counts.ts'
import type { Field } from './field.ts'
import { readSymbolId } from './names.ts'
import type { Outline } from './outline.ts'
import { plain } from './plain.ts'
import { quote } from './problem.ts'

/** What can be counted: mystery symbols turn into others, and blanks do nothing. */
const COUNTED: readonly SymbolKind[] = ['scatter', 'regular', 'wild']

export function readFreeSpinTrigger(field: Field, outline: Outline): FreeSpinTrigger | undefined {
  const keys = field.record(['symbol', 'awards', 'inWin'])
  if (keys === undefined) return undefined
  const inWin = keys.inWin.optional((one) => one.boolean())
  return plain<FreeSpinTrigger>({
    symbol: inWin ? readWinning(keys.symbol, outline) : readCounted(keys.symbol, outline),
    awards: readAwards(keys.awards, outline.cells),
    inWin,
  })
}

export function readCountTrigger(field: Field, outline: Outline): CountTrigger | undefined {
  const keys = field.record(['symbol', 'at'])
  if (keys === undefined) return undefined
  return plain<CountTrigger>({
    symbol: readCounted(keys.symbol, outline),
    at: keys.at.integer({ min: 1, max: outline.cells }),
  })
}

function readWinning(field: Field, outline: Outline): string | undefined {
  const id = readSymbolId(field, outline, ['regular', 'wild'])
  if (id !== undefined && outline.symbols?.get(id)?.pays === false)
    return field.refuse('not_allowed', `The symbol ${quote(id)} pays nothing, so it has no wins.`)
  return id
}

function readCounted(field: Field, outline: Outline): string | undefined {
  const id = readSymbolId(field, outline, COUNTED)
  if (id !== undefined && outline.symbols?.get(id)?.changes)
    return field.refuse('not_allowed', 'A wild that expands or draws its multiplier cannot be counted as it stopped.')
  return id
}
