import { felts } from '@spilvaerk/messages/felts'
import type { ProgressiveHand } from '@spilvaerk/table-games'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import { type PayRow, rowName } from './pay-rows.ts'
import './poker.css'

export type PayColumn = {
  readonly head: string
  readonly value: (row: PayRow, at: number) => string
  /** The bet that is made. */
  readonly isChosen?: boolean
}

type PayTableProps = {
  readonly title: string
  readonly rows: readonly PayRow[]
  readonly columns: readonly PayColumn[]
  /** The row that the hand is paid by now; -1 for none. */
  readonly made?: number
}

/** What hands are paid, with the row that is made. */
export function PayTable({ title, rows, columns, made = -1 }: PayTableProps) {
  const t = textsOf(felts)
  return (
    <table className="pay-table">
      <caption>{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('hand')}</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={JSON.stringify(row)} data-made={i === made || undefined}>
            <th scope="row">
              {rowName(row)}
              {i === made && <span className="sr-only">: {t('rows.made')}</span>}
            </th>
            {columns.map(({ head, value, isChosen }) => (
              <td key={head} data-chosen={isChosen || undefined}>
                {value(row, i)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Pays beside the stake. */
export const toOneColumn = (): PayColumn => ({
  head: textsOf(felts)('pays'),
  value: ({ pays }) => textsOf(felts)('toOne', { pays: formatNumber(pays) }),
})

/** Parts of a pool, and prizes beside it. */
export const prizeColumn = (prizes: readonly ProgressiveHand[], money: (coins: number) => string): PayColumn => ({
  head: textsOf(felts)('pays'),
  value: (_, at) => prizeText(prizes[at] ?? {}, money),
})

function prizeText({ percent, coins = 0 }: Omit<ProgressiveHand, 'hand'>, money: (coins: number) => string): string {
  const t = textsOf(felts)
  if (percent === undefined) return money(coins)
  return percent === 100 ? t('wholePool') : t('ofPool', { percent })
}
