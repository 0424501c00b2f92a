import { LIMITS, type Prize } from '../definition.ts'
import type { Field } from './field.ts'
import { readFeatureId, readJackpotId } from './names.ts'
import type { Outline } from './outline.ts'
import { plain } from './plain.ts'

/** A feature that something else than the reels starts. */
export interface Start {
  readonly feature: string
  /** Of free spins. */
  readonly spins?: number
}

const KINDS = ['coins', 'jackpot', 'feature', 'nothing'] as const

export function readPrize(field: Field, outline: Outline): Prize | undefined {
  if (field.entries() === undefined) return undefined
  const kind = KINDS.find((one) => !field.at(one).isAbsent)
  switch (kind) {
    case 'coins':
      return readCoins(field)
    case 'jackpot':
      return readJackpot(field, outline)
    case 'feature':
      return readStart(field, outline)
    case 'nothing':
      return readNothing(field)
    case undefined:
      field.record(KINDS)
      return field.refuse('required', `Must have one of the keys ${KINDS.join(', ')}.`)
  }
}

function readCoins(field: Field): Prize | undefined {
  const keys = field.record(['coins'])
  return keys && plain<{ coins: number }>({ coins: keys.coins.integer({ min: 0, max: LIMITS.payCoins }) })
}

function readJackpot(field: Field, outline: Outline): Prize | undefined {
  const keys = field.record(['jackpot'])
  return keys && plain<{ jackpot: string }>({ jackpot: readJackpotId(keys.jackpot, outline) })
}

function readNothing(field: Field): Prize | undefined {
  const keys = field.record(['nothing'])
  if (keys === undefined) return undefined
  if (keys.nothing.boolean() === false) keys.nothing.refuse('not_allowed', 'Must be true.')
  return plain<{ nothing: true }>({ nothing: true })
}

export function readStart(field: Field, outline: Outline): Start | undefined {
  const keys = field.record(['feature', 'spins'])
  if (keys === undefined) return undefined
  const feature = readFeatureId(keys.feature, outline)
  const type = feature === undefined ? undefined : outline.features?.get(feature)?.type
  if (type === 'holdAndWin')
    keys.feature.refuse('not_allowed', 'Hold-and-win starts from the coins in view, so nothing else can start it.')
  const isFreeSpins = type === 'freeSpins'
  if (type !== undefined && !isFreeSpins && !keys.spins.isAbsent)
    keys.spins.refuse('not_allowed', `Only free spins come in a number; this is a ${type}.`)
  const range = { min: 1, max: LIMITS.freeSpins }
  const spins = isFreeSpins ? keys.spins.integer(range) : keys.spins.optional((field) => field.integer(range))
  return plain<Start>({ feature, spins })
}
