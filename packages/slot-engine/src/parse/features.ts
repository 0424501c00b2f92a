import { type Feature, LIMITS } from '../definition.ts'
import type { Field } from './field.ts'
import { readFreeSpins } from './free-spins.ts'
import { readHoldAndWin } from './hold-and-win.ts'
import { readChoice, readLadder, readPick, readWheel } from './mini-games.ts'
import { refuseDuplicates } from './names.ts'
import { FEATURE_TYPES, type Outline } from './outline.ts'
import { list } from './plain.ts'

export function readFeatures(field: Field, outline: Outline): readonly Feature[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.features })
  refuseDuplicates(items?.map((item) => item.at('id')) ?? [], 'feature')
  return list(items, (item) => readFeature(item, outline))
}

function readFeature(field: Field, outline: Outline): Feature | undefined {
  if (field.entries() === undefined) return undefined
  switch (field.at('type').oneOf(FEATURE_TYPES)) {
    case 'freeSpins':
      return readFreeSpins(field, outline)
    case 'holdAndWin':
      return readHoldAndWin(field, outline)
    case 'wheel':
      return readWheel(field, outline)
    case 'pick':
      return readPick(field, outline)
    case 'ladder':
      return readLadder(field, outline)
    case 'choice':
      return readChoice(field, outline)
    case undefined:
      return undefined
  }
}
