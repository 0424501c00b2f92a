import type { Definition, LineWins, ReelDefinition, SymbolDefinition } from '../definition.ts'
import { entryOf } from '../entries.ts'
import type { Strips } from './strips.ts'

export interface Skeleton {
  readonly id: string
  readonly name: string
  /** Per reel, the last one repeating. */
  readonly rows: readonly number[]
  readonly sets: Readonly<Record<string, Strips>>
}

/** What a designer has yet to fill in. */
export type Draft = Definition & { readonly wins: LineWins }

/**
 * A definition with these strips, and with what a designer has yet to say: pays, lines, features. Symbols are regular, but
 * for those whose names say otherwise. It is checked by whoever uses it.
 */
export function skeleton({ id, name, rows, sets }: Skeleton): Draft {
  const ids = symbolIds(Object.values(sets).flatMap((set) => set.flatMap(({ strip }) => strip)))
  const rowsOf = (reel: number): number => entryOf(rows, Math.min(reel, rows.length - 1))
  const reel = ({ strip, weights }: Strips[number], i: number): ReelDefinition => ({
    strip: strip.map((symbol) => ids.get(symbol) as string),
    ...(weights === undefined ? {} : { weights }),
    rows: rowsOf(i),
  })
  const reels = sets.base?.length ?? 0
  const lowest = Math.min(...Array.from({ length: reels }, (_, i) => rowsOf(i)))
  const lines = Array.from({ length: lowest }, (_, row) => Array.from({ length: reels }, () => row))
  return {
    definitionVersion: 1,
    id,
    name,
    betCoins: lines.length,
    maxWin: 1000,
    symbols: [...ids].map(([symbol, symbolId]) => symbolOf(symbol, symbolId)),
    reelSets: Object.fromEntries(Object.entries(sets).map(([set, strips]) => [set, strips.map(reel)])),
    wins: { type: 'lines', lines },
  }
}

function symbolOf(symbol: string, id: string): SymbolDefinition {
  const name = symbol === id ? {} : { name: symbol.slice(0, 100) }
  if (/^(-+|blank|tom|empty)$/i.test(symbol)) return { id, kind: 'blank', ...name }
  if (/wild|joker/i.test(symbol)) return { id, kind: 'wild', ...name }
  if (/scatter|bonus/i.test(symbol)) return { id, kind: 'scatter', ...name }
  return { id, kind: 'regular', ...name }
}

/** By name an id that is as near to it as ids may be, in the order in which they come up. */
function symbolIds(names: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of names) {
    if (ids.has(name)) continue
    const near = idOf(name)
    let id = near
    for (let n = 2; taken.has(id); n++) id = `${near}-${n}`
    taken.add(id)
    ids.set(name, id)
  }
  return ids
}

const SPELT_OUT: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', Æ: 'Ae', Ø: 'Oe', Å: 'Aa' }

function idOf(name: string): string {
  if (/^-+$/.test(name)) return 'blank'
  const plain = name
    .replaceAll(/[æøåÆØÅ]/g, (letter) => SPELT_OUT[letter] as string)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|-+$/g, '')
    .slice(0, 40)
  return plain === '' || plain in Object.prototype ? 'symbol' : plain
}
