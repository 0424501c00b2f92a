import { felts } from '@spilvaerk/messages/felts'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'

const COUNTS = [1, 3, 5, 10, 25, 50, 100]
/** More spots than these are bet on together. */
const MOST_SHOWN = 10

/** A spot for each hand; where there are several, a press bets the chip in hand on the first so many. */
export function HandSpots({ felt }: { readonly felt: FeltProps }) {
  const { spots, bets, take, placeAll, phase } = felt
  const t = textsOf(felts)
  const counts = COUNTS.filter((count) => count <= spots.length)
  const isOpen = phase === 'betting' || phase === 'over'
  const playOn = (count: number): void => {
    for (const id of bets.keys()) take(id, true)
    placeAll(Object.fromEntries(spots.slice(0, count).map(({ id }) => [id, 1])))
  }
  return (
    <div className="hand-spots">
      {spots.length > 1 && (
        <fieldset className="hand-counts">
          <legend className="sr-only">{t('videoPoker.playHands')}</legend>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              className="hand-count"
              aria-disabled={!isOpen}
              aria-pressed={bets.size === count}
              onClick={() => isOpen && playOn(count)}
            >
              {t('videoPoker.handsBet', { count })}
            </button>
          ))}
        </fieldset>
      )}
      <div className="hand-spot-row">
        {spots.slice(0, MOST_SHOWN).map(({ id, name }) => (
          <FeltSpot key={id} id={id} className="hand-spot">
            <span>{name}</span>
          </FeltSpot>
        ))}
      </div>
    </div>
  )
}
