import { tables } from '@spilvaerk/messages/tables'
import type { RouletteDefinition, TableRound } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { colourOf } from './colours.ts'
import { countLanded } from './last-numbers.ts'

const SHOWN = 12

/** The latest numbers, the latest first, and which were frequent: with the note that it means nothing. */
export function LastNumbers({
  definition,
  past,
}: {
  readonly definition: RouletteDefinition
  readonly past: readonly TableRound[]
}) {
  const t = textsOf(tables)
  const { landed, ranked } = countLanded(definition, past)
  const pill = (pocket: string, i: number) => (
    <li key={`${pocket} ${i}`} className={`roulette-pill roulette-${colourOf(definition, pocket)}`}>
      {pocket}
    </li>
  )
  return (
    <div className="roulette-last">
      <h2>{t('roulette.last')}</h2>
      {landed.length === 0 ? <p>{t('roulette.none')}</p> : <ol>{landed.slice(0, SHOWN).map(pill)}</ol>}
      {ranked && (
        <dl>
          <div>
            <dt>{t('roulette.hot')}</dt>
            <dd>
              <ul>{ranked.hot.map(pill)}</ul>
            </dd>
          </div>
          <div>
            <dt>{t('roulette.cold')}</dt>
            <dd>
              <ul>{ranked.cold.map(pill)}</ul>
            </dd>
          </div>
        </dl>
      )}
      {landed.length > 0 && <p>{t('roulette.note')}</p>}
    </div>
  )
}
