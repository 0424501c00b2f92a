import { felts } from '@spilvaerk/messages/felts'
import type { ReactNode } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { useCardColours } from './card-colours.ts'

type CardFeltProps = {
  readonly kind: string
  readonly children: ReactNode
}

/** A table that cards are played on. The visitor chooses how they are coloured. */
export function CardFelt({ kind, children }: CardFeltProps) {
  const { isFourColour, setFourColour } = useCardColours()
  return (
    <div className="card-felt" data-table={kind}>
      <div className="card-felt-cloth">{children}</div>
      <button
        type="button"
        role="switch"
        aria-checked={isFourColour}
        className="card-colours"
        onClick={() => setFourColour(!isFourColour)}
      >
        <span aria-hidden className="card-colours-suits" data-four={isFourColour || undefined}>
          <i data-suit="s">♠</i>
          <i data-suit="h">♥</i>
          <i data-suit="c">♣</i>
          <i data-suit="d">♦</i>
        </span>
        {textsOf(felts)('fourColours')}
      </button>
    </div>
  )
}
