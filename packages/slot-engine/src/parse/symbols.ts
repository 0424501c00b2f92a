import {
  type BlankSymbol,
  type CountTable,
  LIMITS,
  type MysterySymbol,
  type RegularSymbol,
  type ScatterSymbol,
  SYMBOL_KINDS,
  type SymbolDefinition,
  type WildSymbol,
} from '../definition.ts'
import { readPays, readWeightsByNumber } from './counts.ts'
import type { Field } from './field.ts'
import { readSymbolWeights } from './named-weights.ts'
import { readId, readSymbolId, refuseDuplicates } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'

const LABEL_KEYS = ['id', 'kind', 'name', 'emoji'] as const
const PAYING_KEYS = [...LABEL_KEYS, 'pays'] as const
const WILD_KEYS = [...PAYING_KEYS, 'replaces', 'multiplier', 'expands', 'reels'] as const

export function readSymbols(field: Field, outline: Outline): readonly SymbolDefinition[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.symbols })
  const ids = items?.map((item) => item.at('id')) ?? []
  refuseDuplicates(ids, 'symbol')
  const mysteries = items?.filter((item) => item.at('kind').value === 'mystery') ?? []
  for (const second of mysteries.slice(1))
    second.at('kind').refuse('duplicate', 'One mystery symbol is enough: all in view turn into the same.')
  return list(items, (item) => readSymbol(item, outline))
}

function readSymbol(field: Field, outline: Outline): SymbolDefinition | undefined {
  if (field.entries() === undefined) return undefined
  switch (field.at('kind').oneOf(SYMBOL_KINDS)) {
    case 'regular':
      return readPaying<RegularSymbol>(field, 'regular', longestWin(outline))
    case 'scatter':
      return readPaying<ScatterSymbol>(field, 'scatter', outline.cells)
    case 'wild':
      return readWild(field, outline)
    case 'mystery':
      return readMystery(field, outline)
    case 'blank':
      return readBlank(field)
    case undefined:
      return undefined
  }
}

/** The highest count that the win rule can find. */
const longestWin = ({ wins, reels, cells }: Outline): number => (wins === 'lines' || wins === 'ways' ? reels : cells)

const readLabels = (keys: Readonly<Record<'id' | 'name' | 'emoji', Field>>) => ({
  id: readId(keys.id),
  name: keys.name.optional((name) => name.text({ min: 1, max: 100 })),
  emoji: keys.emoji.optional((emoji) => emoji.text({ min: 1, max: 32 })),
})

function readPaying<T extends RegularSymbol | ScatterSymbol>(field: Field, kind: T['kind'], largest: number) {
  const keys = field.record(PAYING_KEYS)
  if (keys === undefined) return undefined
  const pays = keys.pays.optional((table) => readPays(table, largest))
  return plain<RegularSymbol | ScatterSymbol>({ ...readLabels(keys), kind, pays })
}

function readMystery(field: Field, outline: Outline): MysterySymbol | undefined {
  const keys = field.record([...LABEL_KEYS, 'reveals'])
  if (keys === undefined) return undefined
  const reveals = readSymbolWeights(keys.reveals, outline, ['regular', 'wild'])
  return plain<MysterySymbol>({ ...readLabels(keys), kind: 'mystery', reveals })
}

function readBlank(field: Field): BlankSymbol | undefined {
  const keys = field.record(LABEL_KEYS)
  return keys && plain<BlankSymbol>({ ...readLabels(keys), kind: 'blank' })
}

function readWild(field: Field, outline: Outline): WildSymbol | undefined {
  const keys = field.record(WILD_KEYS)
  if (keys === undefined) return undefined
  if (keys.expands.value === true && keys.multiplier.isRecord)
    keys.expands.refuse('not_allowed', 'A wild that draws its multiplier does not expand.')
  return plain<WildSymbol>({
    ...readLabels(keys),
    kind: 'wild',
    pays: keys.pays.optional((table) => readWildPays(table, outline)),
    replaces: keys.replaces.optional((replaces) => readReplaced(replaces, keys.id.value, outline)),
    multiplier: keys.multiplier.optional(readMultiplier),
    expands: keys.expands.optional((expands) => expands.boolean()),
    reels: keys.reels.optional((reels) => readWildReels(reels, outline)),
  })
}

function readWildPays(field: Field, { wins, reels }: Outline): CountTable | undefined {
  if (wins === 'clusters' || wins === 'anywhere')
    return field.refuse(
      'not_allowed',
      'Where wins are counted by cells, a wild pays only for the symbols it stands in for.',
    )
  return readPays(field, reels)
}

function readMultiplier(field: Field): number | CountTable | undefined {
  const range = { min: 1, max: LIMITS.multiplier }
  return field.isRecord ? readWeightsByNumber(field, { noun: 'A multiplier', ...range }) : field.integer(range)
}
function readReplaced(field: Field, wild: unknown, outline: Outline): readonly string[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.symbols })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => {
    if (item.value === wild) return item.refuse('not_allowed', 'A wild does not replace itself.')
    return readSymbolId(item, outline, ['regular', 'wild'])
  })
}

function readWildReels(field: Field, outline: Outline): readonly number[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.reels })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => item.integer({ min: 0, max: outline.reels - 1 }))
}
