import { createRng } from '@spilvaerk/slot-engine'
import type { FeatureWish } from '../composer/wishes.ts'

/** What few games have, of what goes together with nearly anything. */
const UNUSUAL = ['mystery', 'ladder', 'stickyWild', 'wildMultiplier', 'bothWays', 'pick', 'gamble'] as const
const PICKED = 2

/** Whether a game is to stand apart from the others on the market. */
export const isUnique = (marketPosition: string | undefined): boolean => /unique|unik/i.test(marketPosition ?? '')

/** What makes such a game unlike others: two unusual features, the same for the same prompt and roll. */
export function unusualFeatures(prompt: string, roll: number): readonly FeatureWish[] {
  const rng = createRng(`unusual/${roll}/${prompt}`)
  const rest: FeatureWish[] = [...UNUSUAL]
  return Array.from({ length: PICKED }, () => rest.splice(rng.below(rest.length), 1)).flat()
}
