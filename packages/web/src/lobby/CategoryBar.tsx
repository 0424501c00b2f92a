import { browsing } from '@spilvaerk/messages/browsing'
import { lobby } from '@spilvaerk/messages/lobby'
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { useMediaQuery } from '../lib/media-query.ts'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { type Category, categoriesOf } from './categories.ts'
import { SEARCH_IN_HEADER } from './HeaderSearch.tsx'
import { SearchBox } from './SearchBox.tsx'
import { countFilters, type LobbySearch, SORTS, type Sort } from './search-params.ts'
import { useLobbyChange } from './use-lobby-search.ts'

type CategoryBarProps = {
  readonly search: LobbySearch
  readonly categories: readonly string[] | undefined
  readonly filters: FilterSwitch
}

type FilterSwitch = {
  /** The id of what it opens. */
  readonly panel: string
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** Stays in reach while the grid scrolls: categories and order, and on small windows the search box. */
export function CategoryBar({ search, categories: known, filters }: CategoryBarProps) {
  const t = textsOf(lobby)
  const change = useLobbyChange()
  const categories = useMemo(() => categoriesOf(known ?? []), [known])
  const isSearchInHeader = useMediaQuery(SEARCH_IN_HEADER)

  return (
    <div className="lobby-bar">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:flex-nowrap md:px-8">
        {!isSearchInHeader && <SearchBox className="min-w-0 flex-1 md:hidden" />}
        <Categories categories={categories} chosen={search.kategori} onChoose={(kategori) => change({ kategori })} />
        <FilterButton count={countFilters(search)} {...filters} />
        <NativeSelect<Sort>
          label={t('sort')}
          icon={ArrowDownUp}
          value={search.sortering}
          options={SORTS.map((value) => ({ value, label: t(`sortings.${value}`) }))}
          onChange={(sortering) => change({ sortering })}
          className="shrink-0 md:w-40"
        />
      </div>
    </div>
  )
}

function FilterButton({ count, panel, isOpen, toggle }: FilterSwitch & { readonly count: number }) {
  const t = textsOf(browsing)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={toggle}
      className={buttonClass('secondary', 'md', 'gap-2 px-3 text-sm md:ml-auto')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <span className="max-md:sr-only">{t('filters.open')}</span>
      {count > 0 && (
        <span className="rounded-sm bg-lamp px-1.5 font-bold text-on-lamp text-xs tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('filters.chosen', { count })}</span>
        </span>
      )}
    </button>
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
