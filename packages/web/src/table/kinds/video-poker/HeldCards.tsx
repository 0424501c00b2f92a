import { felts } from '@spilvaerk/messages/felts'
import { useEffect, useState } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { PlayingCard } from '../../cards/PlayingCard.tsx'
import { useNumberKeys } from '../../cards/use-number-keys.ts'
import type { FeltProps } from '../../felt/felt.ts'
import { cardName } from '../../words/names.ts'
import { holdMove, machineCards } from './machine-cards.ts'

const NONE: ReadonlySet<number> = new Set()

/** The five cards: while the machine asks, a tap or the keys 1 to 5 hold one, and the others are replaced. */
export function HeldCards({ felt }: { readonly felt: FeltProps }) {
  const { events, eventMs, phase, asks, choose } = felt
  const isAsked = phase === 'asked' && asks === 'draw'
  const [chosen, setChosen] = useState(NONE)
  const { cards, held } = machineCards(events)
  const shown = held ?? (isAsked ? chosen : NONE)
  const toggle = (place: number): void => {
    const next = new Set(chosen)
    if (!next.delete(place)) next.add(place)
    setChosen(next)
  }
  const pressed = useNumberKeys(isAsked ? 5 : 0, toggle)
  useEffect(() => {
    if (events.length === 0) setChosen(NONE)
  }, [events.length])
  const t = textsOf(felts)
  const now = events.length - 1
  const labelOf = (place: number): string => {
    const card = cards[place]?.card
    return t(shown.has(place) ? 'videoPoker.held' : 'videoPoker.notHeld', { card: card ? cardName(card) : '' })
  }
  return (
    <div className="held-cards">
      {cards.map((one, place) => {
        const isHeld = shown.has(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the five places
          <div key={place} className="held-place" data-held={isHeld || undefined}>
            <span aria-hidden className="held-mark">
              {isHeld && t('videoPoker.hold')}
            </span>
            {isAsked ? (
              <button
                type="button"
                className="held-card"
                aria-pressed={isHeld}
                aria-label={labelOf(place)}
                aria-keyshortcuts={`${place + 1}`}
                onClick={() => toggle(place)}
              >
                <PlayingCard card={one?.card} label="" />
              </button>
            ) : (
              <span className="held-card">
                {one || events.length === 0 ? (
                  <PlayingCard card={one?.card} dealMs={one?.dealtAt === now ? eventMs : 0} />
                ) : (
                  <span aria-hidden className="card-place" />
                )}
              </span>
            )}
          </div>
        )
      })}
      <p role="status" className="sr-only">
        {isAsked && pressed !== undefined && labelOf(pressed)}
      </p>
      {isAsked && (
        <div className="held-draw">
          <button type="button" className="table-choice" onClick={() => choose(holdMove(chosen))}>
            <b>{t('videoPoker.draw')}</b>
          </button>
          <p>{t('videoPoker.keys')}</p>
        </div>
      )}
    </div>
  )
}
