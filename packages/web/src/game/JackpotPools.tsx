import type { JackpotPools as Pools } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import type { Stake } from '../limits/use-stake.ts'

/** What the row takes off the height of the machine. */
export const POOLS_PX = 52

type JackpotPoolsProps = { readonly pools: Pools; readonly bet: number; readonly stake: Stake }

/** The jackpots that grow with each round for money: every bet has its own. Demo leaves them alone, and says so. */
export function JackpotPools({ pools, bet, stake }: JackpotPoolsProps) {
  if (pools.length === 0) return null
  return (
    <dl aria-label="Jackpotter ved denne indsats" className="game-pools">
      {pools.map(({ id, name, pools: byBet }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatKroner(byBet.find((pool) => pool.bet === bet)?.amount ?? 0)}</dd>
        </div>
      ))}
      {/* A phone has room for four; there the rules alone say it. */}
      {stake === 'demo' && (
        <div className="max-sm:hidden">
          <dt>Demospil</dt>
          <dd>uden puljer</dd>
        </div>
      )}
    </dl>
  )
}
