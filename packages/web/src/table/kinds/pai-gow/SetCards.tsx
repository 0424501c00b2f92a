import { felts } from '@spilvaerk/messages/felts'
import { useId, useState } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { PlayingCard } from '../../cards/PlayingCard.tsx'
import { cardsOf } from '../../cards/read-cards.ts'
import { useNumberKeys } from '../../cards/use-number-keys.ts'
import type { FeltProps } from '../../felt/felt.ts'
import { cardName } from '../../words/names.ts'
import { type Low, lowMove, withPlace } from './low-cards.ts'

/** The seven cards: taps or the keys 1 to 7 choose the two that go low. The house way stands among the choices below. */
export function SetCards({ felt }: { readonly felt: FeltProps }) {
  const { events, moves, choose } = felt
  const [chosen, setChosen] = useState<Low>([])
  const toggle = (place: number): void => setChosen((before) => withPlace(before, place))
  const pressed = useNumberKeys(7, toggle)
  const t = textsOf(felts)
  const move = lowMove(chosen)
  const isAllowed = moves.some((one) => one.move === move)
  const hint = useId()
  const cards = cardsOf(events, 'player')
  const labelOf = (place: number): string => {
    const card = cards[place]?.card
    return t(chosen.includes(place) ? 'paiGow.goesLow' : 'paiGow.staysHigh', { card: card ? cardName(card) : '' })
  }
  return (
    <div className="pai-gow-setting">
      {/* biome-ignore lint/a11y/useSemanticElements: the cards are one hand, as before they were asked about */}
      <div role="group" aria-label={t('hands.player')} className="hand-cards">
        {cards.map(({ card }, place) => {
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven places
              key={place}
              type="button"
              className="pai-gow-card"
              aria-pressed={chosen.includes(place)}
              aria-label={labelOf(place)}
              aria-keyshortcuts={`${place + 1}`}
              onClick={() => toggle(place)}
            >
              <PlayingCard card={card} label="" />
            </button>
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {pressed !== undefined && labelOf(pressed)}
      </p>
      <button
        type="button"
        className="table-choice pai-gow-confirm"
        aria-disabled={!isAllowed}
        aria-describedby={hint}
        onClick={() => move !== undefined && isAllowed && choose(move)}
      >
        <b>{t('paiGow.set')}</b>
      </button>
      <p id={hint} role="status" className="pai-gow-hint">
        {t(move === undefined || isAllowed ? 'paiGow.hint' : 'paiGow.foul')}
      </p>
    </div>
  )
}
