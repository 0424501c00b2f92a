import type { SheetCell, SheetTable as Table } from '@spilvaerk/slot-engine'

/** The number of colours that parts of a chart take by turns. */
export const SWATCHES = 8

/** A table that is wider than the page scrolls by itself, also by keyboard. */
export function SheetTable({ table, label }: { readonly table: Table; readonly label: string }) {
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
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, swatch, isTotal }, row) => (
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
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
