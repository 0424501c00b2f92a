import { BASE_REEL_SET, LIMITS, SYMBOL_KINDS, type SymbolKind } from '../definition.ts'
import { Field } from './field.ts'
import { Problems, quote } from './problem.ts'

/** What references point to, gathered before the full reading, which is what notes the problems. */
export interface Outline {
  /** Empty when the symbols cannot be read: then no reference to one is checked. */
  readonly symbols: ReadonlyMap<string, SymbolOutline>
  /** Per set the rows of each reel. */
  readonly reelSets: ReadonlyMap<string, readonly number[]>
  /** Reels of the base set. */
  readonly reels: number
  /** Cells of the largest window. */
  readonly cells: number
}

interface SymbolOutline {
  readonly kind: SymbolKind | undefined
  /** The reels a wild may stand on; `undefined` for all. */
  readonly reels: readonly unknown[] | undefined
}

export function readOutline(input: unknown): Outline {
  const root = new Field(input, new Problems())
  const reelSets = new Map(
    root
      .at('reelSets')
      .entries()
      ?.map(([name, set]) => [name, readRows(set)]),
  )
  const reels = (reelSets.get(BASE_REEL_SET) ?? [...reelSets.values()][0])?.length
  const cells = [...reelSets.values()].map((rows) => rows.reduce((sum, n) => sum + n, 0))
  return {
    symbols: new Map(root.at('symbols').items({ min: 1, max: LIMITS.symbols })?.flatMap(readSymbol)),
    reelSets,
    reels: reels || LIMITS.reels,
    cells: Math.max(...cells, 0) || LIMITS.reels * LIMITS.rows,
  }
}

function readSymbol(field: Field): (readonly [string, SymbolOutline])[] {
  const id = field.at('id').value
  if (typeof id !== 'string') return []
  const reels = field.at('reels').items({ min: 1, max: LIMITS.reels })
  return [[id, { kind: field.at('kind').oneOf(SYMBOL_KINDS), reels: reels?.map((reel) => reel.value) }]]
}

function readRows(set: Field): number[] {
  const reels = set.items({ min: 1, max: LIMITS.reels }) ?? []
  return reels.map((reel) => reel.at('rows').integer({ min: 1, max: LIMITS.rows }) ?? LIMITS.rows)
}

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
  if (id === undefined || outline.symbols.size === 0) return id
  const symbol = outline.symbols.get(id)
  if (symbol === undefined) return refuseUnknownSymbol(field, id, outline)
  if (symbol.kind === undefined || kinds.includes(symbol.kind)) return id
  return field.refuse('wrong_symbol_kind', `Must be a ${kinds.join(' or ')} symbol; ${quote(id)} is ${symbol.kind}.`)
}

function refuseUnknownSymbol(field: Field, id: string, outline: Outline): undefined {
  const advice = field.advice(id, [...outline.symbols.keys()])
  return field.refuse('unknown_symbol', `There is no symbol ${quote(id)}.${advice}`)
}
