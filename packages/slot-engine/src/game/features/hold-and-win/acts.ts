import type { ActiveCoin } from '../../../definition.ts'
import type { LockedCoin } from '../../../round.ts'

/** What coins are worth together once one more has landed: `scale` times as much, `perCoin` for each of them, and `own`. */
export interface Act {
  readonly scale: number
  readonly perCoin: number
  readonly own: number
}

export const plainAct = (own: number): Act => ({ scale: 1, perCoin: 0, own })

export function actOf({ coins: own = 0, multiplies = 1, adds = 0, collects = false }: ActiveCoin): Act {
  const times = collects ? 2 : 1
  return { scale: times * multiplies, perCoin: times * adds, own }
}

export const afterAct = ({ scale, perCoin, own }: Act, sum: number, coins: number): number =>
  scale * sum + perCoin * coins + own

/** The most that so many coins can be worth. */
export function mostWorth(acts: readonly Act[], coins: number): number {
  let most = 0
  for (let locked = 0; locked < coins; locked++) {
    const before = most
    most = Math.max(0, ...acts.map((act) => afterAct(act, before, locked)))
  }
  return most
}

/** Coin by coin, what the ones before are worth once an active one has landed, and that one at the end. */
export function actedOn(
  { multiplies = 1, adds = 0, collects = false }: ActiveCoin,
  before: readonly LockedCoin[],
  coin: LockedCoin,
): LockedCoin[] {
  const others = before.map((one) => ({ ...one, coins: one.coins * multiplies + adds }))
  const collected = collects ? others.reduce((sum, { coins }) => sum + coins, 0) : 0
  return [...others, { ...coin, coins: coin.coins + collected }]
}
