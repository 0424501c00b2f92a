import type { JackpotPools as Pools } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'

/** What the row takes off the height of the machine. */
export const POOLS_PX = 52

/** The jackpots that grow with each round for money: every bet has its own. */
export function JackpotPools({ pools, bet }: { readonly pools: Pools; readonly bet: number }) {
  if (pools.length === 0) return null
  return (
    <dl aria-label="Jackpotter ved denne indsats" className="game-pools">
      {pools.map(({ id, name, pools: byBet }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatKroner(byBet.find((pool) => pool.bet === bet)?.amount ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
