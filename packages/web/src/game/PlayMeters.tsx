import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import { rounds } from '@spilvaerk/messages/rounds'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'
import { Rich } from '../ui/rich.tsx'
import { costOf } from './bet-modes.ts'
import type { GamePlay } from './game-play.ts'
import { formatMicro, toMicro } from './money.ts'
import { useMoneyText } from './PlayMachine.tsx'
import type { PlayStore } from './play-store.ts'
import { usePlayState } from './use-play-state.ts'
import { useWallet } from './wallet-store.ts'

type PlayMessageProps = { readonly store: PlayStore; readonly isStarting: boolean }

export function PlayMessage({ store, isStarting }: PlayMessageProps) {
  const message = usePlayState(store, ({ screen }) => screen.message)
  const isReady = usePlayState(store, ({ screen }) => screen.isReady)
  return (
    <p role="status" aria-live="polite" className="game-saying">
      {isReady || !isStarting ? message : textsOf(rounds)('controls.preparing')}
    </p>
  )
}

export function PlayMeters({ play }: { readonly play: GamePlay }) {
  const t = textsOf(rounds)
  const { stake, store, wallet } = play
  const { balanceMicro } = useWallet(wallet)
  const cost = usePlayState(store, () => store.shownCost)
  return (
    <dl className="game-meters">
      <Meter name={stake === 'money' ? textsOf(playing)('panel.balanceKroner') : t('meters.balance')}>
        {formatMicro(balanceMicro)}
      </Meter>
      <Meter name={t('meters.bet')}>{formatMicro(toMicro(cost))}</Meter>
      <WinMeter play={play} />
    </dl>
  )
}

/** What the round has won so far while it is shown, and what it won once it is over. */
function WinMeter({ play }: { readonly play: GamePlay }) {
  const lastWinMicro = usePlayState(play.store, (state) => state.lastWinMicro)
  const countedCoins = usePlayState(play.store, ({ screen }) => screen.countedCoins)
  const money = useMoneyText(play)
  const counted = countedCoins ? money(countedCoins) : ''
  const text = lastWinMicro === undefined ? counted : formatMicro(lastWinMicro)
  return (
    <Meter name={textsOf(rounds)('meters.win')} isLit={text !== '' && lastWinMicro !== 0}>
      {text || '–'}
    </Meter>
  )
}

type MeterProps = { readonly name: string; readonly isLit?: boolean; readonly children: ReactNode }

function Meter({ name, isLit = false, children }: MeterProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={cn(isLit && 'text-lamp-bright')}>{children}</dd>
    </div>
  )
}

/** No answer came for a bet: it is asked for again. */
export function UnansweredRound({ store }: { readonly store: PlayStore }) {
  const phase = usePlayState(store, (state) => state.phase)
  if (phase.name !== 'unanswered') return null
  const amount = formatMicro(toMicro(costOf(phase.bet)))
  const text = textsOf(playing)('panel.unanswered', { why: phase.message, amount })
  return (
    <div role="alert" className="game-alert">
      <p>
        <Rich text={text} marks={{ b: (marked) => <b>{marked}</b> }} />
      </p>
      <Button size="sm" onClick={() => void store.retry()}>
        {textsOf(controlTexts)('tryAgain')}
      </Button>
    </div>
  )
}
