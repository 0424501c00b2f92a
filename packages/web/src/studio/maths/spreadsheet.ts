import type { Definition, SymbolDefinition } from '@spilvaerk/slot-engine'

/** A cell that cannot be read, as a spreadsheet counts: from 1. */
export interface CellProblem {
  readonly row: number
  readonly column: number
  readonly text: string
}

export type ReadStrips =
  | { readonly ok: true; readonly strips: readonly (readonly string[])[] }
  | { readonly ok: false; readonly problems: readonly CellProblem[] }

/** Cells of text that was copied from a spreadsheet or saved as CSV; quotation marks hold a cell together. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ','
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const [sign, row] = [text.charAt(i), rows.at(-1) ?? []]
    if (sign === '"' && isQuoted && text.charAt(i + 1) === '"') append(row, text.charAt(++i))
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) row.push('')
    else if (!isQuoted && sign === '\n') rows.push([''])
    else if (sign !== '\r') append(row, sign)
  }
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''))
}

function append(row: string[], sign: string): void {
  row.push((row.pop() ?? '') + sign)
}

/** A column for each reel, a symbol in each cell by id, name or emoji; a first row of headings and a column of numbers are left out. */
export function readStrips(text: string, { symbols }: Definition, reels: number): ReadStrips {
  const rows = cellsOf(text)
  const known = bySign(symbols)
  const [head = []] = rows
  const isHead = head.filter((cell) => cell !== '').every((cell) => !known.has(cell.toLowerCase()))
  const body = isHead ? rows.slice(1) : rows
  const skipped =
    body.length > 0 && body.every(([cell = '']) => /^\d*$/.test(cell) && !known.has(cell)) && (body[0]?.length ?? 0) > 1
      ? 1
      : 0
  const problems: CellProblem[] = []
  const strips = Array.from(
    { length: Math.min(reels, Math.max(0, ...body.map(({ length }) => length)) - skipped) },
    (_, reel) =>
      body.flatMap((cells, row) => {
        const cell = cells[reel + skipped] ?? ''
        if (cell === '') return []
        const id = known.get(cell.toLowerCase())
        if (id === undefined) problems.push({ row: row + 1 + (isHead ? 1 : 0), column: reel + 1 + skipped, text: cell })
        return id === undefined ? [] : [id]
      }),
  )
  if (strips.every(({ length }) => length === 0) && problems.length === 0)
    problems.push({ row: 1, column: 1, text: '' })
  return problems.length === 0 ? { ok: true, strips } : { ok: false, problems }
}

/** Ids before names before emoji, where two symbols could be meant. */
function bySign(symbols: readonly SymbolDefinition[]): ReadonlyMap<string, string> {
  const signs = [
    ...symbols.map(({ emoji, id }) => [emoji, id] as const),
    ...symbols.map(({ name, id }) => [name, id] as const),
    ...symbols.map(({ id }) => [id, id] as const),
  ]
  return new Map(signs.flatMap(([sign, id]) => (sign === undefined ? [] : [[sign.toLowerCase(), id] as const])))
}

/** The strips of a set as a spreadsheet takes them. */
export function stripsText(definition: Definition, set: string): string {
  const reels = definition.reelSets[set] ?? []
  const longest = Math.max(0, ...reels.map(({ strip }) => strip.length))
  const head = reels.map((_, reel) => `${reel + 1}`).join('\t')
  const rows = Array.from({ length: longest }, (_, stop) => reels.map(({ strip }) => strip[stop] ?? '').join('\t'))
  return [head, ...rows].join('\n')
}
