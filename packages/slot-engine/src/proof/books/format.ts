import type { Round } from '../../round.ts'

/**
 * Files of the Stake Engine's maths, by its public documents (stakeengine.github.io/math-sdk, "Math verification") and the
 * checks of its SDK (StakeEngine/math-sdk, `utils/rgs_verification.py`): `index.json` names the modes; each has books, which
 * are JSON lines under zstd, and a look-up table, CSV without a heading of round, weight and payout. Payouts are hundredths
 * of the plain bet, whatever the mode costs.
 */
export interface BookMode {
  readonly name: string
  /** What a round costs, in plain bets. */
  readonly cost: number
  /** The file of the books. */
  readonly events: string
  /** The file of the look-up table. */
  readonly weights: string
}

/** One round: what the table says of it, and what happens in it. */
export interface Book {
  readonly id: number
  readonly payoutMultiplier: number
  readonly events: readonly Readonly<Record<string, unknown>>[]
}

/** A line of a look-up table. */
export interface LookUpRow {
  readonly id: number
  readonly weight: bigint
  readonly payout: number
}

/** Payouts per plain bet. */
export const HUNDREDTHS = 100
/** The checks of the SDK take whole tenths of a bet only. */
export const TENTH = 10
const MAX_UINT64 = 2n ** 64n - 1n

export const bookMode = (name: string, cost: number): BookMode => ({
  name,
  cost,
  events: `books_${name}.jsonl.zst`,
  weights: `lookUpTable_${name}_0.csv`,
})

/** `index.json`. The cost is a number with a point: the form is called strict, and says float. */
export function indexText(modes: readonly BookMode[]): string {
  const text = JSON.stringify({ modes }, undefined, 4)
  return `${text.replaceAll(/("cost": -?\d+)(?=,\n)/g, '$1.0')}\n`
}

/** Events as the engine tells them, numbered. */
export function bookText(id: number, payoutMultiplier: number, { events }: Round): string {
  const numbered = events.map((event, index) => ({ index, ...event }))
  return `${JSON.stringify({ id, payoutMultiplier, events: numbered })}\n`
}

export const rowText = ({ id, weight, payout }: LookUpRow): string => `${id},${weight},${payout}\n`

/** What could be read, or why not. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string }

const no = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason })

export function parseIndex(text: string): Read<readonly BookMode[]> {
  const modes = objectOf(text)?.modes
  if (!Array.isArray(modes) || modes.length === 0)
    return no('must be {"modes": [{"name", "cost", "events", "weights"}, …]}')
  for (const [i, mode] of modes.entries()) {
    const reason = modeProblem(mode)
    if (reason !== null) return no(`modes[${i}]: ${reason}`)
  }
  const names = modes.map((mode) => (mode as BookMode).name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  return twice === undefined
    ? { ok: true, value: modes as BookMode[] }
    : no(`there are two modes ${JSON.stringify(twice)}`)
}

function modeProblem(mode: unknown): string | null {
  if (typeof mode !== 'object' || mode === null) return 'must be an object'
  const { name, cost, events, weights } = mode as Partial<Record<string, unknown>>
  if (typeof name !== 'string' || name === '') return 'name must be a text'
  if (typeof cost !== 'number' || !(cost > 0)) return 'cost must be a number above 0'
  if (!isFileName(events) || !/\.jsonl\.zst(d)?$/.test(events)) return 'events must be the name of a .jsonl.zst file'
  if (!isFileName(weights) || !weights.endsWith('.csv')) return 'weights must be the name of a .csv file'
  return null
}

/** In the folder itself: a name from elsewhere never leads out of it. */
const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && !/[/\\\0]/.test(name) && !name.startsWith('.')

export function parseRow(line: string): Read<LookUpRow> {
  const cells = line.split(',').map((cell) => cell.trim())
  if (cells.length !== 3) return no('must have three columns: round, weight, payout')
  const [id = '', weight = '', payout = ''] = cells
  if (!isUint(id) || Number(id) > Number.MAX_SAFE_INTEGER) return no('the round must be a whole number')
  if (!isUint(weight) || BigInt(weight) > MAX_UINT64) return no('the weight must be a whole number below 2^64')
  if (!isUint(payout) || Number(payout) > Number.MAX_SAFE_INTEGER)
    return no('the payout must be a whole number of hundredths')
  return { ok: true, value: { id: Number(id), weight: BigInt(weight), payout: Number(payout) } }
}

const isUint = (text: string): boolean => /^\d{1,20}$/.test(text)

export function parseBook(line: string): Read<Book> {
  const book = objectOf(line)
  if (book === null) return no('is not a JSON object')
  const { id, payoutMultiplier, events } = book
  if (!Number.isSafeInteger(id)) return no('id must be a whole number')
  if (!Number.isSafeInteger(payoutMultiplier) || Number(payoutMultiplier) < 0)
    return no('payoutMultiplier must be a whole number from 0')
  if (!Array.isArray(events) || !events.every((event) => typeof event === 'object' && event !== null))
    return no('events must be a list of objects')
  return { ok: true, value: book as unknown as Book }
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
