import { entryOf, known } from '../../entries.ts'
import type { Contributions, FeatureCount, Report, RunId, Stretch, Trail } from '../report.ts'

/** The part of a report that adds up; the rest follows from it. */
export interface Counts {
  readonly run: RunId
  readonly betCoins: number
  readonly histogram: readonly (readonly [coins: number, rounds: number])[]
  readonly contributions: Contributions
  readonly features: readonly FeatureCount[]
  readonly cappedRounds: number
  readonly longestLosingRun: number
  readonly trail: Trail
}

/** The 97.5 % quantile of the normal distribution. */
const Z_95 = 1.959963984540054

/**
 * Derives a report's figures from its counts. RTP = coins / (spins × betCoins); σ is the sample's
 * standard deviation of one round's return in bets; the interval is RTP ± 1.96 σ / √spins.
 */
export function reportOf(counts: Counts): Report {
  const { histogram, betCoins } = counts
  const spins = histogram.reduce((sum, [, rounds]) => sum + rounds, 0)
  const totalCoins = histogram.reduce((sum, [coins, rounds]) => sum + coins * rounds, 0)
  const mean = spins === 0 ? 0 : totalCoins / spins
  const squares = histogram.reduce((sum, [coins, rounds]) => sum + (coins - mean) ** 2 * rounds, 0)
  const standardDeviation = spins < 2 ? 0 : Math.sqrt(squares / (spins - 1)) / betCoins
  const actualRtp = mean / betCoins
  const margin = spins === 0 ? 0 : (Z_95 * standardDeviation) / Math.sqrt(spins)
  const wins = histogram.reduce((sum, [coins, rounds]) => (coins > 0 ? sum + rounds : sum), 0)
  const biggestWinCoins = histogram.at(-1)?.[0] ?? 0
  return {
    ...counts,
    totalSpins: spins,
    actualRtp,
    rtpInterval: [Math.max(0, actualRtp - margin), actualRtp + margin],
    winRate: spins === 0 ? 0 : wins / spins,
    wins,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
    biggestWinCoins,
    biggestWin: biggestWinCoins / betCoins,
    totalCoins,
  }
}

/**
 * The report of all the spins that these reports counted, whatever their order. Parts of one run (same seed and number
 * of spins) merge into exactly the report that one pass would have given; other parts lose what only an unbroken run
 * has: the trail is empty and the longest losing run is the longest within a part.
 * @throws RangeError for no reports, parts of one run that overlap, or different games (their bets or features differ)
 */
export function mergeReports(reports: readonly Report[]): Report {
  const [first, ...others] = reports
  if (first === undefined) throw new RangeError('mergeReports: no reports')
  if (others.some((report) => report.betCoins !== first.betCoins || idsOf(report) !== idsOf(first)))
    throw new RangeError('mergeReports: the reports are of different games')
  if (others.length === 0) return first
  const merged = reportOf(mergeCounts(first, reports))
  if (reports.every(({ stopped }) => stopped === undefined)) return merged
  const sum = (value: (report: Report) => number): number => reports.reduce((total, one) => total + value(one), 0)
  return {
    ...merged,
    stopped: {
      asked: sum(({ stopped, totalSpins }) => stopped?.asked ?? totalSpins),
      cutRounds: sum(({ stopped }) => stopped?.cutRounds ?? 0),
    },
  }
}

const idsOf = (counts: Counts): string => counts.features.map(({ id }) => id).join()

function mergeCounts(first: Counts, all: readonly Counts[]): Counts {
  const { seed, spins } = first.run
  const oneRun = all.every((counts) => counts.run.seed === seed && counts.run.spins === spins && isWhole(counts))
  const stretches = oneRun ? joinStretches(all.flatMap(({ run }) => run.stretches)) : []
  const sum = (value: (counts: Counts) => number): number => all.reduce((total, counts) => total + value(counts), 0)
  return {
    run: oneRun ? { seed, spins, stretches } : { seed: '', spins: sum(({ run }) => run.spins), stretches: [] },
    betCoins: first.betCoins,
    histogram: mergeHistograms(all),
    contributions: {
      lines: sum(({ contributions }) => contributions.lines),
      scatters: sum(({ contributions }) => contributions.scatters),
      features: Object.fromEntries(
        first.features.map(({ id }) => [id, sum(({ contributions }) => known(contributions.features[id], id))]),
      ),
      cut: sum(({ contributions }) => contributions.cut),
    },
    features: first.features.map(({ id }, i) => {
      const of = (key: 'triggers' | 'spins' | 'coins') => sum(({ features }) => (features[i] as FeatureCount)[key])
      return { id, triggers: of('triggers'), spins: of('spins'), coins: of('coins') }
    }),
    cappedRounds: sum(({ cappedRounds }) => cappedRounds),
    longestLosingRun: Math.max(
      ...all.map(({ longestLosingRun }) => longestLosingRun),
      ...stretches.map((s) => s.longest),
    ),
    trail: oneRun
      ? {
          every: first.trail.every,
          coins: first.trail.coins.map((_, i) => sum(({ trail }) => entryOf(trail.coins, i))),
        }
      : { every: 0, coins: [] },
  }
}

function mergeHistograms(all: readonly Counts[]): Counts['histogram'] {
  const merged = new Map<number, number>()
  for (const { histogram } of all)
    for (const [coins, rounds] of histogram) merged.set(coins, (merged.get(coins) ?? 0) + rounds)
  return [...merged].sort(([x], [y]) => x - y)
}

/** Neighbouring stretches become one; the losing run across their border may be the longest. */
function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const next of [...stretches].sort((x, y) => x.fromBlock - y.fromBlock)) {
    const last = joined.at(-1)
    if (last !== undefined && last.toBlock > next.fromBlock) throw new RangeError('mergeReports: the same spins twice')
    if (last !== undefined && last.toBlock === next.fromBlock) joined[joined.length - 1] = join(last, next)
    else joined.push(next)
  }
  return joined
}

const join = (a: Stretch, b: Stretch): Stretch => ({
  fromBlock: a.fromBlock,
  toBlock: b.toBlock,
  spins: a.spins + b.spins,
  leading: a.leading === a.spins ? a.spins + b.leading : a.leading,
  trailing: b.trailing === b.spins ? b.spins + a.trailing : b.trailing,
  longest: Math.max(a.longest, b.longest, a.trailing + b.leading),
})

/** Its counts are those of its stretches: it was not put together from different runs. */
const isWhole = ({ run, histogram }: Counts): boolean =>
  run.stretches.reduce((sum, stretch) => sum + stretch.spins, 0) ===
  histogram.reduce((sum, [, rounds]) => sum + rounds, 0)
