import type { GameFacets, GameOrder, GameSummary, LobbyRails } from '@spilvaerk/schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../lib/trpc.ts'
import type { LobbySearch, Sort } from './search-params.ts'

/** What the grid shows, and what was asked to get it. */
export type View = {
  readonly search: LobbySearch
  readonly games: readonly GameSummary[]
  readonly total: number
  readonly facets: GameFacets | undefined
}

const ORDERS: Readonly<Record<Sort, GameOrder>> = {
  anbefalet: 'recommended',
  'mest-spillede': 'mostPlayed',
  'hoejeste-rtp': 'highestRtp',
  'stoerste-gevinst': 'largestWin',
  navn: 'name',
}

/** What the server is asked for an address of the lobby. */
const queryOf = ({ q, kategori, sortering, ...filters }: LobbySearch) => ({
  ...{ q: q.trim(), category: kategori, sort: ORDERS[sortering] },
  ...{ mechanics: filters.mekanik, volatility: filters.volatilitet },
  ...{ lines: filters.linjer, provider: filters.udbyder },
  minRtp: Number(filters.rtp) * 100,
  minMaxWin: Number(filters.gevinst),
})

/** What the address asks for, page by page. While an answer is on its way the one before it stays, and a question that nobody waits for any more is cancelled. */
export function useLobbyGames(search: LobbySearch) {
  const pages = trpc.catalogue.browse.useInfiniteQuery(queryOf(search), {
    getNextPageParam: ({ next }) => next,
    initialCursor: 0,
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  })
  const { data } = pages
  const [shown, setShown] = useState<{ readonly data: typeof data; readonly view: View }>()
  if (data && !pages.isPlaceholderData && shown?.data !== data) {
    const games = data.pages.flatMap((page) => page.games)
    const [first] = data.pages
    setShown({ data, view: { search, games, total: first?.total ?? 0, facets: first?.facets } })
  }
  return { pages, view: pages.isError ? undefined : shown?.view }
}

export type LobbyGames = ReturnType<typeof useLobbyGames>

export const useLobbyRails = () => trpc.catalogue.rails.useQuery()

export const gameIn = ({ games }: LobbyRails, id: number | null): GameSummary | undefined =>
  games.find((game) => game.id === id)
