/** Names that others refer to, and references to them. */
import type { SymbolKind } from '../definition.ts'
import type { Field } from './field.ts'
import type { Known, Outline } from './outline.ts'
import { type ProblemCode, quote } from './problem.ts'

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
const ID_LENGTH = { min: 1, max: 64 }

/** Why others cannot refer to something by this name; `undefined` when they can. */
export function whyNoId(id: string): string | undefined {
  if (id.length > ID_LENGTH.max) return `must have at most ${ID_LENGTH.max} characters, not ${id.length}.`
  if (!ID.test(id)) return `must be letters, digits, - and _, starting with a letter or digit, not ${quote(id)}.`
  // Records by id are read by plain look-up: no id may meet what every object inherits.
  if (id in Object.prototype) return `must not be the reserved word ${quote(id)}.`
  return undefined
}

/** A name that others refer to. */
export function readId(field: Field): string | undefined {
  const id = field.text(ID_LENGTH)
  const why = id === undefined ? undefined : whyNoId(id)
  return why === undefined ? id : field.refuse('bad_format', `The id ${why}`)
}

/** Refuses the later of two equal names. */
export function refuseDuplicates(fields: readonly Field[], noun: string): void {
  const seen = new Set<unknown>()
  for (const field of fields) {
    if (field.isAbsent) continue
    if (seen.has(field.value)) field.refuse('duplicate', `There is another ${noun} ${quote(String(field.value))}.`)
    seen.add(field.value)
  }
}

/** The id of a symbol of one of these kinds. */
export function readSymbolId(field: Field, outline: Outline, kinds: readonly SymbolKind[]): string | undefined {
  const id = field.text(ID_LENGTH)
  return id === undefined ? undefined : checkedSymbol(field, id, outline, kinds)
}

/** Whether a symbol may stand on a reel: wilds may be kept to some. */
export function mayStandOn({ symbols }: Outline, id: string, reel: number): boolean {
  const symbol = symbols?.get(id)
  return symbol?.kind !== 'wild' || symbol.reels === undefined || symbol.reels.includes(reel)
}

/** The id, where it is a symbol of one of these kinds. */
export function checkedSymbol(
  field: Field,
  id: string,
  { symbols }: Outline,
  kinds: readonly SymbolKind[],
): string | undefined {
  if (checkedName(field, id, symbols, 'unknown_symbol', 'symbol') === undefined) return undefined
  const kind = symbols?.get(id)?.kind
  if (kind === undefined || kinds.includes(kind)) return id
  return field.refuse('wrong_symbol_kind', `Must be a ${kinds.join(' or ')} symbol; ${quote(id)} is ${kind}.`)
}

export const readReelSetName = (field: Field, { reelSets }: Outline): string | undefined =>
  readName(field, reelSets, 'unknown_reel_set', 'reel set')

export const readJackpotId = (field: Field, { jackpots }: Outline): string | undefined =>
  readName(field, jackpots, 'unknown_jackpot', 'jackpot')

export const readFeatureId = (field: Field, { features }: Outline): string | undefined =>
  readName(field, features, 'unknown_feature', 'feature')

function readName(field: Field, known: Known<unknown>, code: ProblemCode, noun: string): string | undefined {
  const name = field.text(ID_LENGTH)
  return name === undefined ? undefined : checkedName(field, name, known, code, noun)
}

export function checkedName(
  field: Field,
  name: string,
  known: Known<unknown>,
  code: ProblemCode,
  noun: string,
): string | undefined {
  if (known === undefined || known.has(name)) return name
  return field.refuse(code, `There is no ${noun} ${quote(name)}.${field.advice(name, [...known.keys()])}`)
}
