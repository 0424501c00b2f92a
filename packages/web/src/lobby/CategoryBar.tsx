import { lobby } from '@spilvaerk/messages/lobby'
import type { GameSummary } from '@spilvaerk/schemas'
import { useNavigate } from '@tanstack/react-router'
import { ArrowDownUp } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { useMediaQuery } from '../lib/media-query.ts'
import { textsOf } from '../lib/page-language.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { type Category, categoriesOf } from './categories.ts'
import { SEARCH_IN_HEADER } from './HeaderSearch.tsx'
import { SearchBox } from './SearchBox.tsx'
import { type LobbySearch, SORTS, type Sort } from './search-params.ts'

type CategoryBarProps = {
  readonly search: LobbySearch
  readonly games: readonly GameSummary[] | undefined
}

/** Stays in reach while the grid scrolls: categories and order, and on small windows the search box. */
export function CategoryBar({ search, games }: CategoryBarProps) {
  const t = textsOf(lobby)
  const navigate = useNavigate({ from: '/' })
  const categories = useMemo(() => categoriesOf(games ?? []), [games])
  const isSearchInHeader = useMediaQuery(SEARCH_IN_HEADER)
  const choose = (change: Partial<LobbySearch>) =>
    navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })

  return (
    <div className="lobby-bar">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:flex-nowrap md:px-8">
        {!isSearchInHeader && <SearchBox className="min-w-0 flex-1 md:hidden" />}
        <Categories
          categories={categories}
          chosen={search.kategori}
          onChoose={(kategori) => void choose({ kategori })}
        />
        <NativeSelect<Sort>
          label={t('sort')}
          icon={ArrowDownUp}
          value={search.sortering}
          options={SORTS.map((value) => ({ value, label: t(`sortings.${value}`) }))}
          onChange={(sortering) => void choose({ sortering })}
          className="shrink-0 md:ml-auto md:w-40"
        />
      </div>
    </div>
  )
}

type CategoriesProps = {
  readonly categories: readonly Category[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = Array.from(row.current?.children ?? []).find(
      (child) => child.getAttribute('aria-pressed') === 'true',
    )
    if (button instanceof HTMLElement && chosen) row.current?.scrollTo({ left: button.offsetLeft - 48 })
  }, [chosen])
  return (
    <fieldset className="order-last -mx-4 min-w-0 basis-[calc(100%+2rem)] md:order-none md:mx-0 md:grow md:basis-auto">
      <legend className="sr-only">{textsOf(lobby)('categories')}</legend>
      <div ref={row} className="category-row">
        {categories.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
            className={cn('category', key === chosen && 'category-chosen')}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
