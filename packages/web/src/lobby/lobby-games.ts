import type { GameSummary } from '@spilvaerk/schemas'
import { useMemo } from 'react'
import { trpc } from '../lib/trpc.ts'
import { WORKSHOP } from './categories.ts'
import { createGameSearch } from './search.ts'
import type { LobbySearch } from './search-params.ts'
import { recommended, sortGames } from './sorting.ts'

/** How many of the newest the filter `new` shows. */
export const NEW_GAMES = 6

/** What the grid shows, and what was asked to get it. */
export type View = { readonly search: LobbySearch; readonly games: readonly GameSummary[] }

/** The lists of the lobby, and what the address asks for among them: undefined until it is there. */
export function useLobbyGames(search: LobbySearch) {
  const { q, kategori, sortering } = search
  const all = trpc.catalogue.list.useQuery()
  const featured = trpc.catalogue.featured.useQuery()
  const popular = trpc.catalogue.popular.useQuery()

  // Most visits never ask for it.
  const workshop = trpc.catalogue.workshop.useQuery(undefined, { enabled: kategori === WORKSHOP })
  const lists = new Map([
    ['featured', featured],
    ['popular', popular],
    [WORKSHOP, workshop],
  ])
  const source = lists.get(kategori) ?? all
  const find = useMemo(
    () => source.data && createGameSearch(filterByCategory(source.data, kategori)),
    [source.data, kategori],
  )
  const view = useMemo<View | undefined>(
    () => find && { search: { q, kategori, sortering }, games: sortGames(find(q), sortering) },
    [find, q, kategori, sortering],
  )
  return { all, featured, popular, source, view }
}

export type LobbyGames = ReturnType<typeof useLobbyGames>

/** `featured`, `popular` and `workshop` are lists of their own, which the server has made already. */
export function filterByCategory(games: readonly GameSummary[], category: string): readonly GameSummary[] {
  switch (category) {
    case 'all':
      return recommended(games)
    case 'featured':
    case 'popular':
    case WORKSHOP:
      return games
    case 'new':
      return games.slice(0, NEW_GAMES)
    default:
      return recommended(games.filter((game) => game.category === category))
  }
}
