import { rounds } from '@spilvaerk/messages/rounds'
import { standalone } from '@spilvaerk/messages/standalone'
import type { ExportedSlot } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { betModesOf, modeCost, modeName } from '../game/bet-modes.ts'
import type { Controls } from '../game/controls.ts'
import type { MemoryWallet } from '../game/memory-wallet.ts'
import { toMicro } from '../game/money.ts'
import type { PlayState } from '../game/play-state.ts'
import type { PlayStore } from '../game/play-store.ts'
import { textsOf } from '../lib/page-language.ts'

type StandaloneControlsProps = {
  readonly game: ExportedSlot
  readonly store: PlayStore
  readonly state: PlayState
  readonly controls: Controls
  readonly wallet: MemoryWallet
  readonly balanceMicro: number
  readonly bet: number
  readonly cost: number
  readonly amount: (micro: number) => string
  readonly message: string
  readonly isSkippable: boolean
  readonly isSoundOn: boolean
  readonly press: () => void
  readonly onSound: () => void
  readonly onBlocked: (reason: string) => void
}

/** The controls under the reels. */
export function StandaloneControls(props: StandaloneControlsProps) {
  const {
    game,
    store,
    state,
    controls,
    wallet,
    balanceMicro,
    bet,
    cost,
    amount,
    message,
    isSkippable,
    press,
    onBlocked,
  } = props
  const t = textsOf(rounds)
  const words = textsOf(standalone)
  const isBlocked = controls.spin !== undefined && !isSkippable
  return (
    <div className="game-deck">
      <p role="status" aria-live="polite" className="game-saying">
        {message}
      </p>
      <dl className="game-meters">
        <Meter name={t('meters.balance')}>{amount(balanceMicro)}</Meter>
        <Meter name={t('meters.bet')}>{amount(toMicro(cost))}</Meter>
        <Meter name={t('meters.win')}>{state.lastWinMicro === undefined ? '–' : amount(state.lastWinMicro)}</Meter>
      </dl>
      {controls.isShort && (
        <p role="alert" className="game-alert">
          {words('short')}{' '}
          <button type="button" className="player-button" onClick={() => void wallet.refill()}>
            {words('refill')}
          </button>
        </p>
      )}
      <Modes {...props} />
      <div className="game-controls">
        <div className="game-keys">
          <Key
            label={t('controls.lowerBet')}
            reason={controls.betDown}
            onBlocked={onBlocked}
            onPress={() => store.setLevel(state.level - 1)}
          >
            −
          </Key>
          <span aria-hidden className="game-level">
            {amount(toMicro(bet))}
          </span>
          <Key
            label={t('controls.higherBet')}
            reason={controls.betUp}
            onBlocked={onBlocked}
            onPress={() => store.setLevel(state.level + 1)}
          >
            +
          </Key>
        </div>
        <button
          type="button"
          className="game-spin"
          aria-disabled={isBlocked}
          title={isBlocked ? controls.spin : undefined}
          onClick={press}
        >
          <span>{isSkippable ? t('controls.goOn') : 'SPIN'}</span>
        </button>
        <div className="game-keys">
          {game.soundEnabled && (
            <button
              type="button"
              className="game-key"
              aria-label={t('controls.sound')}
              aria-pressed={props.isSoundOn}
              onClick={props.onSound}
            >
              ♪
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

function Modes({ game, store, state, controls, bet, amount, onBlocked }: StandaloneControlsProps) {
  const { buys, antes } = betModesOf(game.definition)
  if (buys.length + antes.length === 0) return null
  const blocked = controls.isShort ? undefined : controls.spin
  const press = (id: string, buysFeature: boolean): void => {
    if (blocked) return onBlocked(blocked)
    if (buysFeature) return void store.spin(id)
    store.setMode(state.mode === id ? undefined : id)
  }
  return (
    <div className="game-modes">
      {[...antes, ...buys].map((mode) => {
        const isBuy = mode.buys !== undefined
        return (
          <button
            key={mode.id}
            type="button"
            className="game-mode"
            aria-disabled={blocked !== undefined}
            {...(isBuy ? {} : { 'aria-pressed': state.mode === mode.id })}
            onClick={() => press(mode.id, isBuy)}
          >
            <span>{isBuy ? textsOf(standalone)('buy', { mode: modeName(mode) }) : modeName(mode)}</span>
            <small>{amount(toMicro(modeCost(game.definition, bet, mode.id)))}</small>
          </button>
        )
      })}
    </div>
  )
}

function Meter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type KeyProps = {
  readonly label: string
  readonly reason: string | undefined
  readonly onPress: () => void
  readonly onBlocked: (reason: string) => void
  readonly children: ReactNode
}

function Key({ label, reason, onPress, onBlocked, children }: KeyProps) {
  return (
    <button
      type="button"
      className="game-key"
      aria-label={label}
      aria-disabled={reason !== undefined}
      title={reason ?? label}
      onClick={() => (reason ? onBlocked(reason) : onPress())}
    >
      {children}
    </button>
  )
}
