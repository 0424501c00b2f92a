import type { LibraryInput, LibraryPage } from '@spilvaerk/schemas'
import { LIBRARY_KINDS, LIBRARY_ORDERS, LIBRARY_SHELVES, LIBRARY_STANDINGS } from '@spilvaerk/schemas/library-terms'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { trpc } from '../../lib/trpc.ts'
import { useStudioSettings } from '../studio-settings.ts'

const route = getRouteApi('/casino-generator')

export type LibraryGame = LibraryPage['games'][number]
/** What is looked for, as the address says it. */
export type Wanted = Pick<LibraryInput, 'q' | 'order' | 'kind' | 'standing' | 'tag'>

/** What is typed is a text, also where it looks like a number. */
const text = z._default(z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''), '')
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z._default(z.catch(z.enum(values), values[0]), values[0])
const game = z.catch(z.optional(z.int().check(z.positive())), undefined)

/** Anyone could have written the address. */
const address = z.object({
  q: text,
  tag: text,
  shelf: text,
  order: oneOf(LIBRARY_ORDERS),
  kind: oneOf(LIBRARY_KINDS),
  standing: oneOf(LIBRARY_STANDINGS),
  /** The game whose history is shown. */
  history: game,
  /** Games that are set side by side. */
  one: game,
  other: game,
})
type Place = z.infer<typeof address>

/** What an address need not say. */
const USUAL: ReadonlySet<unknown> = new Set([undefined, '', 'newest', 'all'])

/** The address of the library with something of it changed. */
export const inLibrary =
  (change: Partial<Place>) =>
  (before: object): { readonly tab: 'library' } => ({
    ...Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, said]) => !USUAL.has(said))),
    tab: 'library',
  })

/** Where one is in the library: everything of it is in the address, so that Back, Forward and a copied address lead there. */
export function useLibraryPlace() {
  const place = address.parse(route.useSearch())
  const navigate = route.useNavigate()
  /** Typing replaces the address; every other step is one to go back from. */
  const go = (change: Partial<Place>, replace = false): void =>
    void navigate({ search: inLibrary(change), replace, resetScroll: false })
  return { place, go }
}

export const NOTHING_WANTED: Wanted = { q: '', order: 'newest', kind: 'all', standing: 'all', tag: '' }

/** The shelf that is shown, page by page. Who has no games of one's own is shown what there is to try. */
export function useShelf(place: Place) {
  const { shelf: last } = useStudioSettings()
  const named = LIBRARY_SHELVES.find((shelf) => shelf === place.shelf) ?? last
  const { q, order, kind, standing, tag } = place
  const wanted = { q, order, kind, standing, tag }
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
