import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import type { BetMode, Definition } from '@spilvaerk/slot-engine'
import { useMemo, useState } from 'react'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { featureAbout } from '../machine/prize-about.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { modeCost, modeName } from './bet-modes.ts'
import { shortOfFunds } from './controls.ts'
import { formatMicro, toMicro } from './money.ts'
import { rtpText, useVariantSheets } from './sheet/use-variant-sheets.ts'

type BuyDialogProps = {
  readonly definition: Definition
  readonly buys: readonly BetMode[]
  readonly bet: number
  readonly balanceMicro: number
  readonly onClose: () => void
  readonly onBuy: (mode: string) => void
}

/** A purchase is a round of its own and agreed to with its price and what it returns in view. */
export function BuyDialog({ definition, buys, bet, balanceMicro, onClose, onBuy }: BuyDialogProps) {
  const t = textsOf(playing)
  const [chosen, setChosen] = useState(buys[0]?.id)
  const rounds = useMemo(() => buys.map(({ id }) => ({ mode: id })), [buys])
  const sheets = useVariantSheets(definition, rounds)
  const mode = buys.find(({ id }) => id === chosen)
  const costMicro = toMicro(modeCost(definition, bet, chosen))
  const isShort = costMicro > balanceMicro
  return (
    <Dialog title={t('panel.buyBonus')} description={t('buy.about')} open onOpenChange={(open) => !open && onClose()}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (mode && !isShort) onBuy(mode.id)
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('buy.what')}</legend>
          {buys.map((buy, index) => (
            <label key={buy.id} className="game-buy" data-chosen={buys.length > 1 && buy.id === chosen}>
              <input
                type="radio"
                name="mode"
                className="sr-only"
                checked={buy.id === chosen}
                onChange={() => setChosen(buy.id)}
              />
              <span className="grid gap-0.5">
                <b>{modeName(buy)}</b>
                <span className="font-normal text-sm">{aboutOf(definition, buy)}</span>
                <span className="font-normal text-muted text-sm tabular-nums" aria-live="polite">
                  {sheets?.[index] ? rtpText(sheets[index]) : t('buy.workingOut')}
                </span>
              </span>
              <span className="text-right tabular-nums">
                <b className="text-lamp-bright">{formatMicro(toMicro(modeCost(definition, bet, buy.id)))}</b>
                <span className="block font-normal text-muted text-sm">
                  {t('buy.timesBet', { times: formatNumber(buy.coins / definition.betCoins) })}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {isShort && (
          <p role="alert" className="text-red-text text-sm">
            {t('buy.short', { why: shortOfFunds(), amount: formatMicro(balanceMicro) })}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {textsOf(controlTexts)('cancel')}
          </Button>
          <Button type="submit" disabled={isShort}>
            {t('buy.buyFor', { amount: formatMicro(costMicro) })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function aboutOf(definition: Definition, { buys }: BetMode): string {
  const feature = definition.features?.find(({ id }) => id === buys?.feature)
  return feature ? featureAbout(feature, definition, buys?.spins) : ''
}
