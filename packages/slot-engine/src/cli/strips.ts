import type { ReelDefinition } from '../definition.ts'
import { readCsv } from './csv.ts'
import type { Input } from './io.ts'
import { refused } from './refusal.ts'

/** Strips as a table says them: symbols by the names they have there. */
export type Strips = readonly Omit<ReelDefinition, 'rows'>[]

const REEL_HEADING = /^(reel|strip|hjul|rulle|valse) *#? *\d*$/i
const WEIGHT_HEADING = /^(weights?|vægte?)( *#? *\d+)?$/i
const STOP_HEADING = /^(stop|position|index|no\.?|nr\.?|#)$/i

interface Column {
  readonly kind: 'reel' | 'weights' | 'stops'
  readonly cells: readonly string[]
}

/** @throws Refusal that names the row and the column */
export function readStrips({ file, text }: Input): Strips {
  const rows = readCsv(text)
  const columns = columnsOf(rows)
  const strips: { strip: string[]; weights?: number[] }[] = []
  for (const [i, { kind, cells }] of columns.entries()) {
    if (kind === 'reel') strips.push({ strip: checkGaps(cells, i, file) })
    const last = strips.at(-1)
    if (kind !== 'weights') continue
    if (last === undefined) throw refused(`column ${i + 1} has weights, but no reel stands before it`, { file })
    last.weights = readWeights(cells, i, last.strip.length, file)
  }
  if (strips.length === 0) throw refused('holds no reel: a column is a reel, a row a stop', { file })
  return strips
}

function columnsOf(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const [first = []] = rows
  const isHeading = (cell: string): boolean =>
    [REEL_HEADING, WEIGHT_HEADING, STOP_HEADING].some((one) => one.test(cell))
  const hasHeadings = first.length > 0 && first.every((cell) => cell === '' || isHeading(cell))
  const body = hasHeadings ? rows.slice(1) : rows
  return Array.from({ length: width }, (_, i) => {
    const heading = hasHeadings ? (first[i] ?? '') : ''
    const cells = body.map((row) => row[i] ?? '')
    // A shorter strip ends where its column does.
    const end = cells.findLastIndex((cell) => cell !== '') + 1
    return { kind: kindOf(heading), cells: cells.slice(0, end) }
  }).filter(({ cells }) => cells.length > 0)
}

const kindOf = (heading: string): Column['kind'] =>
  WEIGHT_HEADING.test(heading) ? 'weights' : STOP_HEADING.test(heading) ? 'stops' : 'reel'

function checkGaps(cells: readonly string[], column: number, file: string): string[] {
  const gap = cells.indexOf('')
  if (gap >= 0) throw refused(`stop ${gap + 1} of column ${column + 1} is empty, but others follow`, { file })
  return [...cells]
}

function readWeights(cells: readonly string[], column: number, stops: number, file: string): number[] {
  if (cells.length !== stops)
    throw refused(`column ${column + 1} has ${cells.length} weights for ${stops} stops`, { file })
  return cells.map((cell, i) => {
    if (/^\d{1,7}$/.test(cell)) return Number(cell)
    throw refused(`weight ${i + 1} of column ${column + 1} must be a whole number, not ${JSON.stringify(cell)}`, {
      file,
    })
  })
}
