import type { Definition } from '@spilvaerk/slot-engine'
import { ShoppingBag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { betModesOf, modeCost, modeName } from './bet-modes.ts'
import type { Controls } from './controls.ts'
import { formatMicro, toMicro } from './money.ts'
import type { PlayState } from './play-state.ts'
import type { Table } from './table.ts'

const BuyDialog = lazyPart(async () => (await import('./BuyDialog.tsx')).BuyDialog)

type ModeBarProps = {
  readonly definition: Definition
  readonly table: Table
  readonly state: PlayState
  readonly controls: Controls
  readonly bet: number
  readonly balanceMicro: number
  readonly onBlocked: (reason: string) => void
}

/** Other ways to pay for a spin: dearer ones, one of which may be on, and features to buy after a question. */
export function ModeBar({ definition, table, state, controls, bet, balanceMicro, onBlocked }: ModeBarProps) {
  const { buys, antes } = betModesOf(definition)
  const [isOpen, setOpen] = useState(false)
  if (buys.length + antes.length === 0) return null
  // A purchase has a price of its own: that the plain spin is too dear is no reason against asking.
  const blocked = controls.isShort ? undefined : controls.spin
  return (
    <div className="game-modes">
      {antes.map((mode) => {
        const isOn = state.mode === mode.id
        const locked = controls.isShort ? undefined : (controls.spin ?? undefined)
        return (
          <button
            key={mode.id}
            type="button"
            className="game-mode"
            aria-pressed={isOn}
            aria-disabled={locked !== undefined}
            title={locked}
            onClick={() => (locked ? onBlocked(locked) : table.setMode(isOn ? undefined : mode.id))}
          >
            <span className="game-mode-light" aria-hidden data-on={isOn} />
            <span>{modeName(mode)}</span>
            <small>{formatMicro(toMicro(modeCost(definition, bet, mode.id)))} pr. spil</small>
          </button>
        )
      })}
      {buys.length > 0 && (
        <button
          type="button"
          className="game-mode game-mode-buy"
          aria-haspopup="dialog"
          aria-disabled={blocked !== undefined}
          title={blocked}
          onClick={() => (blocked ? onBlocked(blocked) : setOpen(true))}
        >
          <ShoppingBag aria-hidden className="size-4" />
          <span>Køb bonus</span>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <BuyDialog
            {...{ definition, buys, bet, balanceMicro }}
            onClose={() => setOpen(false)}
            onBuy={(mode) => {
              setOpen(false)
              void table.spin(mode)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
