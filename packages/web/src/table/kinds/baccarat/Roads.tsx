import { felts } from '@spilvaerk/messages/felts'
import type { TableRound } from '@spilvaerk/table-games'
import type { ReactNode } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { beads, bigRoad, DERIVED, derivedRoad, placesOf, type RoadPlace, type Side, winnersOf } from './roads.ts'

const COLUMNS = 20

type RoadsProps = {
  readonly past: readonly TableRound[]
  readonly name: (side: Side) => string
}

/** Who won the last rounds, as the trade writes it down, and that it means nothing. */
export function Roads({ past, name }: RoadsProps) {
  const t = textsOf(felts)
  const winners = winnersOf(past)
  const marks = bigRoad(winners)
  return (
    <section aria-label={t('baccarat.roads')} className="roads">
      <div className="road-pair">
        <Road title={t('baccarat.bead')}>
          {beads(winners, COLUMNS).map((side, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name
            <i key={i} data-side={side}>
              {t(`baccarat.marks.${side}`)}
            </i>
          ))}
        </Road>
        <Road title={t('baccarat.big')}>
          {lastColumns(marks).map(({ side, column, row, ties }) => (
            <i
              key={`${column} ${row}`}
              data-side={side}
              data-ring
              data-tied={ties > 0 || undefined}
              style={{ gridColumn: column, gridRow: row }}
            >
              {ties > 1 ? ties : ''}
            </i>
          ))}
        </Road>
      </div>
      <p className="sr-only">
        {winners.length === 0
          ? t('baccarat.none')
          : t('baccarat.beadText', { results: winners.toReversed().slice(0, 20).map(name).join(', ') })}
      </p>
      <details className="roads-derived">
        <summary>{t('baccarat.derived.title')}</summary>
        <p className="road-note">{t('baccarat.derived.about')}</p>
        <div className="road-pair">
          {ROADS.map((road) => (
            <DerivedRoad key={road} road={road} winners={winners} />
          ))}
        </div>
      </details>
      <p className="road-note">{t('baccarat.note')}</p>
    </section>
  )
}

const ROADS = ['bigEye', 'small', 'cockroach'] as const

function DerivedRoad({ road, winners }: { readonly road: (typeof ROADS)[number]; readonly winners: readonly Side[] }) {
  const t = textsOf(felts)
  const colours = derivedRoad(winners, DERIVED[road])
  const title = t(`baccarat.derived.${road}`)
  const marks = placesOf(colours).map((place, i) => ({ ...place, colour: colours[i] ?? 'red' }))
  const said = colours.slice(-COLUMNS).map((colour) => t(`baccarat.derived.${colour}`))
  return (
    <div>
      <Road title={title}>
        {lastColumns(marks).map(({ colour, column, row }) => (
          <i
            key={`${column} ${row}`}
            data-side={colour === 'red' ? 'banker' : 'player'}
            data-road={road}
            style={{ gridColumn: column, gridRow: row }}
          />
        ))}
      </Road>
      <p className="sr-only">
        {title}: {said.length === 0 ? t('baccarat.none') : said.toReversed().join(', ')}
      </p>
    </div>
  )
}

/** The marks for which there is room, by lines of the grid. */
function lastColumns<T extends RoadPlace>(marks: readonly T[]): readonly T[] {
  const from = Math.max(0, Math.max(0, ...marks.map(({ column }) => column)) - COLUMNS + 1)
  return marks
    .filter(({ column }) => column >= from)
    .map((mark) => ({ ...mark, column: mark.column - from + 1, row: mark.row + 1 }))
}

function Road({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure aria-hidden className="road">
      <figcaption>{title}</figcaption>
      <div className="road-grid">{children}</div>
    </figure>
  )
}
