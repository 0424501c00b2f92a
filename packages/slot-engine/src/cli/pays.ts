import { readCsv } from './csv.ts'
import type { Input } from './io.ts'
import { refused } from './refusal.ts'

type Pays = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A pay table: headings are counts, the first column symbols; a cell may be empty. */
export function readPays({ file, text }: Input): Pays {
  const [head = [], ...rows] = readCsv(text)
  const counts = head.slice(1)
  if (counts.length === 0 || rows.length === 0)
    throw refused('must have symbols in rows and counts in columns', { file })
  const wrong = counts.find((count) => !/^[1-9]\d{0,2}$/.test(count))
  if (wrong !== undefined) throw refused(`the heading ${JSON.stringify(wrong)} is no count`, { file })
  return Object.fromEntries(rows.map(([symbol = '', ...cells]) => [symbol, paysOf(symbol, counts, cells, file)]))
}

function paysOf(symbol: string, counts: readonly string[], cells: readonly string[], file: string) {
  const pays = counts.flatMap((count, i): [string, number][] => {
    const cell = cells[i] ?? ''
    if (cell === '') return []
    if (!/^\d{1,9}(\.\d{1,9})?$/.test(cell))
      throw refused(`${symbol} pays ${JSON.stringify(cell)} for ${count}: that is no number`, { file })
    return [[count, Number(cell)]]
  })
  return Object.fromEntries(pays)
}
