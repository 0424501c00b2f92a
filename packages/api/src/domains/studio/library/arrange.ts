import type { LibraryInput, LibraryOrder, LibraryShelf } from '@spilvaerk/schemas'
import { CATEGORY_OF_TABLES } from '../../games/catalogue/definitions.ts'
import type { StudioRow } from '../../games/catalogue/service.ts'

/** A game with what its maker keeps beside it. */
export interface Kept {
  readonly row: StudioRow
  readonly tags: readonly string[]
  readonly archivedAt: Date | null
}

export function shelfOf({ row, archivedAt }: Kept): LibraryShelf | undefined {
  if (row.isMaker) return archivedAt ? 'archive' : 'mine'
  return row.standing === 'listed' ? 'workshop' : row.standing === 'admitted' ? 'catalogue' : undefined
}

/** Those that have everything that is asked for: each word in name, description, theme or tags. */
export function matching(
  games: readonly Kept[],
  { q, kind, standing, tag }: Pick<LibraryInput, 'q' | 'kind' | 'standing' | 'tag'>,
): readonly Kept[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return games.filter(({ row: { name, description, theme, category, standing: state }, tags }) => {
    if (kind !== 'all' && (category === CATEGORY_OF_TABLES) !== (kind === 'tables')) return false
    if (standing !== 'all' && state !== standing) return false
    if (tag !== '' && !tags.some((own) => plain(own) === plain(tag))) return false
    const said = plain([name, description, theme, ...tags].join(' '))
    return words.every((word) => said.includes(word))
  })
}

/** However it is typed; é may be one sign or two. */
export const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase('da').trim()

type Compared = Pick<StudioRow, 'id' | 'name' | 'rtp'> & { readonly maxWin: number }

const ORDERS: Readonly<Record<LibraryOrder, (one: Compared, other: Compared) => number>> = {
  newest: () => 0,
  name: (one, other) => one.name.localeCompare(other.name, 'da'),
  rtp: (one, other) => other.rtp - one.rtp,
  maxWin: (one, other) => other.maxWin - one.maxWin,
}

/** Among equals the newest first. */
export const byOrder =
  (order: LibraryOrder) =>
  (one: Compared, other: Compared): number =>
    ORDERS[order](one, other) || other.id - one.id
