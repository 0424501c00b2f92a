import type { GameSummary } from '@spilvaerk/schemas'
import { useMemo } from 'react'
import { trpc } from '../lib/trpc.ts'
import { createGameSearch } from './search.ts'
import type { LobbySearch } from './search-params.ts'
import { sortGames } from './sorting.ts'

/** How many of the newest the filter `new` shows. */
export const NEW_GAMES = 6
const NONE: readonly GameSummary[] = []

/** The three lists of the lobby, and which of them the address asks for. */
export function useLobbyGames({ q, kategori, sortering }: LobbySearch) {
  const all = trpc.catalogue.list.useQuery()
  const featured = trpc.catalogue.featured.useQuery()
  const popular = trpc.catalogue.popular.useQuery()

  const source = { featured, popular }[kategori] ?? all
  const inCategory = useMemo(() => filterByCategory(source.data ?? NONE, kategori), [source.data, kategori])
  const search = useMemo(() => createGameSearch(inCategory), [inCategory])
  const shown = useMemo(() => sortGames(search(q), sortering), [search, q, sortering])
  return { all, featured, popular, source, shown }
}

export type LobbyGames = ReturnType<typeof useLobbyGames>

/** `featured` and `popular` are lists of their own, which the server has made already. */
export function filterByCategory(games: readonly GameSummary[], category: string): readonly GameSummary[] {
  switch (category) {
    case 'all':
    case 'featured':
    case 'popular':
      return games
    case 'new':
      return games.slice(0, NEW_GAMES)
    default:
      return games.filter((game) => game.category === category)
  }
}
