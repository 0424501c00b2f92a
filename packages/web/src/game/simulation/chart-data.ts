import { simulation } from '@spilvaerk/messages/simulation'
import type { ParSheet, Report } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

/** Upper ends of the histogram's columns in times the bet; each column reaches down to the one before it. */
const EDGES = [0, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, Number.POSITIVE_INFINITY] as const

export interface Column {
  readonly label: string
  readonly rounds: number
  /** What the exact distribution expects, where there is one for whole rounds. */
  readonly expected: number | undefined
}

/** Rounds by what they paid, in columns that grow with the win. Columns beyond the greatest win are left out. */
export function columnsOf(report: Report, sheet: ParSheet | undefined): Column[] {
  const rounds = inColumns(report.histogram, report.betCoins)
  const alone = sheet?.features.length === 0 && sheet.maxWin.baseCoins < sheet.maxWin.capCoins
  const exact = alone && sheet.method === 'exact' ? sheet : undefined
  const counts = exact && inColumns(exact.base.distribution, exact.betCoins)
  const last = Math.max(lastFilled(rounds), counts ? lastFilled(counts) : 0)
  return EDGES.slice(0, last + 1).map((to, index) => ({
    label: labelOf(EDGES[index - 1], to),
    rounds: rounds[index] ?? 0,
    expected: counts && exact ? ((counts[index] ?? 0) / exact.base.cycle) * report.totalSpins : undefined,
  }))
}

function inColumns(histogram: readonly (readonly [coins: number, count: number])[], betCoins: number): number[] {
  const columns = EDGES.map(() => 0)
  for (const [coins, count] of histogram) {
    const column = EDGES.findIndex((edge) => coins / betCoins <= edge)
    columns[column] = (columns[column] ?? 0) + count
  }
  return columns
}

const lastFilled = (columns: readonly number[]): number => columns.findLastIndex((count) => count > 0)

function labelOf(from: number | undefined, to: number): string {
  if (from === undefined) return '0'
  const least = formatNumber(from)
  return to === Number.POSITIVE_INFINITY
    ? textsOf(simulation)('charts.above', { least })
    : `${least}–${formatNumber(to)}`
}

export interface ConvergencePoint {
  readonly spins: number
  /** Percent. */
  readonly rtp: number
  readonly band: readonly [low: number, high: number]
}

/** The RTP so far after each stretch of the run, with its 95 % band: ± 1,96 · σ / √n with the run's own σ. */
export function convergenceOf({ trail, totalSpins, betCoins, standardDeviation }: Report): ConvergencePoint[] {
  let coins = 0
  return trail.coins.map((won, index) => {
    coins += won
    const spins = Math.min(totalSpins, (index + 1) * trail.every)
    const rtp = (100 * coins) / (spins * betCoins)
    const reach = (100 * 1.96 * standardDeviation) / Math.sqrt(spins)
    return { spins, rtp, band: [Math.max(0, rtp - reach), rtp + reach] }
  })
}
