import { tables } from '@spilvaerk/messages/tables'
import type { RouletteCall, RouletteDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { colourOf } from './colours.ts'

type CallBetsProps = {
  readonly definition: RouletteDefinition
  readonly calls: readonly RouletteCall[]
  readonly isOpen: boolean
  readonly onCall: (chips: RouletteCall['chips']) => void
}

const NEIGHBOURS = 'neighbours-'

/** The racetrack: the wheel laid out, a number for itself and its neighbours, and the large calls in the middle. */
export function CallBets({ definition, calls, isOpen, onCall }: CallBetsProps) {
  const t = textsOf(tables)
  const byId = new Map(calls.map((call) => [call.id, call]))
  const half = Math.ceil(definition.wheel.length / 2)
  const rows = [definition.wheel.slice(0, half), definition.wheel.slice(half).toReversed()]
  const others = calls.filter(({ id }) => !id.startsWith(NEIGHBOURS))
  return (
    <details className="roulette-calls">
      <summary>{t('roulette.racetrack')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard */}
      <section className="roulette-track" aria-label={t('roulette.racetrack')} tabIndex={0}>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower side
          <div key={i} className="roulette-side" data-side={i}>
            {row.map((pocket) => {
              const call = byId.get(`${NEIGHBOURS}${pocket}`)
              return (
                <button
                  key={pocket}
                  type="button"
                  className={`roulette-stop roulette-${colourOf(definition, pocket)}`}
                  aria-label={t('roulette.neighbours', { pocket })}
                  aria-disabled={!isOpen || !call}
                  onClick={() => isOpen && call && onCall(call.chips)}
                >
                  {pocket}
                </button>
              )
            })}
          </div>
        ))}
        <div className="roulette-called">
          {others.map((call) => (
            <button key={call.id} type="button" aria-disabled={!isOpen} onClick={() => isOpen && onCall(call.chips)}>
              {callName(call.id)}
            </button>
          ))}
        </div>
      </section>
    </details>
  )
}

function callName(id: string): string {
  const t = textsOf(tables)
  switch (id) {
    case 'voisins':
    case 'tiers':
    case 'orphelins':
    case 'jeu-zero':
      return t(`roulette.call.${id}`)
    default:
      return id
  }
}
