import type { ReactNode } from 'react'
import type { FeltProps } from '../felt/felt.ts'
import { PlayingCard } from './PlayingCard.tsx'
import type { LyingCard } from './read-cards.ts'

type HandProps = {
  readonly felt: Pick<FeltProps, 'events' | 'eventMs'>
  readonly cards: readonly LyingCard[]
  /** Whose hand it is. */
  readonly label: string
  /** Places for cards that are still to come. */
  readonly places?: number
  /** In a row, or lying on each other so that the corners are seen. */
  readonly form?: 'row' | 'fan'
  /** Asked about now. */
  readonly isActive?: boolean
  readonly className?: string
  /** What the hand makes, and chips that lie by it. */
  readonly children?: ReactNode
}

/** A hand of cards: each flies to its place when it is dealt, and turns when it is shown. */
export function Hand({ felt, cards, label, places = 0, form = 'row', isActive, className = '', children }: HandProps) {
  const now = felt.events.length - 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for controls
    <div
      role="group"
      aria-label={label}
      className={`hand ${className}`}
      data-form={form}
      data-active={isActive || undefined}
    >
      <div className="hand-cards">
        {cards.map(({ card, dealtAt, turnedAt }, i) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand only ever get more
            key={i}
            card={card}
            dealMs={dealtAt === now ? felt.eventMs : 0}
            turnMs={turnedAt === now ? felt.eventMs : 0}
          />
        ))}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <span key={`place ${i}`} aria-hidden className="card-place" />
        ))}
      </div>
      {children}
    </div>
  )
}
