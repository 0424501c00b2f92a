import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { SHORT_OF_FUNDS } from './controls.ts'
import { toMicro } from './money.ts'
import { demoWallet } from './wallet-store.ts'

type ShortOfFundsProps = {
  readonly balanceMicro: number
  readonly bet: number
  readonly cost: number
  readonly betLevels: readonly number[]
  readonly onBet: (level: number) => void
}

export function ShortOfFunds({ balanceMicro, bet, cost, betLevels, onBet }: ShortOfFundsProps) {
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
        <Button size="sm" onClick={() => void demoWallet.refill()}>
          Nulstil demosaldo
        </Button>
      </div>
    </div>
  )
}
