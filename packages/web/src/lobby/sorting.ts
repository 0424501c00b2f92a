import type { GameSummary } from '@spilvaerk/schemas'
import { LOCALES } from '../lib/format.ts'
import { pageLanguage } from '../lib/page-language.ts'
import type { Sort } from './search-params.ts'

const ORDERS: Readonly<Record<Exclude<Sort, 'anbefalet'>, (a: GameSummary, b: GameSummary) => number>> = {
  'mest-spillede': (a, b) => b.popularity - a.popularity,
  'hoejeste-rtp': (a, b) => b.rtp - a.rtp,
  'stoerste-gevinst': (a, b) => b.maxWinMultiplier - a.maxWinMultiplier,
  navn: (a, b) => a.name.localeCompare(b.name, LOCALES[pageLanguage()]),
}

/** What the house features comes first where nothing was searched for; the rest stays in the order it comes in. */
export const recommended = (games: readonly GameSummary[]): readonly GameSummary[] => [
  ...games.filter(({ featured }) => featured),
  ...games.filter(({ featured }) => !featured),
]

/** `anbefalet` keeps the order they come in: the house's, or the search's ranking. */
export const sortGames = (games: readonly GameSummary[], sort: Sort): readonly GameSummary[] =>
  sort === 'anbefalet' ? games : [...games].sort(ORDERS[sort])
