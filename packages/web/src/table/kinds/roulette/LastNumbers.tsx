import { tables } from '@spilvaerk/messages/tables'
import type { RouletteDefinition, TableRound } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { colourOf } from './colours.ts'

const SHOWN = 12
const RANKED = 3
/** Before so many numbers nothing is frequent. */
const ENOUGH = 10

/** The latest numbers, the latest first, and which were frequent: with the note that it means nothing. */
export function LastNumbers({
  definition,
  past,
}: {
  readonly definition: RouletteDefinition
  readonly past: readonly TableRound[]
}) {
  const t = textsOf(tables)
  const landed = past.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ballLanded' ? [event.pocket] : [])).toReversed(),
  )
  const times = (pocket: string): number => landed.filter((one) => one === pocket).length
  const ranked = definition.wheel.toSorted((a, b) => times(b) - times(a))
  const pill = (pocket: string, i: number) => (
    <li key={`${pocket} ${i}`} className={`roulette-pill roulette-${colourOf(definition, pocket)}`}>
      {pocket}
    </li>
  )
  return (
    <div className="roulette-last">
      <h2>{t('roulette.last')}</h2>
      {landed.length === 0 ? <p>{t('roulette.none')}</p> : <ol>{landed.slice(0, SHOWN).map(pill)}</ol>}
      {landed.length >= ENOUGH && (
        <dl>
          <div>
            <dt>{t('roulette.hot')}</dt>
            <dd>
              <ul>{ranked.slice(0, RANKED).map(pill)}</ul>
            </dd>
          </div>
          <div>
            <dt>{t('roulette.cold')}</dt>
            <dd>
              <ul>{ranked.slice(-RANKED).map(pill)}</ul>
            </dd>
          </div>
        </dl>
      )}
      {landed.length > 0 && <p>{t('roulette.note')}</p>}
    </div>
  )
}
