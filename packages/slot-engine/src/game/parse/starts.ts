/** Which feature starts which. */
import { type Definition, type Feature, LIMITS, type Prize } from '../../definition.ts'
import type { PlacedPrize } from '../core/feature.ts'
import { featureKind } from '../features/features.ts'
import type { Field } from '../input/field.ts'
import { quote } from '../input/problem.ts'

const prizesOf = (feature: Feature): readonly PlacedPrize[] => featureKind(feature).prizes(feature)

/** Where a prize names the feature that it starts. */
const placeOf = ({ list, index }: PlacedPrize, feature: Field): Field =>
  feature.at(list).item(index).at('prize').at('feature')

const started = (prize: Prize): string | undefined => ('feature' in prize ? prize.feature : undefined)

export function refuseUnreached({ features = [], modes = [] }: Definition, root: Field): void {
  const named = new Set([
    ...modes.map(({ buys }) => buys?.feature),
    ...features.flatMap(prizesOf).map(({ prize }) => started(prize)),
  ])
  for (const [i, feature] of features.entries()) {
    const { id, trigger } = feature
    const byChance = 'chance' in feature && feature.chance !== undefined
    const field = root.at('features').item(i).at('trigger')
    if (trigger === undefined && !byChance && !named.has(id))
      field.refuse('unreachable', 'Is missing, and no chance, prize or bet mode starts the feature either.')
  }
}

/** A prize may start a feature whose prizes start others, but never one that led to it, and not too many in all. */
export function refuseLoops(definition: Definition, root: Field): void {
  const { features = [] } = definition
  const indexOf = new Map(features.map(({ id }, i) => [id, i]))
  const sizes = new Map<number, number>()
  const path: number[] = []

  /** The most draws and free spins, retriggers aside, that a feature can lead to. */
  const sizeOf = (index: number): number => {
    const known = sizes.get(index)
    if (known !== undefined) return known
    path.push(index)
    const feature = features[index]!
    const most = prizesOf(feature).map((placed) => sizeOfPrize(placed, index))
    path.pop()
    const size = timesOf(feature) * (1 + Math.max(0, ...most))
    sizes.set(index, size)
    return size
  }

  const sizeOfPrize = (placed: PlacedPrize, from: number): number => {
    const { prize } = placed
    const target = indexOf.get(started(prize) ?? '')
    if (target === undefined) return 0
    if (path.includes(target)) {
      const reason = `${quote(features[target]!.id)} leads here, so a round could go on for ever.`
      placeOf(placed, root.at('features').item(from)).refuse('endless', reason)
      return 0
    }
    return features[target]!.type === 'freeSpins' && 'spins' in prize ? (prize.spins ?? 1) : sizeOf(target)
  }

  for (const [i, feature] of features.entries()) {
    const isRepeated = feature.type !== 'freeSpins' && feature.trigger?.eachWin === true
    const size = sizeOf(i) * (isRepeated ? featureKind(feature).mostStarted(feature, definition) : 1)
    const reason = `It can lead to ${size} draws and free spins; at most ${LIMITS.spinsPerFeature} may be.`
    if (size > LIMITS.spinsPerFeature) root.at('features').item(i).refuse('too_much_work', reason)
  }
}

const timesOf = (feature: Feature): number => {
  if (feature.type === 'board') return feature.rolls
  return feature.type === 'pick' ? (feature.picks ?? LIMITS.prizes) : 1
}
