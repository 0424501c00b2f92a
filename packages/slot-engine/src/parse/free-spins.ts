import { BASE_REEL_SET, type FreeSpins, LIMITS, WIN_SOURCES } from '../definition.ts'
import { readAwards } from './counts.ts'
import type { Field } from './field.ts'
import { readExtraWilds, readSticky, readUntilGone, readWalking } from './held-symbols.ts'
import { type NamedWeights, readSymbolWeights } from './named-weights.ts'
import { readId, readReelSetName, refuseDuplicates } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'
import { readFreeSpinTrigger } from './trigger.ts'

const KEYS = [
  'type',
  'id',
  'trigger',
  'retrigger',
  'multiplier',
  'grows',
  'multiplies',
  'reelSet',
  'sticky',
  'walking',
  'untilGone',
  'extraWilds',
  'expandingSymbol',
] as const

const MULTIPLIER = { min: 1, max: LIMITS.multiplier }

export function readFreeSpins(field: Field, outline: Outline): FreeSpins | undefined {
  const keys = field.record(KEYS)
  if (keys === undefined) return undefined
  const reelSet = keys.reelSet.optional((name) => readReelSetName(name, outline))
  const on = reelSet ?? BASE_REEL_SET
  const multiplier = keys.multiplier.optional((field) => field.integer(MULTIPLIER))
  return plain<FreeSpins>({
    type: 'freeSpins',
    id: readId(keys.id),
    trigger: keys.trigger.optional((trigger) => readFreeSpinTrigger(trigger, outline)),
    retrigger: keys.retrigger.optional((table) => readRetrigger(table, keys, outline)),
    multiplier,
    grows: keys.grows.optional((grows) => readGrowth(grows, multiplier ?? 1, outline)),
    multiplies: keys.multiplies.optional(readSources),
    reelSet,
    sticky: keys.sticky.optional((sticky) => readSticky(sticky, on, outline)),
    walking: keys.walking.optional((walking) => readWalking(walking, keys.sticky, on, outline)),
    untilGone: keys.untilGone.optional((untilGone) => readUntilGone(untilGone, keys.walking)),
    extraWilds: keys.extraWilds.optional((wilds) => readExtraWilds(wilds, on, outline)),
    expandingSymbol: keys.expandingSymbol.optional((weights) => readExpanding(weights, outline)),
  })
}

function readRetrigger(
  field: Field,
  { trigger, sticky, walking }: Readonly<Record<'trigger' | 'sticky' | 'walking', Field>>,
  outline: Outline,
): FreeSpins['retrigger'] | undefined {
  if (trigger.isAbsent) field.refuse('not_allowed', 'There is no trigger whose symbol could be counted.')
  const held = [sticky, walking].flatMap(
    (list) => list.optional((one) => one.items({ min: 0, max: LIMITS.symbols })) ?? [],
  )
  const symbol = trigger.at('symbol').value
  if (held.some(({ value }) => value === symbol))
    field.refuse('endless', 'The symbol that is counted stays in view, so it would be counted again in every spin.')
  return readAwards(field, outline.cells)
}

function readGrowth(field: Field, from: number, { cascades }: Outline): FreeSpins['grows'] | undefined {
  const keys = field.record(['by', 'each', 'upTo'])
  if (keys === undefined) return undefined
  const each = keys.each.oneOf(['spin', 'cascade'])
  if (each === 'cascade' && !cascades) keys.each.refuse('not_allowed', 'There are no cascades in this game.')
  return plain<NonNullable<FreeSpins['grows']>>({
    by: keys.by.integer(MULTIPLIER),
    each,
    upTo: keys.upTo.optional((upTo) => upTo.integer({ min: from, max: LIMITS.multiplier })),
  })
}

function readSources(field: Field): FreeSpins['multiplies'] | undefined {
  const items = field.items({ min: 0, max: WIN_SOURCES.length })
  refuseDuplicates(items ?? [], 'entry')
  return list(items, (item) => item.oneOf(WIN_SOURCES))
}

function readExpanding(field: Field, outline: Outline): NamedWeights | undefined {
  if (outline.wins !== undefined && outline.wins !== 'lines')
    field.refuse('not_allowed', 'A chosen symbol pays on lines, and this game has none.')
  if (outline.cascades) field.refuse('not_allowed', 'A chosen symbol covers reels once a spin, which cascades undo.')
  for (const [id, weight] of field.entries() ?? []) {
    const symbol = outline.symbols?.get(id)
    if (symbol?.kind === 'regular' && !symbol.pays)
      weight.refuse('not_allowed', `The symbol ${quote(id)} pays nothing.`)
  }
  return readSymbolWeights(field, outline, ['regular'])
}
