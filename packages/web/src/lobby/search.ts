import type { GameSummary } from '@spilvaerk/schemas'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { fold } from './fold.ts'
import { themeLabel } from './themes.ts'

export type GameSearch = (term: string) => readonly GameSummary[]

/** The share of a word's letters that may be wrong. */
const forgiven = (word: string): number | false => (word.length > 3 ? 0.25 : false)

/** Finds games by name, description or theme, the best first. Typing errors are forgiven when nothing fits as typed. */
export function createGameSearch(games: readonly GameSummary[]): GameSearch {
  const index = new MiniSearch<GameSummary>({
    fields: ['name', 'theme', 'description'],
    extractField: (game, field) => fieldText(game, field),
    processTerm: fold,
    searchOptions: {
      boost: { name: 4, theme: 2 },
      combineWith: 'AND',
      prefix: true,
    },
  })
  index.addAll(games)
  const byId = new Map(games.map((game) => [String(game.id), game]))
  const texts = games.map((game) => ({
    game,
    text: fold(['name', 'theme', 'description'].map((field) => fieldText(game, field)).join('\n')),
  }))

  return (term) => {
    const sought = fold(term.trim())
    if (sought === '') return games
    const rank = (options?: SearchOptions) => index.search(term, options).flatMap(({ id }) => byId.get(id) ?? [])
    const containing = texts.filter(({ text }) => text.includes(sought)).map(({ game }) => game)
    const found = new Set([...rank(), ...containing])
    return found.size > 0 ? [...found] : rank({ fuzzy: forgiven })
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
