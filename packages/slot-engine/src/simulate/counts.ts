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
  const [first] = reports
  if (first === undefined) throw new RangeError('mergeReports: no reports')
  return reports.slice(1).reduce((a, b) => reportOf(mergeCounts(a, b)), first)
}

function mergeCounts(a: Counts, b: Counts): Counts {
  const ids = (counts: Counts) => counts.features.map((feature) => feature.id).join()
  if (a.betCoins !== b.betCoins || ids(a) !== ids(b))
    throw new RangeError('mergeReports: the reports are of different games')
  const oneRun = a.run.seed === b.run.seed && a.run.spins === b.run.spins && isWhole(a) && isWhole(b)
  const stretches = oneRun ? joinStretches([...a.run.stretches, ...b.run.stretches]) : []
  const longest = Math.max(a.longestLosingRun, b.longestLosingRun)
  return {
    run: oneRun ? { ...a.run, stretches } : { seed: '', spins: a.run.spins + b.run.spins, stretches: [] },
    betCoins: a.betCoins,
    histogram: mergeHistograms(a.histogram, b.histogram),
    contributions: mergeContributions(a.contributions, b.contributions),
    features: a.features.map((feature, i) => addFeature(feature, b.features[i] as FeatureCount)),
    cappedRounds: a.cappedRounds + b.cappedRounds,
    longestLosingRun: stretches.reduce((max, stretch) => Math.max(max, stretch.longest), longest),
    trail: oneRun
      ? { every: a.trail.every, coins: a.trail.coins.map((coins, i) => coins + (b.trail.coins[i] as number)) }
      : { every: 0, coins: [] },
  }
}

const addFeature = (a: FeatureCount, b: FeatureCount): FeatureCount => ({
  id: a.id,
  triggers: a.triggers + b.triggers,
  spins: a.spins + b.spins,
  coins: a.coins + b.coins,
})

function mergeContributions(a: Contributions, b: Contributions): Contributions {
  const features = Object.fromEntries(
    Object.entries(a.features).map(([id, coins]) => [id, coins + (b.features[id] as number)]),
  )
  return { lines: a.lines + b.lines, scatters: a.scatters + b.scatters, features, cut: a.cut + b.cut }
}

function mergeHistograms(a: Counts['histogram'], b: Counts['histogram']): Counts['histogram'] {
  const merged = new Map(a)
  for (const [coins, rounds] of b) merged.set(coins, (merged.get(coins) ?? 0) + rounds)
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
