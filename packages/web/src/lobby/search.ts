import type { GameSummary } from '@spilvaerk/schemas'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { themeLabel } from '../game/look/themes.ts'
import { normalizeText } from './normalize-text.ts'

const FIELDS = ['name', 'theme', 'description'] as const

export type GameSearch = (term: string) => readonly GameSummary[]

/** The share of a word's letters that may be wrong. */
const forgiven = (word: string): number | false => (word.length > 3 ? 0.25 : false)

/** The term with each pair of neighbouring letters swapped once: `faroa` for `farao`. */
const swapped = (term: string): string[] =>
  [...term].slice(1).flatMap((second, at) => {
    const first = term[at] as string
    const isPair = first !== second && first.trim() !== '' && second.trim() !== ''
    return isPair ? [term.slice(0, at) + second + first + term.slice(at + 2)] : []
  })

/** Finds games by name, description or theme, the best first. Typing errors are forgiven when nothing fits as typed. */
export function createGameSearch(games: readonly GameSummary[]): GameSearch {
  // Made when something is first sought: most visits seek nothing.
  let index: ReturnType<typeof createIndex> | undefined
  return (term) => {
    if (normalizeText(term.trim()) === '') return games
    index ??= createIndex(games)
    const found = new Set([...index.rank(term), ...index.containing(term)])
    if (found.size > 0) return [...found]
    const { rank } = index
    return [...new Set([...swapped(term).flatMap((other) => rank(other)), ...rank(term, { fuzzy: forgiven })])]
  }
}

function createIndex(games: readonly GameSummary[]) {
  const index = new MiniSearch<GameSummary>({
    fields: [...FIELDS],
    extractField: fieldText,
    processTerm: normalizeText,
    searchOptions: { boost: { name: 4, theme: 2 }, combineWith: 'AND', prefix: true },
  })
  index.addAll(games)
  const byId = new Map(games.map((game) => [String(game.id), game]))
  const texts = games.map((game) => ({
    game,
    text: normalizeText(FIELDS.map((field) => fieldText(game, field)).join('\n')),
  }))
  return {
    rank: (term: string, options?: SearchOptions) =>
      index.search(term, options).flatMap(({ id }) => byId.get(id) ?? []),
    containing: (term: string) =>
      texts.filter(({ text }) => text.includes(normalizeText(term.trim()))).map(({ game }) => game),
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
