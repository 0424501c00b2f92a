import type { Facts, ShelfEntry } from './browse/entry.ts'
import type { Shown } from './definitions.ts'
import { FACTS_EDITION, factsOf } from './facts.ts'
import type { Shelf, ShelfRow, Store } from './store.ts'
import { houseWords } from './texts/house-texts.ts'

export const POPULAR_GAMES = 12
const NEW_GAMES = 6

/** Games of the caller's, by number and in their order: what the lists `favourites` and `continue` are of. */
export interface OwnGames {
  readonly favourites: readonly number[]
  readonly continue: readonly number[]
}

export interface ListsNeeds {
  readonly store: Pick<Store, 'shelf' | 'players' | 'keepFacts'>
  readonly shown: (hash: string) => Promise<Shown>
}

/** The lists that games stand in, each in the order that it is shown in. */
export function createShelfLists({ store, shown }: ListsNeeds) {
  const entryOf = async (row: ShelfRow): Promise<{ entry: ShelfEntry; made?: readonly [string, Facts] }> => {
    const { hash, facts: known, slug, ...told } = row
    const isKnown = known?.edition === FACTS_EDITION
    const facts = isKnown ? known : factsOf((await shown(hash)).face)
    const { mechanics, lines, maxWin } = facts
    const description = [told.description, ...(told.origin === 'seed' ? houseWords(slug) : [])].join(' ')
    const entry = { ...told, description, rtp: Math.round(row.rtp * 10_000), mechanics, lines, maxWin }
    return isKnown ? { entry } : { entry, made: [hash, facts] }
  }

  /** Newest first, and the same list until something is put on the shelf or taken off. */
  const entriesOn = async (shelf: Shelf): Promise<readonly ShelfEntry[]> =>
    (await store.shelf(shelf, async (rows) => {
      const found = await Promise.all(rows.map(entryOf))
      // What a definition has no facts of yet gets them, once.
      await store.keepFacts(found.flatMap(({ made }) => (made ? [made] : [])))
      return found.map(({ entry }) => entry)
    })) ?? []

  const byPlayers = async (entries: readonly ShelfEntry[]): Promise<ShelfEntry[]> => {
    const players = new Map([...((await store.players('seed')) ?? []), ...((await store.players('studio')) ?? [])])
    return entries.toSorted((a, b) => (players.get(b.id) ?? 0) - (players.get(a.id) ?? 0))
  }

  /** Their games, wherever everybody sees them. */
  const ofIds = async (ids: readonly number[]): Promise<ShelfEntry[]> => {
    const all = [...(await entriesOn('admitted')), ...(await entriesOn('listed'))]
    const byId = new Map(all.map((entry) => [entry.id, entry]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** The same list as long as the shelf is. */
  const lists = new WeakMap<readonly ShelfEntry[], Map<string, readonly ShelfEntry[]>>()
  const recommendedOf = (admitted: readonly ShelfEntry[], category: string): readonly ShelfEntry[] => {
    const known = lists.get(admitted) ?? new Map<string, readonly ShelfEntry[]>()
    lists.set(admitted, known)
    const found =
      known.get(category) ??
      recommended(category === 'all' ? admitted : admitted.filter((entry) => entry.category === category))
    // Whoever asks for what there is not makes no lists.
    if (found.length > 0) known.set(category, found)
    return found
  }

  const inCategory = async (category: string, own: OwnGames): Promise<readonly ShelfEntry[]> => {
    if (category === 'workshop') return entriesOn('listed')
    if (category === 'favourites' || category === 'continue') return ofIds(own[category])
    const admitted = await entriesOn('admitted')
    switch (category) {
      case 'all':
        return recommendedOf(admitted, category)
      case 'featured':
        return byPlayers(admitted.filter(({ featured }) => featured))
      case 'popular':
        return (await byPlayers(admitted)).slice(0, POPULAR_GAMES)
      case 'new':
        return admitted.slice(0, NEW_GAMES)
      default:
        return recommendedOf(admitted, category)
    }
  }

  return { entriesOn, byPlayers, inCategory }
}

/** What the casino features comes first where nothing was searched for; the rest stays in its order. */
const recommended = (entries: readonly ShelfEntry[]): ShelfEntry[] => [
  ...entries.filter(({ featured }) => featured),
  ...entries.filter(({ featured }) => !featured),
]
