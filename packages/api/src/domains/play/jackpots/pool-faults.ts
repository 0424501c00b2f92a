import type { Jackpot } from '@spilvaerk/slot-engine'
import { toDkk } from '../../../platform/numbers/money.ts'
import { type Fault, faultOf } from '../../games/admission/fault.ts'
import { heightOf, heldMicro, poolOfAccount } from './opening.ts'
import type { StoredPool } from './store.ts'

/** Why a version may not take over the pools as they are. */
export interface PoolFault extends Fault {
  readonly code: 'poolDropped' | 'poolNotWinnable' | 'poolTooFull'
}

/** Between a pool and its highest height this share of all heights is left at least: one in so many. */
const ROOM = 100

export function tooFull(
  { id, name = id, coins }: Jackpot,
  mustHitBy: number,
  pools: readonly StoredPool[],
): PoolFault[] {
  const height = Math.max(...pools.map(({ grownPpm }) => heightOf({ coins }, grownPpm)))
  const left = mustHitBy - height
  if (left > 0 && left * ROOM >= mustHitBy - coins) return []
  const least = Math.max(height + 1, Math.ceil((height * ROOM - coins) / (ROOM - 1)))
  return [fault('poolTooFull', { pool: name, height, mustHitBy, least })]
}

export const dropped = (id: string, lost: readonly StoredPool[]): PoolFault => held('poolDropped', id, lost)

export const notWinnable = ({ id, name = id }: Jackpot, pools: readonly StoredPool[]): PoolFault =>
  held('poolNotWinnable', name, pools)

function held(code: 'poolDropped' | 'poolNotWinnable', pool: string, pools: readonly StoredPool[]): PoolFault {
  const micro = pools.reduce(
    (sum, { account, grownPpm }) => sum + heldMicro(grownPpm, poolOfAccount(account).coinMicro),
    0,
  )
  return micro < LEAST_SHOWN_MICRO
    ? fault(code, { pool, kroner: toDkk(LEAST_SHOWN_MICRO) }, `${code}Little`)
    : fault(code, { pool, kroner: toDkk(micro) })
}
const LEAST_SHOWN_MICRO = 10_000

const fault = (code: PoolFault['code'], ...said: [Values, Detail?]): PoolFault => ({ ...faultOf(code, ...said), code })
type Values = Parameters<typeof faultOf>[1]
type Detail = Parameters<typeof faultOf>[2]

/** Whether a feature has a jackpot among its prizes or on its coins. */
export function isPrize(features: unknown, id: string): boolean {
  if (typeof features !== 'object' || features === null) return false
  if ('weight' in features && features.weight === 0) return false
  return Object.entries(features).some(([key, value]) => {
    if (key === 'jackpot') return value === id
    if (key === 'jackpots') return typeof value === 'object' && value !== null && Object.hasOwn(value, id)
    return isPrize(value, id)
  })
}
