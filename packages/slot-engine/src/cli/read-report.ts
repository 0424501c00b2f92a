/** Reads back what `simulate` counted. What follows from the counts is worked out anew, whatever the file says of it. */

import type { Field } from '../game/input/field.ts'
import { list, plain } from '../game/input/plain.ts'
import type { Contributions, FeatureCount, RunId, Stretch, Trail } from '../proof/report.ts'
import type { Counts } from '../proof/simulate/counts.ts'
import type { Range } from '../vocabulary/limits.ts'

const WHOLE: Range = { min: 0, max: Number.MAX_SAFE_INTEGER }
const SOME: Range = { min: 1, max: Number.MAX_SAFE_INTEGER }
const ANY_NUMBER: Range = { min: 0, max: 2 ** 24 }

const COUNTED = [
  'run',
  'betCoins',
  'histogram',
  'contributions',
  'features',
  'cappedRounds',
  'longestLosingRun',
  'trail',
] as const
const DERIVED = [
  'totalSpins',
  'actualRtp',
  'rtpInterval',
  'winRate',
  'wins',
  'standardDeviation',
  'volatilityIndex',
  'biggestWinCoins',
  'biggestWin',
  'totalCoins',
  'stopped',
] as const

export function readCounts(field: Field): Counts | undefined {
  const keys = field.record([...COUNTED, ...DERIVED])
  if (keys === undefined) return undefined
  return plain<Counts>({
    run: readRun(keys.run),
    betCoins: keys.betCoins.integer(SOME),
    histogram: readHistogram(keys.histogram),
    features: readFeatures(keys.features),
    contributions: readContributions(keys.contributions, keys.features),
    cappedRounds: keys.cappedRounds.integer(WHOLE),
    longestLosingRun: keys.longestLosingRun.integer(WHOLE),
    trail: readTrail(keys.trail),
  })
}

/** Refuses counts of which each can be, but not all together. */
export function refuseContradictions(counts: Counts, field: Field): void {
  const { run, histogram, trail } = counts
  const rounds = histogram.reduce((sum, [, times]) => sum + times, 0)
  const spins = run.stretches.reduce((sum, stretch) => sum + stretch.spins, 0)
  const isWhole = run.stretches.length === 0 ? rounds <= run.spins : rounds === spins && spins <= run.spins
  if (!isWhole) {
    const reason = `The rounds of the histogram are ${rounds}, and the run's ${spins} of ${run.spins}.`
    field.at('histogram').refuse('mismatch', reason)
  }
  const points = trail.every === 0 ? 0 : Math.ceil(run.spins / trail.every)
  if (trail.coins.length !== points)
    field.at('trail').refuse('mismatch', `Must have ${points} points, not ${trail.coins.length}.`)
}

function readRun(field: Field): RunId | undefined {
  const keys = field.record(['seed', 'spins', 'stretches'])
  return (
    keys &&
    plain<RunId>({
      seed: keys.seed.text({ min: 0, max: 1 << 20 }),
      spins: keys.spins.integer(SOME),
      stretches: list(keys.stretches.items(ANY_NUMBER), readStretch),
    })
  )
}

function readStretch(field: Field): Stretch | undefined {
  const keys = field.record(['fromBlock', 'toBlock', 'spins', 'leading', 'trailing', 'longest'])
  if (keys === undefined) return undefined
  const fromBlock = keys.fromBlock.integer(WHOLE)
  const spins = keys.spins.integer(SOME)
  const among: Range = { min: 0, max: spins ?? WHOLE.max }
  return plain<Stretch>({
    fromBlock,
    toBlock: keys.toBlock.integer({ min: (fromBlock ?? 0) + 1, max: WHOLE.max }),
    spins,
    leading: keys.leading.integer(among),
    trailing: keys.trailing.integer(among),
    longest: keys.longest.integer(among),
  })
}

function readHistogram(field: Field): Counts['histogram'] | undefined {
  let last = -1
  return list(field.items(ANY_NUMBER), (entry) => {
    const [coinsField, roundsField] = entry.items({ min: 2, max: 2 }) ?? []
    const coins = coinsField?.integer(WHOLE)
    const rounds = roundsField?.integer(SOME)
    if (coins === undefined || rounds === undefined) return undefined
    if (coins <= last) return coinsField?.refuse('duplicate', `Must be above the ${last} before it, not ${coins}.`)
    last = coins
    return [coins, rounds] as const
  })
}

const readFeatures = (field: Field): readonly FeatureCount[] | undefined =>
  list(field.items(ANY_NUMBER), (entry) => {
    const keys = entry.record(['id', 'triggers', 'spins', 'coins'])
    return (
      keys &&
      plain<FeatureCount>({
        id: keys.id.text({ min: 1, max: 64 }),
        triggers: keys.triggers.integer(WHOLE),
        spins: keys.spins.integer(WHOLE),
        coins: keys.coins.integer(WHOLE),
      })
    )
  })

function readContributions(field: Field, features: Field): Contributions | undefined {
  const keys = field.record(['lines', 'scatters', 'features', 'cut'])
  if (keys === undefined) return undefined
  const ids = features.items(ANY_NUMBER)?.map((feature) => String(feature.at('id').value)) ?? []
  const byFeature = keys.features.record(ids)
  return plain<Contributions>({
    lines: keys.lines.integer(WHOLE),
    scatters: keys.scatters.integer(WHOLE),
    features:
      byFeature && Object.fromEntries(Object.entries(byFeature).map(([id, coins]) => [id, coins.integer(WHOLE) ?? 0])),
    cut: keys.cut.integer(WHOLE),
  })
}

function readTrail(field: Field): Trail | undefined {
  const keys = field.record(['every', 'coins'])
  return (
    keys &&
    plain<Trail>({
      every: keys.every.integer(WHOLE),
      coins: list(keys.coins.items(ANY_NUMBER), (coins) => coins.integer(WHOLE)),
    })
  )
}
