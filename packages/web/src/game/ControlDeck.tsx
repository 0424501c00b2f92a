import { FastForward, Minus, Plus, Repeat, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { Stake } from '../limits/use-stake.ts'
import { Button } from '../ui/button.tsx'
import { AutoSpinDialog } from './AutoSpinDialog.tsx'
import type { Controls } from './controls.ts'
import { formatMicro, toMicro } from './money.ts'
import type { PlayState } from './play-state.ts'
import { ShortOfFunds } from './ShortOfFunds.tsx'
import type { Table } from './table.ts'
import { costOf } from './wallet.ts'

type ControlDeckProps = {
  readonly table: Table
  readonly state: PlayState
  readonly controls: Controls
  readonly stake: Stake
  readonly balanceMicro: number
  readonly bet: number
  /** What the spin costs: the bet, or more in a bet mode. */
  readonly cost: number
  readonly modes?: ReactNode
  /** What stands in the way, and the way out. */
  readonly hindrance?: ReactNode
  /** More money would not help. */
  readonly isBarred: boolean
  readonly betLevels: readonly number[]
  readonly autoOptions: readonly number[]
  readonly winText: string
  readonly saying: string
  readonly isSkippable: boolean
  readonly isQuick: boolean
  readonly press: () => void
  readonly onBet: (level: number) => void
  readonly onQuick: () => void
  readonly onBlocked: (reason: string) => void
}

/** The console under the reels: what one has, what it costs, and SPIN where the thumb is. */
export function ControlDeck(props: ControlDeckProps) {
  const { table, state, controls, balanceMicro, bet, cost, winText, saying, onBlocked, onBet } = props
  const { phase } = state
  return (
    <div className="game-deck">
      <p role="status" aria-live="polite" className="game-saying">
        {saying}
      </p>
      <dl className="game-meters">
        <Meter name={props.stake === 'money' ? 'Saldo i kr.' : 'Saldo'}>{formatMicro(balanceMicro)}</Meter>
        <Meter name="Indsats">{formatMicro(toMicro(cost))}</Meter>
        <Meter name="Gevinst" isLit={winText !== '' && state.lastWinMicro !== 0}>
          {winText || '–'}
        </Meter>
      </dl>
      {phase.name === 'stranded' && (
        <div role="alert" className="game-alert">
          <p>
            <b>Runden mangler sit svar.</b> {phase.message} Din indsats på {formatMicro(toMicro(costOf(phase.bet)))} er
            gemt og bliver hverken tabt eller brugt to gange.
          </p>
          <Button size="sm" onClick={() => void table.retry()}>
            Prøv igen
          </Button>
        </div>
      )}
      {controls.isShort && !props.isBarred && <ShortOfFunds {...props} />}
      {props.hindrance}
      {props.modes}
      <div className="game-controls">
        <div className="game-keys">
          <DeckButton
            label="Lavere indsats"
            caption="Lavere"
            reason={controls.betDown}
            onBlocked={onBlocked}
            onPress={() => onBet(state.level - 1)}
          >
            <Minus aria-hidden className="size-5" />
          </DeckButton>
          <span aria-hidden className="game-level">
            {formatMicro(toMicro(bet))}
          </span>
          <DeckButton
            label="Højere indsats"
            caption="Højere"
            reason={controls.betUp}
            onBlocked={onBlocked}
            onPress={() => onBet(state.level + 1)}
          >
            <Plus aria-hidden className="size-5" />
          </DeckButton>
        </div>
        <SpinButton {...props} />
        <div className="game-keys">
          <AutoSpinDialog
            options={props.autoOptions}
            bet={cost}
            onStart={(plan) => void table.startAuto(plan)}
            trigger={
              <DeckButton label="Autospil" caption="Autospil" reason={controls.auto} onBlocked={onBlocked}>
                <Repeat aria-hidden className="size-5" />
              </DeckButton>
            }
          />
          <DeckButton
            label="Hurtigt spil"
            caption="Hurtigt"
            isPressed={props.isQuick}
            onBlocked={onBlocked}
            onPress={props.onQuick}
          >
            <FastForward aria-hidden className="size-5" />
          </DeckButton>
        </div>
      </div>
    </div>
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

function SpinButton({ state, controls, isSkippable, press }: ControlDeckProps) {
  if (state.auto) {
    return (
      <button type="button" className="game-spin game-spin-stop" onClick={press}>
        <Square aria-hidden className="size-5 fill-current" />
        <span>Stop</span>
        <small>{state.auto.spinsLeft} tilbage</small>
      </button>
    )
  }
  const isBlocked = controls.spin !== undefined && !isSkippable
  return (
    <button
      type="button"
      className="game-spin"
      aria-disabled={isBlocked}
      title={isBlocked ? controls.spin : undefined}
      onClick={press}
    >
      <span>{isSkippable ? 'Videre' : 'SPIN'}</span>
      {isBlocked && <span className="sr-only">{controls.spin}</span>}
    </button>
  )
}

type DeckButtonProps = {
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

function DeckButton({ label, caption, reason, isPressed, onPress, onBlocked, children, ...rest }: DeckButtonProps) {
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
