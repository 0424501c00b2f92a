/** What a round can lead to, by the definition alone. */
import type { BetMode, Definition, Feature, Prize } from '../../definition.ts'
import { featureKind } from '../../game/features/features.ts'

type OwnPrize = Exclude<Prize, { feature: string }>

/** What is added up along a round. */
export interface Counting {
  readonly paidSpin: number
  /** What a feature counts for by itself; `spins` for free spins only. */
  readonly feature: (feature: Feature, spins: number) => number
  readonly prize: (prize: OwnPrize) => number
}

/** The most that a round can add up to. What starts a feature on a paid spin starts it once, but where every win does. */
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
      counting.feature(feature, spins) +
        featureKind(feature).draws(feature) * Math.max(0, ...prizesOf(feature).map(ofPrize))
    known.set(key, most)
    return most
  }
  const { buys } = mode
  if (buys !== undefined) return ofPrize(buys)
  return features.reduce((sum, feature) => {
    if (!isStarted(feature)) return sum
    const n = featureKind(feature).mostStarted(feature, definition)
    return sum + (isRepeated(feature) ? n * ofFeature(feature, 1) : ofFeature(feature, n))
  }, counting.paidSpin)
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
  for (const feature of features) if (buys ? feature.id === buys.feature : isStarted(feature)) visit(feature)
  return reached
}

/** Whether a paid spin may start it. */
const isStarted = (feature: Feature): boolean =>
  feature.trigger !== undefined || ('chance' in feature && feature.chance !== undefined)

/** Whether it is played as often as it is started. */
const isRepeated = (feature: Feature): boolean => feature.type !== 'freeSpins' && feature.trigger?.eachWin === true

/** What it may give. */
export const prizesOf = (feature: Feature): readonly Prize[] =>
  featureKind(feature)
    .prizes(feature)
    .flatMap(({ prize, isIdle }) => (isIdle ? [] : [prize]))
