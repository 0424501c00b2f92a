/** What a simulation counted. Every figure follows from counts that add up, so shards merge into the whole. */
export interface TableReport {
  readonly run: {
    readonly seed: string
    /** Rounds of the whole run, all shards together. */
    readonly rounds: number
    readonly strategy: string
    /** The blocks of the run that were counted, ascending. */
    readonly blocks: readonly (readonly [from: number, to: number])[]
  }
  /** Rounds counted. */
  readonly rounds: number
  readonly betCoins: number
  readonly stakedCoins: number
  readonly paidCoins: number
  /** By spot with a bet at the start. */
  readonly spots: readonly SpotReport[]
  /** Rounds by what they won or lost in coins, ascending. */
  readonly histogram: readonly (readonly [net: number, rounds: number])[]
  /** Coins paid for each coin of the first bets, beyond what was staked later. */
  readonly returned: number
  /** The 95 % interval of it, by the normal approximation. */
  readonly interval: readonly [low: number, high: number]
  /** Of a round, in first bets. */
  readonly standardDeviation: number
}

export interface SpotReport {
  readonly spot: string
  readonly betCoins: number
  readonly stakedCoins: number
  readonly paidCoins: number
}

/** What adds up; the rest follows from it. */
export type TableCounts = Omit<TableReport, 'returned' | 'interval' | 'standardDeviation'>

/** The 97.5 % quantile of the normal distribution. */
const Z_95 = 1.959963984540054

export function reportOf(counts: TableCounts): TableReport {
  const { rounds, histogram, betCoins } = counts
  const bet = rounds === 0 ? 1 : betCoins / rounds
  const mean = rounds === 0 ? 0 : histogram.reduce((sum, [net, n]) => sum + net * n, 0) / rounds
  const squares = histogram.reduce((sum, [net, n]) => sum + (net - mean) ** 2 * n, 0)
  const standardDeviation = rounds < 2 ? 0 : Math.sqrt(squares / (rounds - 1)) / bet
  const returned = 1 + mean / bet
  const margin = rounds === 0 ? 0 : (Z_95 * standardDeviation) / Math.sqrt(rounds)
  return { ...counts, returned, interval: [returned - margin, returned + margin], standardDeviation }
}

/**
 * The report of all the rounds that these counted, whatever their order: parts of one run merge into exactly the report
 * that one pass would have given.
 * @throws RangeError for no reports, parts of different runs or games, or parts that overlap
 */
export function mergeTableReports(reports: readonly TableReport[]): TableReport {
  const [first] = reports
  if (first === undefined) throw new RangeError('mergeTableReports: no reports')
  if (reports.some((report) => runOf(report) !== runOf(first)))
    throw new RangeError('mergeTableReports: the reports are of different runs or games')
  const sum = (value: (report: TableReport) => number): number => reports.reduce((total, one) => total + value(one), 0)
  return reportOf({
    run: { ...first.run, blocks: joined(reports.flatMap(({ run }) => run.blocks)) },
    rounds: sum(({ rounds }) => rounds),
    betCoins: sum(({ betCoins }) => betCoins),
    stakedCoins: sum(({ stakedCoins }) => stakedCoins),
    paidCoins: sum(({ paidCoins }) => paidCoins),
    spots: first.spots.map(({ spot }, i) => ({
      spot,
      betCoins: sum(({ spots }) => spots[i]?.betCoins ?? 0),
      stakedCoins: sum(({ spots }) => spots[i]?.stakedCoins ?? 0),
      paidCoins: sum(({ spots }) => spots[i]?.paidCoins ?? 0),
    })),
    histogram: mergedHistogram(reports),
  })
}

const runOf = ({ run, spots }: TableReport): string =>
  [run.seed, run.rounds, run.strategy, ...spots.map(({ spot }) => spot)].join('\n')

function mergedHistogram(reports: readonly TableReport[]): TableCounts['histogram'] {
  const merged = new Map<number, number>()
  for (const { histogram } of reports) for (const [net, n] of histogram) merged.set(net, (merged.get(net) ?? 0) + n)
  return [...merged].sort(([a], [b]) => a - b)
}

/** Stretches that touch become one. */
function joined(blocks: TableCounts['run']['blocks']): TableCounts['run']['blocks'] {
  const result: (readonly [number, number])[] = []
  for (const [from, to] of blocks.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last !== undefined && last[1] > from) throw new RangeError('mergeTableReports: the same rounds twice')
    if (last !== undefined && last[1] === from) result[result.length - 1] = [last[0], to]
    else if (to > from) result.push([from, to])
  }
  return result
}
