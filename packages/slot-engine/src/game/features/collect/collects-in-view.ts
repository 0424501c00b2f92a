import type { Rule } from '../../input/rule.ts'

export const collectsInView: Rule = {
  before: (feature, { cascades }) => {
    if (cascades) feature.refuse('not_allowed', 'Coins in view are counted once a spin, and cascades take them away.')
    return undefined
  },
  after: (feature, { reelSets }) => {
    const [trigger, collector, factors] = [
      feature.at('trigger'),
      feature.at('collector'),
      feature.at('collectorFactors'),
    ]
    const isUnderTop = [...(reelSets?.values() ?? [])].some(({ above }) => above > 0)
    if (feature.at('pays').value === 'fromLeft' && isUnderTop)
      feature.at('pays').refuse('not_allowed', 'A reel lies across the top, whose coins are on no reel: must be "all".')
    if (!trigger.at('chance').isAbsent && feature.at('in').value !== 'paid')
      trigger.at('chance').refuse('not_allowed', 'Chance is drawn on paid spins only: `in` must be "paid".')
    for (const key of ['also', 'inWin'])
      if (!trigger.at(key).isAbsent)
        trigger.at(key).refuse('not_allowed', 'Only the coins themselves are counted, wherever they lie.')
    if (!factors.isAbsent && collector.isAbsent)
      factors.refuse('not_allowed', 'Only a collector multiplies: must be left out, or `collector` named.')
    if (!collector.isAbsent && collector.value === trigger.at('symbol').value)
      collector.refuse('not_allowed', 'Must be another symbol than the coin.')
    return undefined
  },
}
