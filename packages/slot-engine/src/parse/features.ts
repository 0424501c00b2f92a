import { BASE_REEL_SET, type Feature, type FreeSpins, LIMITS, WIN_SOURCES } from '../definition.ts'
import { readAwards } from './counts.ts'
import type { Field } from './field.ts'
import { type Outline, readId, readSymbolId, refuseDuplicates } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'

const FREE_SPINS_KEYS = ['type', 'id', 'trigger', 'retrigger', 'multiplier', 'multiplies', 'reelSet'] as const

export function readFeatures(field: Field, outline: Outline): readonly Feature[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.features })
  refuseDuplicates(items?.map((item) => item.at('id')) ?? [], 'feature')
  return list(items, (item) => readFreeSpins(item, outline))
}

function readFreeSpins(field: Field, outline: Outline): FreeSpins | undefined {
  const keys = field.record(FREE_SPINS_KEYS)
  if (keys === undefined) return undefined
  return plain<FreeSpins>({
    type: keys.type.oneOf(['freeSpins']),
    id: readId(keys.id),
    trigger: readTrigger(keys.trigger, outline),
    retrigger: keys.retrigger.optional((retrigger) => readAwards(retrigger, outline.cells)),
    multiplier: keys.multiplier.optional((multiplier) => multiplier.integer({ min: 1, max: LIMITS.multiplier })),
    multiplies: keys.multiplies.optional(readSources),
    reelSet: keys.reelSet.optional((reelSet) => readReelSetName(reelSet, outline)),
  })
}

function readTrigger(field: Field, outline: Outline): FreeSpins['trigger'] | undefined {
  const keys = field.record(['symbol', 'awards'])
  if (keys === undefined) return undefined
  return plain<FreeSpins['trigger']>({
    symbol: readSymbolId(keys.symbol, outline, ['scatter']),
    awards: readAwards(keys.awards, outline.cells),
  })
}

function readSources(field: Field): FreeSpins['multiplies'] | undefined {
  const items = field.items({ min: 0, max: WIN_SOURCES.length })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => item.oneOf(WIN_SOURCES))
}

function readReelSetName(field: Field, outline: Outline): string | undefined {
  const name = field.text({ min: 1, max: 64 })
  if (name === undefined || outline.reelSets.has(name) || outline.reelSets.size === 0) return name
  const advice = field.advice(name, [...outline.reelSets.keys(), BASE_REEL_SET])
  return field.refuse('unknown_reel_set', `There is no reel set ${quote(name)}.${advice}`)
}
