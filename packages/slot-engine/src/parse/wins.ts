import {
  type Combination,
  DIRECTIONS,
  LIMITS,
  type LineWins,
  SYMBOL_KINDS,
  WILD_MULTIPLIER_RULES,
} from '../definition.ts'
import type { Field } from './field.ts'
import { type Outline, readSymbolId, refuseDuplicates } from './outline.ts'
import { list, plain } from './plain.ts'

const WINS_KEYS = ['type', 'lines', 'direction', 'wildMultipliers', 'combinations'] as const

export function readWins(field: Field, outline: Outline): LineWins | undefined {
  const keys = field.record(WINS_KEYS)
  if (keys === undefined) return undefined
  return plain<LineWins>({
    type: keys.type.oneOf(['lines']),
    lines: readLines(keys.lines, outline),
    direction: keys.direction.optional((direction) => direction.oneOf(DIRECTIONS)),
    wildMultipliers: keys.wildMultipliers.optional((rule) => rule.oneOf(WILD_MULTIPLIER_RULES)),
    combinations: keys.combinations.optional((combinations) => readCombinations(combinations, outline)),
  })
}

/** A line has a row on every reel, and the row is there in every set. */
function readLines(field: Field, outline: Outline): LineWins['lines'] | undefined {
  const sets = [...outline.reelSets.values()]
  const rows = Array.from({ length: outline.reels }, (_, reel) =>
    Math.min(...sets.map((set) => set[reel] ?? LIMITS.rows), LIMITS.rows),
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
