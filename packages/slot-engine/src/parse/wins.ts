import {
  type AnywhereWins,
  type ClusterWins,
  type Combination,
  DIRECTIONS,
  LIMITS,
  type LineWins,
  SYMBOL_KINDS,
  type WaysWins,
  WILD_MULTIPLIER_RULES,
  type WinRule,
} from '../definition.ts'
import type { Field } from './field.ts'
import { readSymbolId, refuseDuplicates } from './names.ts'
import { type Outline, WIN_TYPES } from './outline.ts'
import { list, plain } from './plain.ts'

const LINES_KEYS = ['type', 'lines', 'direction', 'wildMultipliers', 'combinations'] as const

export function readWins(field: Field, outline: Outline): WinRule | undefined {
  if (field.entries() === undefined) return undefined
  const type = field.at('type').oneOf(WIN_TYPES)
  switch (type) {
    case 'lines':
      return readLineWins(field, outline)
    case 'ways':
      return readWaysWins(field)
    case 'clusters':
    case 'anywhere':
      return readCountedWins(field, type)
    case undefined:
      return undefined
  }
}

function readWaysWins(field: Field): WaysWins | undefined {
  const keys = field.record(['type', 'direction'])
  if (keys === undefined) return undefined
  return plain<WaysWins>({
    type: 'ways',
    direction: keys.direction.optional((direction) => direction.oneOf(['left', 'right', 'both'])),
  })
}

function readCountedWins<T extends ClusterWins | AnywhereWins>(field: Field, type: T['type']) {
  const keys = field.record(['type', 'wildMultipliers'])
  if (keys === undefined) return undefined
  return plain<ClusterWins | AnywhereWins>({ type, wildMultipliers: keys.wildMultipliers.optional(readMultiplierRule) })
}

const readMultiplierRule = (field: Field) => field.oneOf(WILD_MULTIPLIER_RULES)

function readLineWins(field: Field, outline: Outline): LineWins | undefined {
  const keys = field.record(LINES_KEYS)
  if (keys === undefined) return undefined
  return plain<LineWins>({
    type: 'lines',
    lines: readLines(keys.lines, outline),
    direction: keys.direction.optional((direction) => direction.oneOf(DIRECTIONS)),
    wildMultipliers: keys.wildMultipliers.optional(readMultiplierRule),
    combinations: keys.combinations.optional((combinations) => readCombinations(combinations, outline)),
  })
}

/** A line has a row on every reel, and the row is there in every set. */
function readLines(field: Field, outline: Outline): LineWins['lines'] | undefined {
  const sets = [...(outline.reelSets?.values() ?? [])]
  const rows = Array.from({ length: outline.reels }, (_, reel) =>
    Math.min(...sets.map((set) => set.rows[reel] ?? LIMITS.rows), LIMITS.rows),
  )
  return list(field.items({ min: 0, max: LIMITS.lines }), (line) =>
    list(line.items({ min: outline.reels, max: outline.reels }), (row, reel) =>
      row.integer({ min: 0, max: rows[reel]! - 1 }),
    ),
  )
}

function readCombinations(field: Field, outline: Outline): readonly Combination[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.combinations })
  refuseDuplicates(items?.map((item) => item.at('name')) ?? [], 'combination')
  return list(items, (item) => readCombination(item, outline))
}

function readCombination(field: Field, outline: Outline): Combination | undefined {
  const keys = field.record(['name', 'slots', 'anyOrder', 'coins'])
  if (keys === undefined) return undefined
  const slots = keys.slots.items({ min: outline.reels, max: outline.reels })
  return plain<Combination>({
    name: keys.name.text({ min: 1, max: 100 }),
    slots: list(slots, (slot) => (slot.value === null ? null : readSlot(slot, outline))),
    anyOrder: keys.anyOrder.optional((anyOrder) => anyOrder.boolean()),
    coins: keys.coins.integer({ min: 0, max: LIMITS.payCoins }),
  })
}

function readSlot(field: Field, outline: Outline): readonly string[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.symbols })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => readSymbolId(item, outline, SYMBOL_KINDS))
}
