import { sheet } from '@spilvaerk/messages/sheet'
import type { RowRounds, SheetCell, SheetTable as Table } from '@spilvaerk/slot-engine'
import { Play } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'

/** Shows a round of a row, which is called so. */
export type ShowRow = (rounds: RowRounds, name: string) => void

type SheetTableProps = {
  readonly table: Table
  readonly label: string
  readonly onShow?: ShowRow | undefined
}

/** The number of colours that parts of a chart take by turns. */
export const SWATCHES = 8

/** A table that is wider than the page scrolls by itself, also by keyboard. */
export function SheetTable({ table, label, onShow }: SheetTableProps) {
  const show = table.rows.some(({ rounds }) => rounds) ? onShow : undefined
  const { title, basis, columns, keys, rows, half } = table
  return (
    <section
      className="sheet-table"
      data-half={half === true}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table>
        {(title || basis) && (
          <caption>
            {title && <b>{title}</b>} {basis}
          </caption>
        )}
        <thead>
          <tr>
            {columns.map(({ name }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} scope="col" data-key={column < keys}>
                {name}
              </th>
            ))}
            {show && (
              <th scope="col" className="sheet-screen">
                {textsOf(sheet)('show.column')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, swatch, isTotal, rounds }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row} data-total={isTotal === true}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column} data-key={column < keys}>
                  {column === 0 && swatch !== undefined && (
                    <span aria-hidden className="sheet-swatch" data-tone={swatch % SWATCHES} />
                  )}
                  <CellText cell={cell} />
                </td>
              ))}
              {show && (
                <td className="sheet-show sheet-screen">
                  {rounds && <ShowButton name={nameOf(cells, table)} onPress={(name) => show(rounds, name)} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A row is called by its first columns, under the title of its table. */
function nameOf(cells: readonly SheetCell[], { keys, columns, title }: Table): string {
  const words = cells.slice(0, keys).map((cell) => (typeof cell === 'string' ? cell : cell.text))
  return keys > 1 ? words.join(' × ') : `${title ?? ''} · ${columns[0]?.name ?? ''} ${words.join(' ')}`
}

function ShowButton({ name, onPress }: { readonly name: string; readonly onPress: (name: string) => void }) {
  const t = textsOf(sheet)
  return (
    <Button variant="ghost" size="sm" aria-label={t('show.buttonOf', { row: name })} onClick={() => onPress(name)}>
      <Play aria-hidden className="size-3.5" />
      {t('show.button')}
    </Button>
  )
}

function CellText({ cell }: { readonly cell: SheetCell }) {
  if (typeof cell === 'string') return cell
  return (
    <>
      {cell.text}
      {cell.error && <small> {cell.error.text}</small>}
    </>
  )
}
