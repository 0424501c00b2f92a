import { playing } from '@spilvaerk/messages/playing'
import { rounds } from '@spilvaerk/messages/rounds'
import { FastForward, Minus, Plus, Repeat, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { useLimits } from '../limits/use-limits.ts'
import type { Face } from '../machine/face.ts'
import { type Dressed, Painted } from '../machine/Painted.tsx'
import { AutoSpinDialog } from './AutoSpinDialog.tsx'
import type { AutoPlan } from './autospin.ts'
import type { GamePlay } from './game-play.ts'
import { ModeBar } from './ModeBar.tsx'
import { formatMicro, toMicro } from './money.ts'
import { PlayMessage, PlayMeters, UnansweredRound } from './PlayMeters.tsx'
import { usePreferences } from './preferences.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import { useIsSeedMissing } from './SeedChoice.tsx'
import { ShortOfFunds } from './ShortOfFunds.tsx'
import { useServerBalance } from './use-game-play.ts'
import { useControls, usePlayState } from './use-play-state.ts'

type PanelProps = { readonly play: GamePlay }

type ControlPanelProps = PanelProps & {
  /** The machine is being set up, or stands. */
  readonly isStarting: boolean
  /** What the SPIN button does. */
  readonly press: () => void
  readonly face: Face
}

/** The control panel under the reels: balance, cost and win, bet, SPIN, autospin and speed. */
export function ControlPanel({ play, isStarting, press, face }: ControlPanelProps) {
  useServerBalance(play.money)
  // The first picture of the page comes first.
  const dress = isStarting && face.look ? { look: face.look, palette: face.palette } : undefined
  return (
    <div className="game-deck">
      {dress && <DeckFront {...dress} />}
      <PlayMessage store={play.store} isStarting={isStarting} />
      <PlayMeters play={play} />
      <UnansweredRound store={play.store} />
      <Shortage play={play} />
      <RefusalNotice play={play} />
      <ModeBar play={play} />
      <div className="game-controls">
        <BetKeys play={play} />
        <SpinButton play={play} press={press} dress={dress} />
        <SpeedKeys play={play} />
      </div>
    </div>
  )
}

/** The bet is more than there is, and more money would help. */
function Shortage({ play }: PanelProps) {
  const { data: limits } = useLimits()
  const { isShort } = useControls(play)
  const isBarred = play.stake === 'money' && limits?.mayPlay === false
  return isShort && !isBarred ? <ShortOfFunds play={play} onBet={(level) => setBet(play, level)} /> : null
}

/** The bet is also the preferred one of every game from now on. */
function setBet({ game, store }: GamePlay, level: number): void {
  store.setLevel(level)
  usePreferences.getState().prefer({ bet: game.config.betLevels[level] ?? store.bet })
}

const refusePress =
  ({ store }: GamePlay) =>
  (reason: string): void =>
    store.show({ type: 'pressRefused', reason })

function BetKeys({ play }: PanelProps) {
  const { store } = play
  const t = textsOf(rounds)
  const words = textsOf(playing)
  const { betDown, betUp } = useControls(play)
  const bet = usePlayState(store, () => store.shownBet)
  const change = (by: number): void => setBet(play, store.state().level + by)
  return (
    <div className="game-keys">
      <PanelButton
        label={t('controls.lowerBet')}
        caption={words('panel.lower')}
        reason={betDown}
        onBlocked={refusePress(play)}
        onPress={() => change(-1)}
      >
        <Minus aria-hidden className="size-5" />
      </PanelButton>
      <span aria-hidden className="game-level">
        {formatMicro(toMicro(bet))}
      </span>
      <PanelButton
        label={t('controls.higherBet')}
        caption={words('panel.higher')}
        reason={betUp}
        onBlocked={refusePress(play)}
        onPress={() => change(1)}
      >
        <Plus aria-hidden className="size-5" />
      </PanelButton>
    </div>
  )
}

function SpeedKeys({ play }: PanelProps) {
  const { game, store } = play
  const t = textsOf(playing)
  const { auto } = useControls(play)
  const cost = usePlayState(store, () => store.shownCost)
  const { isQuick, prefer } = usePreferences()
  const isSeedMissing = useIsSeedMissing(play)
  const start = (planned: AutoPlan): void => {
    if (isSeedMissing()) store.show({ type: 'seedAsked', planned })
    else void store.startAuto(planned)
  }
  return (
    <div className="game-keys">
      <AutoSpinDialog
        options={game.config.autoSpinOptions}
        bet={cost}
        onStart={start}
        trigger={
          <PanelButton
            label={t('panel.autoplay')}
            caption={t('panel.autoplay')}
            reason={auto}
            onBlocked={refusePress(play)}
          >
            <Repeat aria-hidden className="size-5" />
          </PanelButton>
        }
      />
      <PanelButton
        label={t('panel.quick')}
        caption={t('panel.quickShort')}
        isPressed={isQuick}
        onBlocked={refusePress(play)}
        onPress={() => prefer({ isQuick: !isQuick })}
      >
        <FastForward aria-hidden className="size-5" />
      </PanelButton>
    </div>
  )
}

/** Enough for the widest deck; what stands on it says how high it is. */
const DECK_PX = { width: 960, height: 240 } as const

const DeckFront = (dress: Dressed) => (
  <Painted job={{ kind: 'part', ...dress, part: { part: 'deck', ...DECK_PX } }} className="game-deck-front" />
)

const SPIN_PX = 208

type SpinButtonProps = Pick<ControlPanelProps, 'play' | 'press'> & { readonly dress: Dressed | undefined }

function SpinButton({ play, press, dress }: SpinButtonProps) {
  const t = textsOf(playing)
  const { spin } = useControls(play)
  const auto = usePlayState(play.store, (state) => state.auto)
  const isSkippable = usePlayState(play.store, ({ screen }) => screen.isSkippable)
  if (auto) {
    return (
      <button type="button" className="game-spin game-spin-stop" onClick={press}>
        <Square aria-hidden className="size-5 fill-current" />
        <span>{t('panel.stop')}</span>
        <small>{t('panel.left', { count: auto.spinsLeft })}</small>
      </button>
    )
  }
  const isBlocked = spin !== undefined && !isSkippable
  return (
    <button
      type="button"
      className="game-spin"
      aria-disabled={isBlocked}
      title={isBlocked ? spin : undefined}
      onClick={press}
    >
      {dress && (
        <Painted job={{ kind: 'part', ...dress, part: { part: 'spin', size: SPIN_PX } }} className="game-spin-body" />
      )}
      <span>{isSkippable ? textsOf(rounds)('controls.goOn') : 'SPIN'}</span>
      {isBlocked && <span className="sr-only">{spin}</span>}
    </button>
  )
}

type PanelButtonProps = {
  readonly label: string
  /** The label in one short word, under the key. */
  readonly caption?: string
  /** Why it does nothing now. It stays reachable, so that it can say so. */
  readonly reason?: string | undefined
  readonly isPressed?: boolean
  readonly onPress?: () => void
  readonly onBlocked: (reason: string) => void
  readonly children: ReactNode
}

function PanelButton({ label, caption, reason, isPressed, onPress, onBlocked, children, ...rest }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={reason ?? label}
      className="game-key"
      {...rest}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(reason ? { 'aria-disabled': true, 'aria-description': reason, onClick: () => onBlocked(reason) } : {})}
      {...(!reason && onPress ? { onClick: onPress } : {})}
    >
      {children}
      {caption && (
        <span aria-hidden className="game-caption">
          {caption}
        </span>
      )}
    </button>
  )
}
