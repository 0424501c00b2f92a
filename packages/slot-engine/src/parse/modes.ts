import { type BetMode, LIMITS } from '../definition.ts'
import type { Field } from './field.ts'
import { readId, readReelSetName, refuseDuplicates } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { readStart } from './prize.ts'

/** The plain bet goes by this name. */
const PLAIN_BET = 'base'

export function readModes(field: Field, outline: Outline): readonly BetMode[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.modes })
  refuseDuplicates(items?.map((item) => item.at('id')) ?? [], 'bet mode')
  return list(items, (item) => readMode(item, outline))
}

function readMode(field: Field, outline: Outline): BetMode | undefined {
  const keys = field.record(['id', 'name', 'coins', 'buys', 'reelSet'])
  if (keys === undefined) return undefined
  if (keys.id.value === PLAIN_BET) keys.id.refuse('not_allowed', `The plain bet is the mode "${PLAIN_BET}".`)
  if (!keys.buys.isAbsent && !keys.reelSet.isAbsent)
    keys.reelSet.refuse('not_allowed', 'A mode that buys a feature has no paid spin, so it has no reel set.')
  return plain<BetMode>({
    id: readId(keys.id),
    name: keys.name.optional((name) => name.text({ min: 1, max: 100 })),
    coins: keys.coins.integer({ min: 1, max: LIMITS.payCoins }),
    buys: keys.buys.optional((buys) => readStart(buys, outline)),
    reelSet: keys.reelSet.optional((reelSet) => readReelSetName(reelSet, outline)),
  })
}
