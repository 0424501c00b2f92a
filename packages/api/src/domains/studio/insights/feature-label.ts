import { FEATURE_WISHES } from '../composer/wishes.ts'
import { FEATURES } from '../generation/feature-wishes.ts'

/** What games have without its being asked for in words. */
const OTHERS: Readonly<Record<string, string>> = {
  choice: 'valg mellem bonusser',
  progressiveJackpots: 'progressive jackpots',
  ante: 'forhøjet indsats',
}

/** What a feature of the engine is called in Danish. */
export function featureLabel(feature: string): string {
  const wish = FEATURE_WISHES.find((one) => one === feature)
  if (wish) return FEATURES[wish].label
  return OTHERS[feature] ?? feature
}
