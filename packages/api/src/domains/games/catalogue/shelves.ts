import type { Language } from '@spilvaerk/messages'
import {
  type BrowseInput,
  type BrowseQuery,
  browseInput,
  type GamePage,
  type GameSummary,
  type LobbyRails,
  MECHANICS,
  type Mechanic,
  type Rail,
  type VOLATILITIES,
} from '@spilvaerk/schemas'
import type { ShelfEntry } from './browse/entry.ts'
import { facetsOf, filtered } from './browse/filters.ts'
import { createShelfSearch, type ThemeWords } from './browse/search.ts'
import { CATEGORY_OF_TABLES } from './definitions.ts'
import { createShelfLists, type ListsNeeds, type OwnGames, POPULAR_GAMES } from './shelf-lists.ts'
import type { GameRow, Shelf, Store } from './store.ts'

/** What everybody sees, to look through: filtered, searched, in an order and page by page. */
export interface Shelves {
  browse(input: BrowseInput, language: Language, own: OwnGames): Promise<GamePage>
  rails(language: Language, own: OwnGames): Promise<LobbyRails>
}

interface ShelvesNeeds extends ListsNeeds {
  readonly store: ListsNeeds['store'] & Pick<Store, 'shelved'>
  readonly summarize: (row: GameRow, language: Language) => Promise<GameSummary>
  readonly themeWords: ThemeWords
}

const GAMES_PER_RAIL = 12
/** A mechanic or a volatility has a rail where it has so many games. */
const FEWEST_PER_RAIL = 4
const MECHANIC_RAILS = 4
const RAILS_OF_VOLATILITY = ['low', 'extreme'] as const satisfies readonly (typeof VOLATILITIES)[number][]
/** By list, where its games may stand; those of all others are played for money. */
const SEARCHED: ReadonlyMap<string, readonly Shelf[]> = new Map([
  ['workshop', ['listed']],
  ['favourites', ['admitted', 'listed']],
  ['continue', ['admitted', 'listed']],
])
const EVERYTHING: BrowseQuery = browseInput.parse({})

export function createShelves({ store, shown, summarize, themeWords }: ShelvesNeeds): Shelves {
  const { entriesOn, byPlayers, inCategory } = createShelfLists({ store, shown })
  const searches = { admitted: createShelfSearch(themeWords), listed: createShelfSearch(themeWords) }

  const sorted: RailsNeeds['sorted'] = (entries, query, language) => inOrder(entries, query, language, byPlayers)

  const viewOf = rememberedViews(async (entries, query, language) => ({
    left: await sorted(filtered(entries, query), query, language),
    facets: facetsOf(entries, query),
  }))

  /** Those of a category that have the words, the best first. */
  const sought = async ({ q, category }: BrowseQuery, own: OwnGames): Promise<readonly ShelfEntry[]> => {
    const entries = await inCategory(category, own)
    const shelves = SEARCHED.get(category) ?? (['admitted'] as const)
    const found = await Promise.all(shelves.map(async (shelf) => searches[shelf].find(q, await entriesOn(shelf))))
    if (found.includes(undefined)) return entries
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return found.flatMap((ids = []) => ids.flatMap((id) => byId.get(id) ?? []))
  }

  const summaries: RailsNeeds['summaries'] = async (entries, language) => {
    const rows = await store.shelved(entries.map(({ id }) => id))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const found = entries.flatMap(({ id }) => byId.get(id) ?? [])
    return Promise.all(found.map((row) => summarize(row, language)))
  }

  const browse: Shelves['browse'] = async ({ cursor, limit, ...query }, language, own) => {
    const entries = await sought(query, own)
    const { left, facets } = await viewOf(entries, query, language)
    const end = cursor + limit
    return {
      total: left.length,
      games: await summaries(left.slice(cursor, end), language),
      next: end < left.length ? end : null,
      facets,
    }
  }

  return { browse, rails: createRails({ entriesOn, inCategory, sorted, summaries }) }
}

interface View {
  readonly left: readonly ShelfEntry[]
  readonly facets: GamePage['facets']
}
type LookThrough = (entries: readonly ShelfEntry[], query: BrowseQuery, language: Language) => Promise<View>

const VIEWS_OF_A_LIST = 100

/** What is looked for in a list, remembered while the list is the same one: a game that changes makes another list. */
function rememberedViews(look: LookThrough): LookThrough {
  const known = new WeakMap<readonly ShelfEntry[], Map<string, Promise<View>>>()
  return (entries, query, language) => {
    // Who plays what changes with every player.
    if (query.sort === 'mostPlayed') return look(entries, query, language)
    const views = known.get(entries) ?? new Map<string, Promise<View>>()
    known.set(entries, views)
    const name = JSON.stringify([language, query])
    const view = views.get(name) ?? look(entries, query, language)
    if (views.size >= VIEWS_OF_A_LIST) views.clear()
    views.set(name, view)
    return view
  }
}

/** The entries in the order that is asked for; the list is the function's to change. */
async function inOrder(
  entries: ShelfEntry[],
  { sort }: BrowseQuery,
  language: Language,
  byPlayers: Parts['byPlayers'],
): Promise<ShelfEntry[]> {
  switch (sort) {
    case 'recommended':
      return entries
    case 'mostPlayed':
      return byPlayers(entries)
    case 'highestRtp':
      return entries.sort((a, b) => b.rtp - a.rtp)
    case 'largestWin':
      return entries.sort((a, b) => b.maxWin - a.maxWin)
    case 'name': {
      const { compare } = new Intl.Collator(language)
      return entries.sort((a, b) => compare(a.name, b.name))
    }
  }
}

type Parts = ReturnType<typeof createShelfLists>
interface RailsNeeds extends Pick<Parts, 'entriesOn' | 'inCategory'> {
  readonly sorted: (entries: ShelfEntry[], query: BrowseQuery, language: Language) => Promise<ShelfEntry[]>
  readonly summaries: (entries: readonly ShelfEntry[], language: Language) => Promise<GameSummary[]>
}

function createRails({ entriesOn, inCategory, sorted, summaries }: RailsNeeds): Shelves['rails'] {
  return async (language, own) => {
    const admitted = await entriesOn('admitted')
    const list = async (part: Partial<BrowseQuery>) => {
      const query = { ...EVERYTHING, ...part }
      const found = await sorted(filtered(await inCategory(query.category, own), query), query, language)
      return { query, found }
    }
    const wished = [
      ...['continue', 'favourites', 'new', 'popular', 'workshop', CATEGORY_OF_TABLES].map((category) => ({ category })),
      ...commonMechanics(admitted).map((mechanic) => ({ mechanics: [mechanic] })),
      ...RAILS_OF_VOLATILITY.filter((level) => countOf(admitted, level) >= FEWEST_PER_RAIL).map((level) => ({
        volatility: [level],
      })),
    ]
    const lists = (await Promise.all(wished.map(list))).filter(({ found }) => found.length > 0)
    const featured = await inCategory('featured', own)
    const first = lists.map(({ found }) => found.slice(0, GAMES_PER_RAIL))
    const shown = new Map([...first.flat(), ...featured.slice(0, POPULAR_GAMES)].map((entry) => [entry.id, entry]))
    const games = await summaries([...shown.values()], language)
    return {
      counts: {
        active: admitted.length,
        featured: featured.length,
        popular: Math.min(admitted.length, POPULAR_GAMES),
      },
      categories: [...new Set(admitted.map(({ category }) => category))],
      rails: lists.map(({ query, found }) => railOf(query, found)),
      games,
      lead: leadOf(games, featured),
    }
  }
}

const countOf = (entries: readonly ShelfEntry[], level: ShelfEntry['volatility']): number =>
  entries.filter(({ volatility }) => volatility === level).length

/** The mechanics of most slots, those of most games first. */
function commonMechanics(entries: readonly ShelfEntry[]): Mechanic[] {
  const slots = entries.filter(({ category }) => category !== CATEGORY_OF_TABLES)
  return MECHANICS.map((mechanic) => ({
    mechanic,
    count: slots.filter(({ mechanics }) => mechanics.includes(mechanic)).length,
  }))
    .filter(({ count }) => count >= FEWEST_PER_RAIL)
    .sort((a, b) => b.count - a.count)
    .slice(0, MECHANIC_RAILS)
    .map(({ mechanic }) => mechanic)
}

const railOf = ({ category, mechanics, volatility }: BrowseQuery, found: readonly ShelfEntry[]): Rail => ({
  category,
  mechanic: mechanics[0] ?? null,
  volatility: volatility[0] ?? null,
  total: found.length,
  ids: found.slice(0, GAMES_PER_RAIL).map(({ id }) => id),
})

/** The featured game that fills the window of the lobby's cabinet best: the first with five reels or more. */
function leadOf(games: readonly GameSummary[], featured: readonly ShelfEntry[]): number | null {
  const isFeatured = new Set(featured.map(({ id }) => id))
  const slots = games.flatMap((game) => (game.kind === 'slot' ? [game] : []))
  const led = [...slots.filter(({ id }) => isFeatured.has(id)), ...slots]
  return (led.find(({ reels }) => reels >= 5) ?? led[0])?.id ?? null
}
