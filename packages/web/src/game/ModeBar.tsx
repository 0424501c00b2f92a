import { playing } from '@spilvaerk/messages/playing'
import { ShoppingBag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { betModesOf, modeCost, modeName } from './bet-modes.ts'
import type { GamePlay } from './game-play.ts'
import { formatMicro, toMicro } from './money.ts'
import { useControls, usePlayState } from './use-play-state.ts'
import { useWallet } from './wallet-store.ts'

const BuyDialog = lazyPart(async () => (await import('./BuyDialog.tsx')).BuyDialog)

/** Other ways to pay for a spin: dearer ones, one of which may be on, and features to buy after a question. */
export function ModeBar({ play }: { readonly play: GamePlay }) {
  const t = textsOf(playing)
  const { definition, store } = play
  const { buys, antes } = betModesOf(definition)
  const [isOpen, setOpen] = useState(false)
  const controls = useControls(play)
  const chosen = usePlayState(store, (state) => state.mode)
  const bet = usePlayState(store, () => store.shownBet)
  const { balanceMicro } = useWallet(play.wallet)
  if (buys.length + antes.length === 0) return null
  // A purchase has a price of its own: that the plain spin is too dear is no reason against asking.
  const blocked = controls.isShort ? undefined : controls.spin
  const refusePress = (reason: string): void => store.show({ type: 'pressRefused', reason })
  return (
    <div className="game-modes">
      {antes.map((mode) => {
        const isOn = chosen === mode.id
        return (
          <button
            key={mode.id}
            type="button"
            className="game-mode"
            aria-pressed={isOn}
            aria-disabled={blocked !== undefined}
            title={blocked}
            onClick={() => (blocked ? refusePress(blocked) : store.setMode(isOn ? undefined : mode.id))}
          >
            <span className="game-mode-light" aria-hidden data-on={isOn} />
            <span>{modeName(mode)}</span>
            <small>{t('panel.aRound', { amount: formatMicro(toMicro(modeCost(definition, bet, mode.id))) })}</small>
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
          onClick={() => (blocked ? refusePress(blocked) : setOpen(true))}
        >
          <ShoppingBag aria-hidden className="size-4" />
          <span>{t('panel.buyBonus')}</span>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <BuyDialog
            definition={definition}
            buys={buys}
            bet={bet}
            balanceMicro={balanceMicro}
            onClose={() => setOpen(false)}
            onBuy={(mode) => {
              setOpen(false)
              void store.spin(mode)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
