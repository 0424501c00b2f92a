import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import { textsOf } from '../../../lib/page-language.ts'
import { useCardColours } from '../../cards/card-colours.ts'
import { rankText } from '../../cards/face/suits.ts'
import type { FeltProps } from '../../felt/felt.ts'

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** Hands that are drawn to the same held cards, each small: there may be a hundred. */
export function FurtherHands({ felt }: { readonly felt: FeltProps }) {
  const isFourColour = useCardColours((choice) => choice.isFourColour)
  const hands = felt.events.flatMap((event) => (event.type === 'handDrawn' ? [event] : []))
  if (hands.length === 0) return null
  const t = textsOf(felts)
  return (
    <ol aria-label={t('videoPoker.further')} className="further-hands" data-four={isFourColour || undefined}>
      {hands.map(({ hand, cards, name }) => {
        const word = textsOf(tables)(`hands.${name}`)
        return (
          <li key={hand} data-won={(felt.paid.get(`hand-${hand}`) ?? 0) > 0 || undefined}>
            <span className="sr-only">{t('videoPoker.furtherHand', { number: hand, hand: word })}</span>
            <span aria-hidden className="further-cards">
              {cards.map((card) => (
                <i key={card} data-suit={card[1]}>
                  {card === 'Jk' ? '★' : `${rankText(card[0] ?? '')}${SUITS[card[1] ?? ''] ?? ''}`}
                </i>
              ))}
            </span>
            <small aria-hidden>{word}</small>
          </li>
        )
      })}
    </ol>
  )
}
