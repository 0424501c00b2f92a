import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { GameGrid } from './GameGrid.tsx'
import { Hero } from './hero/Hero.tsx'
import { useLobbyGames } from './lobby-games.ts'

const route = getRouteApi('/')

const LOW = 0.4

/** Brings what a search finds up from under the hero: one who types looks for it, and would see the same page. */
function useResultsInView(isSeeking: boolean) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (isSeeking && top > window.innerHeight * LOW) start.current?.scrollIntoView()
  }, [isSeeking])
  return start
}

export function LobbyPage() {
  usePageTitle('Spilværk')
  const search = route.useSearch()
  const games = useLobbyGames(search)
  // Cards are many and none is urgent: they are drawn in between what is.
  const view = useDeferredValue(games.view, undefined)
  const results = useResultsInView(search.q !== undefined && search.q !== '')
  return (
    <>
      <Hero games={games} />
      <div ref={results} className="scroll-mt-16" />
      <CategoryBar search={search} games={games.all.data} />
      <GameGrid source={games.source} view={view} />
    </>
  )
}
