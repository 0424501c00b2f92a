import type { Jackpot } from '@spilvaerk/slot-engine'
import { danish } from '../../../platform/numbers/danish.ts'
import { toDkk } from '../../../platform/numbers/money.ts'
import { heightOf, heldMicro, poolOfAccount } from './opening.ts'
import type { StoredPool } from './store.ts'

/** Why a version may not take over the pools as they are. */
export interface PoolFault {
  readonly code: 'poolDropped' | 'poolNotWinnable' | 'poolTooFull'
  /** A sentence in Danish that says what can be done. */
  readonly text: string
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
  const text =
    `Puljen «${name}» er nået til ${danish(height)} mønter, og i den nye version skal den være betalt ved ` +
    `${danish(mustHitBy)}. Sæt mustHitBy til mindst ${danish(least)}, eller vent, til puljen er betalt.`
  return [{ code: 'poolTooFull', text }]
}

export const dropped = (id: string, lost: readonly StoredPool[]): PoolFault => ({
  code: 'poolDropped',
  text:
    `I puljen «${id}» står ${kroner(lost)} kr., som spillere har lagt i den, og den nye version har den ikke ved de ` +
    'samme værdier af en mønt. Behold puljen og indsatserne, eller lav ændringen som et nyt spil.',
})

export const notWinnable = ({ id, name = id }: Jackpot, pools: readonly StoredPool[]): PoolFault => ({
  code: 'poolNotWinnable',
  text:
    `I puljen «${name}» står ${kroner(pools)} kr., som spillere har lagt i den, og i den nye version kan ingen vinde ` +
    'den. Giv den en præmie eller et mustHitBy.',
})

function kroner(pools: readonly StoredPool[]): string {
  const micro = pools.reduce(
    (sum, { account, grownPpm }) => sum + heldMicro(grownPpm, poolOfAccount(account).coinMicro),
    0,
  )
  return micro < LEAST_SHOWN_MICRO ? `under ${danish(toDkk(LEAST_SHOWN_MICRO))}` : danish(toDkk(micro))
}
const LEAST_SHOWN_MICRO = 10_000

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
