/**
 * A game as a look-up table: rounds and how often each is drawn. As text it is JSON lines, the head first
 * (`{"format":"outcomes","version":1,…}`) and then one `{"id":…,"weight":…,"payout":…}` for each round, or CSV with the
 * columns id, weight and payout.
 */
export interface OutcomeTable {
  /** What a round costs. */
  readonly betCoins: number
  /** The game's id, where it is known. */
  readonly game?: string
  /** The bet mode. */
  readonly mode?: string
  /** Where rounds were played: round `id` is the one that `createRng(`${seed}/${id}`)` draws. */
  readonly seed?: string
  readonly rows: readonly OutcomeRow[]
}

export interface OutcomeRow {
  readonly id: number
  /** How often, beside the others: a whole number from 1. */
  readonly weight: number
  /** Coins, as paid. */
  readonly payout: number
}

export type ParsedTable =
  | { readonly ok: true; readonly table: OutcomeTable }
  /** `line` counts from 1. */
  | { readonly ok: false; readonly line: number; readonly reason: string }

/** What is larger is refused. */
export const TABLE_LIMITS = { rows: 5_000_000, payout: 2 ** 40, betCoins: 100_000_000 } as const

const HEAD = { format: 'outcomes', version: 1 } as const

export function outcomeLines({ rows, ...head }: OutcomeTable): string {
  const lines = rows.map(({ id, weight, payout }) => `{"id":${id},"weight":${weight},"payout":${payout}}`)
  return `${JSON.stringify({ ...HEAD, ...head })}\n${lines.join('\n')}\n`
}

export const outcomeCsv = ({ rows }: OutcomeTable): string =>
  `id,weight,payout\n${rows.map(({ id, weight, payout }) => `${id},${weight},${payout}`).join('\n')}\n`

/**
 * Reads JSON lines or CSV; never throws.
 * @param betCoins for CSV, which does not say what a round costs
 */
export function parseOutcomes(text: string, betCoins?: number): ParsedTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const isJson = lines[0]?.trimStart().startsWith('{') === true
  const head = isJson ? readHead(lines[0] as string) : csvHead(lines[0] ?? '', betCoins)
  if (typeof head === 'string') return refused(1, head)
  if (lines.length - 1 > TABLE_LIMITS.rows) return refused(1, `at most ${TABLE_LIMITS.rows} rounds may be`)
  if (lines.length < 2) return refused(lines.length, 'there are no rounds')
  const rows: OutcomeRow[] = []
  const ids = new Set<number>()
  let total = 0
  for (let i = 1; i < lines.length; i++) {
    const row = isJson ? jsonRow(lines[i] as string) : csvRow(lines[i] as string)
    if (typeof row === 'string') return refused(i + 1, row)
    if (ids.has(row.id)) return refused(i + 1, `there is another round ${row.id}`)
    ids.add(row.id)
    total += row.weight
    if (total > Number.MAX_SAFE_INTEGER) return refused(i + 1, 'the weights add up to more than 2^53 − 1')
    rows.push(row)
  }
  return { ok: true, table: { ...head, rows } }
}

const refused = (line: number, reason: string): ParsedTable => ({ ok: false, line, reason })

type Head = Omit<OutcomeTable, 'rows'>

function readHead(line: string): Head | string {
  const head = parsed(line)
  if (head === undefined) return 'is not JSON'
  if (head.format !== HEAD.format || head.version !== HEAD.version)
    return 'the first line must say "format": "outcomes" and "version": 1'
  if (!isWhole(head.betCoins, 1, TABLE_LIMITS.betCoins)) return badNumber('betCoins', 1, TABLE_LIMITS.betCoins)
  const texts: { game?: string; mode?: string; seed?: string } = {}
  for (const key of ['game', 'mode', 'seed'] as const) {
    const value = head[key]
    if (value === undefined) continue
    if (typeof value !== 'string') return `${key} must be a text`
    texts[key] = value
  }
  return { betCoins: head.betCoins, ...texts }
}

function csvHead(line: string, betCoins: number | undefined): Head | string {
  if (line.replaceAll(/[\s"]/g, '').toLowerCase() !== 'id,weight,payout')
    return 'the first line must be id,weight,payout, or the head of JSON lines'
  if (!isWhole(betCoins, 1, TABLE_LIMITS.betCoins)) return 'CSV does not say what a round costs: name the bet in coins'
  return { betCoins }
}

function jsonRow(line: string): OutcomeRow | string {
  const row = parsed(line)
  return row === undefined ? 'is not JSON' : checkedRow(row.id, row.weight, row.payout)
}

function csvRow(line: string): OutcomeRow | string {
  const cells = line.split(',').map((cell) => cell.trim())
  if (cells.length !== 3) return 'must have three columns'
  const [id, weight, payout] = cells.map((cell) => (/^\d{1,16}$/.test(cell) ? Number(cell) : Number.NaN))
  return checkedRow(id, weight, payout)
}

function checkedRow(id: unknown, weight: unknown, payout: unknown): OutcomeRow | string {
  if (!isWhole(id, 0, Number.MAX_SAFE_INTEGER)) return badNumber('id', 0, Number.MAX_SAFE_INTEGER)
  if (!isWhole(weight, 1, Number.MAX_SAFE_INTEGER)) return badNumber('weight', 1, Number.MAX_SAFE_INTEGER)
  if (!isWhole(payout, 0, TABLE_LIMITS.payout)) return badNumber('payout', 0, TABLE_LIMITS.payout)
  return { id, weight, payout }
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

const badNumber = (name: string, min: number, max: number): string =>
  `${name} must be a whole number from ${min} to ${max}`

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    // Any object can be asked for any key.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
