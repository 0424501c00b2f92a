import type { LibraryInput, LibraryPage } from '@spilvaerk/schemas'
import { LIBRARY_KINDS, LIBRARY_ORDERS, LIBRARY_SHELVES, LIBRARY_STANDINGS } from '@spilvaerk/schemas/library-terms'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'

const route = getRouteApi('/casino-generator')

export type LibraryGame = LibraryPage['games'][number]
/** What is looked for, as the address says it. */
export type Wanted = Pick<LibraryInput, 'q' | 'order' | 'kind' | 'standing' | 'tag'>
type Place = Wanted & {
  readonly shelf: string
  readonly history: number | undefined
  readonly one: number | undefined
  readonly other: number | undefined
}

const oneOf = <T extends string>(values: readonly [T, ...T[]], said: string): T =>
  values.find((value) => value === said) ?? values[0]

/** Where one is in the library: everything of it is in the address, so that Back, Forward and a copied address lead there. */
export function useLibraryPlace() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { q, tag, shelf, history, one, other } = search
  const place: Place = {
    ...{ q, tag, shelf, history, one, other },
    order: oneOf(LIBRARY_ORDERS, search.order),
    kind: oneOf(LIBRARY_KINDS, search.kind),
    standing: oneOf(LIBRARY_STANDINGS, search.standing),
  }
  /** Typing replaces the address; every other step is one to go back from. */
  const go = (change: Partial<Place>, replace = false): void =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
  return { place, go }
}

export const NOTHING_WANTED: Wanted = { q: '', order: 'newest', kind: 'all', standing: 'all', tag: '' }

/** The shelf that is shown, page by page. Who has no games of one's own is shown what there is to try. */
export function useShelf(place: Place) {
  const { shelf: last } = useStudioSettings()
  const named = LIBRARY_SHELVES.find((shelf) => shelf === place.shelf) ?? last
  const { q, order, kind, standing, tag } = place
  const wanted = useDeferredValue({ q, order, kind, standing, tag }, NOTHING_WANTED)
  const own = usePages({ shelf: named ?? 'mine', ...(named === undefined ? NOTHING_WANTED : wanted) })
  const isEmpty = named === undefined && own.data !== undefined && ownOf(own.data.pages[0]) === 0
  const shelf = named ?? (isEmpty ? 'catalogue' : 'mine')
  const pages = usePages({ shelf, ...wanted }, named !== undefined || own.data !== undefined)
  const [first] = pages.data?.pages ?? []
  return { pages, shelf, first, games: pages.data?.pages.flatMap((page) => page.games) ?? [] }
}

const ownOf = (page: LibraryPage | undefined): number => (page ? page.shelves.mine + page.shelves.archive : 0)

const usePages = (input: Wanted & { readonly shelf: LibraryInput['shelf'] }, enabled = true) =>
  trpc.library.page.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    initialCursor: 0,
    placeholderData: keepPreviousData,
    enabled,
    // Games are made, shared and changed in every other tab.
    staleTime: 0,
  })

/** A game is picked to be compared, or picked off; the second one opens the comparison. */
export function pick({ one }: Pick<Place, 'one'>, id: number): Partial<Place> {
  if (one === undefined) return { one: id }
  return one === id ? { one: undefined } : { other: id }
}
