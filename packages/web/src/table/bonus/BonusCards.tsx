import { felts } from '@spilvaerk/messages/felts'
import { textsOf } from '../../lib/page-language.ts'
import { CardBack } from '../cards/face/CardBack.tsx'
import { useNumberKeys } from '../cards/use-number-keys.ts'
import type { FeltProps } from '../felt/felt.ts'
import type { BonusOn } from './bonus-state.ts'
import { times } from './times.ts'
import '../cards/cards.css'

type BonusCardsProps = { readonly felt: FeltProps; readonly count: number; readonly on: BonusOn }

/** Cards that lie face down: the player says which are turned, by tap or with the keys from 1. */
export function BonusCards({ felt, count, on }: BonusCardsProps) {
  const { phase, moves, choose } = felt
  const t = textsOf(felts)
  const turned = new Map(
    on.events.flatMap((event) => (event.type === 'bonusCardTurned' ? [[event.card, event.pays] as const] : [])),
  )
  const isOpen = (card: number): boolean => phase === 'asked' && moves.some(({ move }) => move === `card-${card}`)
  const turn = (card: number): void => {
    if (isOpen(card)) choose(`card-${card}`)
  }
  useNumberKeys(phase === 'asked' ? count : 0, (place) => turn(place + 1))
  return (
    <fieldset className="bonus-cards">
      <legend className="sr-only">{t('bonus.cards')}</legend>
      {Array.from({ length: count }, (_, i) => {
        const [card, pays] = [i + 1, turned.get(i + 1)]
        return (
          <button
            key={card}
            type="button"
            aria-disabled={!isOpen(card)}
            aria-label={pays === undefined ? t('bonus.card', { card }) : t('bonus.cardPays', { card, pays })}
            className="bonus-card"
            data-turned={pays !== undefined || undefined}
            onClick={() => turn(card)}
          >
            {pays === undefined ? <CardBack /> : <b>{times(pays)}</b>}
          </button>
        )
      })}
    </fieldset>
  )
}
