import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { shortOfFunds } from './controls.ts'
import type { GamePlay } from './game-play.ts'
import { toMicro } from './money.ts'
import { usePlayState } from './use-play-state.ts'
import { demoWallet, useWallet } from './wallet-store.ts'

type ShortOfFundsProps = { readonly play: GamePlay; readonly onBet: (level: number) => void }

export function ShortOfFunds({ play, onBet }: ShortOfFundsProps) {
  const t = textsOf(playing)
  const { game, stake, store, wallet } = play
  const { balanceMicro } = useWallet(wallet)
  const { betLevels } = game.config
  const costPerBet = usePlayState(store, () => store.shownCost / store.shownBet)
  const affordable = betLevels.findLastIndex((level) => toMicro(level * costPerBet) <= balanceMicro)
  const lower = betLevels[affordable]
  return (
    <div role="alert" className="game-alert">
      <p>
        <b>{shortOfFunds()}</b>
      </p>
      <div className="flex flex-wrap gap-2">
        {lower !== undefined && (
          <Button size="sm" variant="secondary" onClick={() => onBet(affordable)}>
            {t('short.setBet', { amount: formatNumber(lower) })}
          </Button>
        )}
        {stake === 'demo' ? (
          <Button size="sm" onClick={() => void demoWallet.refill()}>
            {t('short.refill')}
          </Button>
        ) : (
          <Link to="/account" search={{ afsnit: 'saldo' }} className={buttonClass('primary', 'sm')}>
            {t('short.deposit')}
          </Link>
        )}
      </div>
    </div>
  )
}
