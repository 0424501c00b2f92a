import { felts } from '@spilvaerk/messages/felts'
import type { TableRound } from '@spilvaerk/table-games'
import type { ReactNode } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { beads, bigRoad, type Side, winnersOf } from './roads.ts'

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
  const from = Math.max(0, Math.max(0, ...marks.map(({ column }) => column)) - COLUMNS + 1)
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
          {marks
            .filter(({ column }) => column >= from)
            .map(({ side, column, row, ties }) => (
              <i
                key={`${column} ${row}`}
                data-side={side}
                data-ring
                data-tied={ties > 0 || undefined}
                style={{ gridColumn: column - from + 1, gridRow: row + 1 }}
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
      <p className="road-note">{t('baccarat.note')}</p>
    </section>
  )
}

function Road({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure aria-hidden className="road">
      <figcaption>{title}</figcaption>
      <div className="road-grid">{children}</div>
    </figure>
  )
}
