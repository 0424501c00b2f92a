/** What a round can lead to, by the definition alone. */
import { type BetMode, type Definition, type Feature, type FreeSpins, LIMITS, type Prize } from '../../definition.ts'

type OwnPrize = Exclude<Prize, { feature: string }>

/** What is added up along a round. */
export interface Counting {
  readonly paidSpin: number
  /** What a feature counts for by itself; `spins` for free spins only. */
  readonly feature: (feature: Feature, spins: number) => number
  readonly prize: (prize: OwnPrize) => number
}

/** The most that a round can add up to. What starts a feature on a paid spin starts it once. */
export function mostInRound(definition: Definition, mode: BetMode, counting: Counting): number {
  const features = definition.features ?? []
  const known = new Map<string, number>()
  const ofPrize = (prize: Prize): number => {
    if (!('feature' in prize)) return counting.prize(prize)
    const target = features.find(({ id }) => id === prize.feature)
    return target ? ofFeature(target, prize.spins ?? 1) : 0
  }
  const ofFeature = (feature: Feature, spins: number): number => {
    const key = `${feature.id}/${spins}`
    const most =
      known.get(key) ??
      counting.feature(feature, spins) + drawsOf(feature) * Math.max(0, ...prizesOf(feature).map(ofPrize))
    known.set(key, most)
    return most
  }
  const { buys } = mode
  if (buys !== undefined) return ofPrize(buys)
  return features.reduce(
    (sum, feature) => (feature.trigger ? sum + ofFeature(feature, mostSpins(feature, definition)) : sum),
    counting.paidSpin,
  )
}

/** The features that a round can come to. */
export function reachable({ features = [] }: Definition, { buys }: BetMode): ReadonlySet<Feature> {
  const reached = new Set<Feature>()
  const visit = (feature: Feature | undefined): void => {
    if (feature === undefined || reached.has(feature)) return
    reached.add(feature)
    for (const prize of prizesOf(feature))
      if ('feature' in prize) visit(features.find(({ id }) => id === prize.feature))
  }
  for (const feature of features) if (buys ? feature.id === buys.feature : feature.trigger) visit(feature)
  return reached
}

export function prizesOf(feature: Feature): readonly Prize[] {
  switch (feature.type) {
    case 'wheel':
      return feature.segments.flatMap(({ weight, prize }) => (weight > 0 ? [prize] : []))
    case 'pick':
      return feature.items.map(({ prize }) => prize)
    case 'ladder':
      return feature.rungs.map(({ prize }) => prize)
    case 'choice':
      return feature.options.map(({ prize }) => prize)
    case 'freeSpins':
    case 'holdAndWin':
      return []
  }
}

/** How many of its prizes a feature gives at most. */
function drawsOf(feature: Feature): number {
  if (feature.type !== 'pick') return 1
  const total = feature.items.reduce((sum, { count }) => sum + count, 0)
  return Math.min(feature.picks ?? total, total)
}

/** With cascades, every window of a paid spin may award. */
const mostSpins = (feature: Feature, { cascades }: Definition): number =>
  feature.type === 'freeSpins' ? mostAwarded(feature) * (cascades === undefined ? 1 : LIMITS.cascades) : 1

const mostAwarded = ({ trigger }: FreeSpins): number => Math.max(0, ...Object.values(trigger?.awards ?? {}))
