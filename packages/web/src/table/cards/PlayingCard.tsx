import { tables } from '@spilvaerk/messages/tables'
import type { CSSProperties } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { cardName } from '../words/names.ts'
import { useCardColours } from './card-colours.ts'
import { CardBack } from './face/CardBack.tsx'
import { CardFace } from './face/CardFace.tsx'
import './cards.css'

type PlayingCardProps = {
  /** As rounds tell it (`Td`); left out while it lies face down. */
  readonly card?: string | undefined
  /** How long it flies from the shoe to its place, in milliseconds; 0 where it lies there already. */
  readonly dealMs?: number
  /** How long it takes to turn, in milliseconds. */
  readonly turnMs?: number
  readonly className?: string
  /** What is said instead of the card's name; `''` where something around it says it. */
  readonly label?: string
}

/** A card on the cloth, as wide as `--card` says. Once it is told, it turns. */
export function PlayingCard({ card, dealMs = 0, turnMs = 0, className = '', label }: PlayingCardProps) {
  const isFourColour = useCardColours((choice) => choice.isFourColour)
  const name = label ?? (card === undefined ? textsOf(tables)('cards.back') : cardName(card))
  return (
    <span
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`card ${className}`}
      data-dealt={dealMs > 0 || undefined}
      data-four={isFourColour || undefined}
      // What the style sheet of cards reads.
      style={{ '--deal-ms': `${dealMs}ms`, '--turn-ms': `${turnMs}ms` } as CSSProperties}
    >
      <span className="card-turn" data-hidden={card === undefined || undefined}>
        {card !== undefined && <CardFace card={card} />}
        <CardBack />
      </span>
    </span>
  )
}
