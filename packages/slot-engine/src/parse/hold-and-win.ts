import { type HoldAndWin, LIMITS } from '../definition.ts'
import { readWeightsByNumber } from './counts.ts'
import type { Field } from './field.ts'
import { readJackpotWeights } from './named-weights.ts'
import { readId } from './names.ts'
import type { Outline } from './outline.ts'
import { plain } from './plain.ts'
import { readCountTrigger } from './trigger.ts'

const KEYS = ['type', 'id', 'trigger', 'respins', 'values', 'jackpots', 'landing', 'fullCoins'] as const

export function readHoldAndWin(field: Field, outline: Outline): HoldAndWin | undefined {
  const keys = field.record(KEYS)
  if (keys === undefined) return undefined
  if (outline.cascades) field.refuse('not_allowed', 'Hold-and-win needs the coins in view, which cascades take away.')
  if (outline.expands)
    field.refuse('not_allowed', 'Hold-and-win needs the coins in view, which a wild that expands covers.')
  return plain<HoldAndWin>({
    type: 'holdAndWin',
    id: readId(keys.id),
    trigger: readCountTrigger(keys.trigger, outline),
    respins: keys.respins.integer({ min: 1, max: LIMITS.freeSpins }),
    values: readWeightsByNumber(keys.values, { noun: 'A value', min: 0, max: LIMITS.payCoins }),
    jackpots: keys.jackpots.optional((jackpots) => readJackpotWeights(jackpots, outline)),
    landing: readLanding(keys.landing),
    fullCoins: keys.fullCoins.optional((coins) => coins.integer({ min: 0, max: LIMITS.payCoins })),
  })
}

function readLanding(field: Field): HoldAndWin['landing'] | undefined {
  const keys = field.record(['hit', 'miss'])
  if (keys === undefined) return undefined
  const range = { min: 1, max: LIMITS.reelWeight }
  return plain<HoldAndWin['landing']>({ hit: keys.hit.integer(range), miss: keys.miss.integer(range) })
}
