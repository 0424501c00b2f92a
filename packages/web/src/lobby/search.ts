import type { GameSummary } from '@spilvaerk/schemas'
import MiniSearch from 'minisearch'
import { fold } from './fold.ts'
import { themeLabel } from './themes.ts'

export type GameSearch = (term: string) => readonly GameSummary[]

/** Finds games by name, description or theme: the best first, typing errors forgiven. */
export function createGameSearch(games: readonly GameSummary[]): GameSearch {
  const index = new MiniSearch<GameSummary>({
    fields: ['name', 'theme', 'description'],
    extractField: (game, field) => fieldText(game, field),
    processTerm: fold,
    searchOptions: {
      boost: { name: 4, theme: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { prefix: 0.6, fuzzy: 0.25 },
    },
  })
  index.addAll(games)
  const byId = new Map(games.map((game) => [game.id, game]))
  const texts = games.map((game) => ({
    game,
    text: fold(['name', 'theme', 'description'].map((field) => fieldText(game, field)).join('\n')),
  }))

  return (term) => {
    const sought = fold(term.trim())
    if (sought === '') return games
    const ranked = index.search(term).flatMap(({ id }) => byId.get(id) ?? [])
    const containing = texts.filter(({ text }) => text.includes(sought)).map(({ game }) => game)
    return [...new Set([...ranked, ...containing])]
  }
}

function fieldText(game: GameSummary, field: string): string {
  switch (field) {
    case 'name':
      return game.name
    case 'description':
      return game.description
    case 'theme':
      return `${game.theme} ${themeLabel(game.theme)}`
    default:
      return String(game.id)
  }
}
