import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/format.ts'
import type { Stake } from '../limits/use-stake.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { SHORT_OF_FUNDS } from './controls.ts'
import { toMicro } from './money.ts'
import { demoWallet } from './wallet-store.ts'

type ShortOfFundsProps = {
  readonly balanceMicro: number
  readonly bet: number
  readonly cost: number
  readonly betLevels: readonly number[]
  readonly stake: Stake
  readonly onBet: (level: number) => void
}

export function ShortOfFunds({ stake, balanceMicro, bet, cost, betLevels, onBet }: ShortOfFundsProps) {
  const affordable = betLevels.findLastIndex((level) => toMicro(level * (cost / bet)) <= balanceMicro)
  const lower = betLevels[affordable]
  return (
    <div role="alert" className="game-alert">
      <p>
        <b>{SHORT_OF_FUNDS}</b>
      </p>
      <div className="flex flex-wrap gap-2">
        {lower !== undefined && (
          <Button size="sm" variant="secondary" onClick={() => onBet(affordable)}>
            Sæt indsatsen til {formatNumber(lower)}
          </Button>
        )}
        {stake === 'demo' ? (
          <Button size="sm" onClick={() => void demoWallet.refill()}>
            Nulstil demosaldo
          </Button>
        ) : (
          <Link to="/account" search={{ afsnit: 'saldo' }} className={buttonClass('primary', 'sm')}>
            Indbetal
          </Link>
        )}
      </div>
    </div>
  )
}
