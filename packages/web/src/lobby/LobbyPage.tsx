import { lobby } from '@spilvaerk/messages/lobby'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { GameGrid } from './GameGrid.tsx'
import { Hero } from './hero/Hero.tsx'
import { useLobbyGames } from './lobby-games.ts'

const route = getRouteApi('/')

export function LobbyPage() {
  usePageTitle('Spilværk')
  const search = route.useSearch()
  const games = useLobbyGames(search)
  // Cards are many and none is urgent: they are drawn in between what is.
  const view = useDeferredValue(games.view, undefined)
  return (
    <>
      {/* What a search finds would stand below the hero, out of sight of the one who types. */}
      {search.q.trim() === '' ? <Hero games={games} /> : <h1 className="sr-only">{textsOf(lobby)('heading')}</h1>}
      <CategoryBar search={search} games={games.all.data} />
      <GameGrid source={games.source} view={view} />
    </>
  )
}
