import type { GameSummary } from '@spilvaerk/schemas'
import { FEATURE_WISHES } from '../composer/wishes.ts'
import type { Insights } from './requests.ts'

/** What the most played games have in common; each counts as often as it has players. */
export function insightsOf(games: readonly GameSummary[]): Insights {
  const played = games.filter(({ popularity }) => popularity > 0)
  const most = <T extends string>(values: (game: GameSummary) => readonly T[]): T | undefined => {
    const counts = new Map<T, number>()
    for (const game of played)
      for (const value of values(game)) counts.set(value, (counts.get(value) ?? 0) + game.popularity)
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
  }
  return {
    popularFeature: most(({ features }) => FEATURE_WISHES.filter((wish) => features.includes(wish))),
    playedVolatility: most(({ volatility }) => [volatility]),
  }
}
