import MiniSearch from 'minisearch'
import type { ShelfEntry } from './entry.ts'
import { normalizeText } from './normalize-text.ts'
import { forgiven } from './vocabulary.ts'

const FIELDS = ['name', 'description'] as const
type Field = (typeof FIELDS)[number]

/** Added at once, they would keep everybody waiting. */
const CHUNK = 200

/** What is written of the games of a shelf, by its words. It follows the shelf: only what is new on it is read. */
export interface GameIndex {
  follow(entries: readonly ShelfEntry[]): Promise<void>
  /** The games with the word in a field, with how well it fits. */
  withWord(term: string, field: Field, fuzzy: boolean): readonly (readonly [id: number, score: number])[]
  /** The games that have the text anywhere in a field. */
  containing(text: string, field: Field): readonly number[]
}

interface Indexed {
  readonly entry: ShelfEntry
  readonly texts: { readonly [F in Field]: string }
}

export function createGameIndex(): GameIndex {
  const index = new MiniSearch<ShelfEntry>({ fields: [...FIELDS], processTerm: normalizeText })
  const known = new Map<number, Indexed>()
  let followed: readonly ShelfEntry[] = []
  let following = Promise.resolve()

  const bring = async (entries: readonly ShelfEntry[]): Promise<void> => {
    if (followed === entries) return
    const here = new Map(entries.map((entry) => [entry.id, entry]))
    for (const [id, { entry }] of known) {
      const now = here.get(id)
      if (now && isSame(entry, now)) continue
      index.discard(id)
      known.delete(id)
    }
    const added = entries.filter(({ id }) => !known.has(id))
    for (const entry of added) known.set(entry.id, { entry, texts: textsOf(entry) })
    await index.addAllAsync(added, { chunkSize: CHUNK })
    followed = entries
  }

  return {
    follow: (entries) => {
      following = following.then(() => bring(entries))
      return following
    },
    withWord: (term, field, fuzzy) =>
      index
        .search(term, { fields: [field], prefix: true, fuzzy: fuzzy && forgiven })
        .map(({ id, score }) => [id, score] as const),
    containing: (text, field) =>
      [...known.values()].flatMap(({ entry, texts }) => (texts[field].includes(text) ? [entry.id] : [])),
  }
}

const isSame = (a: ShelfEntry, b: ShelfEntry) => FIELDS.every((field) => a[field] === b[field])

const textsOf = (entry: ShelfEntry) => ({
  name: normalizeText(entry.name),
  description: normalizeText(entry.description),
})
