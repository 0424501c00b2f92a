import type { SheetTable } from '@spilvaerk/slot-engine'
import { codesOf } from './chart-codes.ts'

const textOf = (cell: SheetTable['rows'][number]['cells'][number]): string =>
  typeof cell === 'string' ? cell : cell.text

/** A chart of many columns: a code of one or two letters in each cell, and below it what they mean. */
export function ChartGrid({ chart: { title, columns, rows } }: { readonly chart: SheetTable }) {
  const codes = codesOf(rows.flatMap(({ cells }) => cells.slice(1).map(textOf)))
  const [cases, ...heads] = columns.map(({ name }) => name)
  return (
    <figure className="chart-grid">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{cases}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [of = '', ...cells] }) => (
            <tr key={textOf(of)}>
              <th scope="row">{textOf(of)}</th>
              {cells.map(textOf).map((move, column) => (
                <td key={heads[column]} data-tone={codes.get(move)?.tone}>
                  <abbr title={move}>{codes.get(move)?.code}</abbr>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="chart-legend">
        {[...codes].map(([move, { code, tone }]) => (
          <div key={move}>
            <dt data-tone={tone}>{code}</dt>
            <dd>{move}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
