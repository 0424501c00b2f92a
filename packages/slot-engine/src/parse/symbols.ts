import {
  type BlankSymbol,
  LIMITS,
  type RegularSymbol,
  type ScatterSymbol,
  SYMBOL_KINDS,
  type SymbolDefinition,
  type WildSymbol,
} from '../definition.ts'
import { readPays } from './counts.ts'
import type { Field } from './field.ts'
import { type Outline, readId, readSymbolId, refuseDuplicates } from './outline.ts'
import { list, plain } from './plain.ts'

const LABEL_KEYS = ['id', 'kind', 'name', 'emoji'] as const
const PAYING_KEYS = [...LABEL_KEYS, 'pays'] as const
const WILD_KEYS = [...PAYING_KEYS, 'replaces', 'multiplier', 'reels'] as const

export function readSymbols(field: Field, outline: Outline): readonly SymbolDefinition[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.symbols })
  const ids = items?.map((item) => item.at('id')) ?? []
  refuseDuplicates(ids, 'symbol')
  return list(items, (item) => readSymbol(item, outline))
}

function readSymbol(field: Field, outline: Outline): SymbolDefinition | undefined {
  if (field.entries() === undefined) return undefined
  switch (field.at('kind').oneOf(SYMBOL_KINDS)) {
    case 'regular':
      return readPaying<RegularSymbol>(field, 'regular', outline.reels)
    case 'scatter':
      return readPaying<ScatterSymbol>(field, 'scatter', outline.cells)
    case 'wild':
      return readWild(field, outline)
    case 'blank':
      return readBlank(field)
    case undefined:
      return undefined
  }
}

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

function readBlank(field: Field): BlankSymbol | undefined {
  const keys = field.record(LABEL_KEYS)
  return keys && plain<BlankSymbol>({ ...readLabels(keys), kind: 'blank' })
}

function readWild(field: Field, outline: Outline): WildSymbol | undefined {
  const keys = field.record(WILD_KEYS)
  if (keys === undefined) return undefined
  return plain<WildSymbol>({
    ...readLabels(keys),
    kind: 'wild',
    pays: keys.pays.optional((table) => readPays(table, outline.reels)),
    replaces: keys.replaces.optional((replaces) => readReplaced(replaces, keys.id.value, outline)),
    multiplier: keys.multiplier.optional((multiplier) => multiplier.integer({ min: 1, max: LIMITS.multiplier })),
    reels: keys.reels.optional((reels) => readWildReels(reels, outline)),
  })
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
