import { lobby } from '@spilvaerk/messages/lobby'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { knownChoices } from './filter-words.ts'
import { GameGrid } from './GameGrid.tsx'
import { Hero } from './hero/Hero.tsx'
import { useLobbyGames, useLobbyRails } from './lobby-games.ts'
import { Rails } from './Rails.tsx'
import { isUntouched } from './search-params.ts'

const route = getRouteApi('/')

export function LobbyPage() {
  usePageTitle('Spilværk')
  const asked = route.useSearch()
  const search = useMemo(() => knownChoices(asked), [asked])
  const { data: rails, isError: areRailsLost } = useLobbyRails()
  const games = useLobbyGames(search)
  // Cards are many and none is urgent: they are drawn in between what is.
  const view = useDeferredValue(games.view, undefined)
  const panel = useId()
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      {/* What a search finds would stand below the hero, out of sight of the one who types. */}
      {search.q.trim() === '' ? (
        <Hero counts={rails?.counts} />
      ) : (
        <h1 className="sr-only">{textsOf(lobby)('heading')}</h1>
      )}
      <CategoryBar
        search={search}
        categories={rails?.categories}
        filters={{ panel, isOpen: isFiltering, toggle: () => setFiltering((isOpen) => !isOpen) }}
      />
      {isFiltering && <FilterPanel id={panel} search={search} view={view} onClose={() => setFiltering(false)} />}
      {isUntouched(search) && !areRailsLost && rails?.counts.active !== 0 && <Rails rails={rails} />}
      <GameGrid pages={games.pages} view={view} search={search} />
    </>
  )
}
