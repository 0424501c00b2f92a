import { controls } from '@spilvaerk/messages/controls'
import { preview } from '@spilvaerk/messages/preview'
import { Maximize, Minus, Play, Plus } from 'lucide-react'
import { shortOfFunds } from '../../game/controls.ts'
import { formatMicro, toMicro } from '../../game/money.ts'
import type { PlayState } from '../../game/play-state.ts'
import type { PlayStore } from '../../game/play-store.ts'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { sayNoGame } from '../no-game.ts'
import { previewWallet } from './preview-wallet.ts'
import { sayShort } from './use-spin-toasts.ts'

type PreviewControlsProps = {
  readonly gameId: number | undefined
  readonly store: PlayStore
  readonly state: PlayState
  readonly balanceMicro: number
  readonly bet: number
  readonly cost: number
  readonly betLevels: readonly number[]
  readonly isReady: boolean
  readonly isPreview: boolean
  readonly isSkippable: boolean
  readonly onSkip: () => void
  readonly onWake: () => void
}

/** Balance, bet levels, last win, and the spin. */
export function PreviewControls(props: PreviewControlsProps) {
  const t = textsOf(preview)
  const { store, state, balanceMicro, bet, cost, betLevels, isReady, isPreview } = props
  const isIdle = state.phase.name === 'idle'
  const isShort = isIdle && balanceMicro < toMicro(cost)
  return (
    <div className="grid gap-3 pt-3">
      <dl className="game-meters">
        <Meter name={t('meters.balance')}>{formatMicro(balanceMicro)}</Meter>
        <Meter name={t('meters.bet')}>{formatMicro(toMicro(cost))}</Meter>
        <Meter name={t('meters.lastWin')}>
          {state.lastWinMicro === undefined ? '–' : formatMicro(state.lastWinMicro)}
        </Meter>
      </dl>
      {isShort && (
        <div role="alert" className="game-alert">
          <p>{shortOfFunds()}</p>
          <Button size="sm" onClick={() => void previewWallet.refill()}>
            {t('addCredits')}
          </Button>
        </div>
      )}
      {state.phase.name === 'unanswered' && (
        <div role="alert" className="game-alert">
          <p>{t('unanswered')}</p>
          <Button size="sm" onClick={() => void store.retry()}>
            {textsOf(controls)('tryAgain')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        <IconButton
          label={t('lowerBet')}
          variant="secondary"
          disabled={!isIdle || state.level <= 0}
          onClick={() => store.setLevel(state.level - 1)}
        >
          <Minus aria-hidden className="size-5" />
        </IconButton>
        <output aria-label={t('bet')} className="min-w-14 text-center font-bold tabular-nums">
          {formatMicro(toMicro(bet))}
        </output>
        <IconButton
          label={t('higherBet')}
          variant="secondary"
          disabled={!isIdle || state.level >= betLevels.length - 1}
          onClick={() => store.setLevel(state.level + 1)}
        >
          <Plus aria-hidden className="size-5" />
        </IconButton>
        {isPreview && <SpinButton {...props} label={t('spinPreview')} isShort={isShort} />}
        {isPreview ? (
          <Button variant="secondary" aria-disabled={!isReady || undefined} onClick={sayNoGame}>
            {t('testSpin')}
          </Button>
        ) : (
          <SpinButton {...props} label={t('testSpin')} isShort={isShort} />
        )}
        <Fullscreen gameId={props.gameId} />
      </div>
    </div>
  )
}

function SpinButton(props: PreviewControlsProps & { readonly label: string; readonly isShort: boolean }) {
  const t = textsOf(preview)
  const { store, state, isReady, isSkippable, onSkip, onWake, label, isShort } = props
  const isBlocked = !isSkippable && (!isReady || isShort || state.phase.name !== 'idle')
  const press = (): void => {
    onWake()
    if (isSkippable) return onSkip()
    if (isShort) return sayShort()
    if (!isBlocked) void store.spin()
  }
  return (
    <Button
      aria-disabled={isBlocked || undefined}
      className={cn('min-w-36', isBlocked && 'opacity-60')}
      onClick={press}
    >
      <Play aria-hidden className="size-4.5 fill-current" />
      {isSkippable ? t('skip') : label}
    </Button>
  )
}

/** The whole game in a window of its own. */
function Fullscreen({ gameId }: { readonly gameId: number | undefined }) {
  const t = textsOf(preview)
  const face = (
    <>
      <Maximize aria-hidden className="size-4.5" />
      {t('fullscreen')}
    </>
  )
  if (gameId === undefined)
    return (
      <Button variant="ghost" onClick={sayNoGame}>
        {face}
      </Button>
    )
  return (
    <a href={`/games/${gameId}`} target="_blank" rel="noopener" className={buttonClass('ghost')}>
      {face}
    </a>
  )
}

function Meter({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
