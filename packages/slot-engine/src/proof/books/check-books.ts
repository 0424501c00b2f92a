import { analyseOutcomes, type OutcomeSheet } from '../outcomes/outcome-sheet.ts'
import type { OutcomeTable } from '../outcomes/outcome-table.ts'
import { type Book, type BookMode, HUNDREDTHS, type LookUpRow } from './format.ts'
import { SeenNumbers } from './seen-numbers.ts'

/** What is wrong with the rounds of a mode. */
export class BookFaultFound extends Error {
  /** Of both files, from 1. */
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** What the checks of a mode have counted. */
export interface ModeCount {
  readonly mode: BookMode
  readonly rounds: number
  readonly events: number
  readonly totalWeight: bigint
  /** The table by payout: one row for each. */
  readonly table: OutcomeTable
}

const MAX_UINT64 = 2n ** 64n - 1n

/**
 * Goes through a look-up table and its books side by side. What it keeps grows with the number of different payouts, and by
 * a bit for each round.
 */
export class ModeCheck {
  private readonly mode: BookMode
  private readonly step: number
  private readonly weights = new Map<number, bigint>()
  private readonly seen = new SeenNumbers()
  private rounds = 0
  private events = 0
  private total = 0n

  /** @param step payouts are whole multiples of this many hundredths of the bet */
  constructor(mode: BookMode, step: number) {
    this.mode = mode
    this.step = step
  }

  /** One round as both files have it. Gives what is wrong with it, or `null`. */
  add(row: LookUpRow, book: Book): string | null {
    const { id, weight, payout } = row
    if (book.id !== id) return `the table has round ${id}, the books have ${book.id}`
    if (book.payoutMultiplier !== payout)
      return `round ${id} pays ${payout} by the table, ${book.payoutMultiplier} by its book`
    if (payout % this.step !== 0) return `round ${id} pays ${payout}, which is no multiple of ${this.step}`
    if (!this.seen.add(id)) return `there is another round ${id}`
    this.rounds += 1
    this.events += book.events.length
    this.total += weight
    this.weights.set(payout, (this.weights.get(payout) ?? 0n) + weight)
    return this.total > MAX_UINT64 ? 'the weights add up to more than 2^64 − 1' : null
  }

  /** Why there is nothing to draw from, or `null`. */
  lacking(): string | null {
    return this.rounds === 0 ? 'there are no rounds' : this.total === 0n ? 'the weights are all 0' : null
  }

  count(): ModeCount {
    const drawn = [...this.weights].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b)
    const rows = drawn.map(([payout, weight], i) => ({ id: i + 1, weight: Number(weight), payout }))
    const { mode, rounds, events, total } = this
    const table = { betCoins: mode.cost * HUNDREDTHS, mode: mode.name, rows }
    return { mode, rounds, events, totalWeight: total, table }
  }
}

/** What the table of a mode pays: "coins" are hundredths of the plain bet. */
export const modeSheet = ({ table }: ModeCount): OutcomeSheet => analyseOutcomes(table)
