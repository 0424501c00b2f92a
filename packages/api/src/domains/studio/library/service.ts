import type { LibraryInput, LibraryNotes, LibraryNotesInput, LibraryPage } from '@spilvaerk/schemas'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { memberIn, type Owner } from '../../games/catalogue/owner.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import { type Comments, NO_COMMENTS } from '../comments/service.ts'
import { byOrder, type Kept, matching, plain, shelfOf } from './arrange.ts'
import { dropNotes, notesOf, notesOfGames, setNotes } from './store.ts'

/** The games of the studio as a maker works with them: looked through page by page, tagged, and put away. */
export interface Library {
  page(input: LibraryInput, owner: Owner): Promise<LibraryPage>
  /** Which of an owner's games are put away. */
  archived(owner: Owner): Promise<ReadonlySet<number>>
  /** What is not named stays. */
  note(input: LibraryNotesInput, owner: Owner): Promise<Outcome<LibraryNotes, OwnCode>>
  personalData(memberId: string): Promise<readonly (LibraryNotes & { readonly gameId: number })[]>
  forget(db: Writer, memberId: string): Promise<void>
}

export { dropNotes }

interface LibraryNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'authored' | 'permitted' | 'studioRows' | 'studioGame'>
  readonly comments: Pick<Comments, 'countsOf'>
}

const NONE = { tags: [], archivedAt: null }

export function createLibrary({ storage: { read, tx }, clock, catalogue, comments }: LibraryNeeds): Library {
  const keptOf = async (owner: Owner): Promise<readonly Kept[]> => {
    const rows = await catalogue.studioRows(owner)
    const own = rows.filter(({ role }) => role === 'owner').map(({ id }) => id)
    const notes = await notesOfGames(read, own)
    return rows.map((row) => ({
      row,
      ...((row.role === 'owner' && notes.get(row.id)) || NONE),
    }))
  }

  const page: Library['page'] = async (input, owner) => {
    const kept = await keptOf(owner)
    const on = (shelf: LibraryInput['shelf']): readonly Kept[] => kept.filter((one) => shelfOf(one) === shelf)
    const found = matching(on(input.shelf), input)
    const { cursor, limit, order } = input
    const sorted =
      order === 'maxWin'
        ? (await Promise.all(found.map(shown))).sort((a, b) => byOrder(order)(compared(a), compared(b)))
        : await Promise.all(
            found
              .toSorted((a, b) => byOrder(order)({ ...a.row, maxWin: 0 }, { ...b.row, maxWin: 0 }))
              .slice(cursor, cursor + limit)
              .map(shown),
          )
    const games = order === 'maxWin' ? sorted.slice(cursor, cursor + limit) : sorted
    const said = await saidOf(games, owner)
    return {
      games: games.map((one) => ({ ...one, comments: said.get(one.game.id) ?? NO_COMMENTS })),
      total: found.length,
      nextCursor: cursor + limit < found.length ? cursor + limit : null,
      shelves: {
        mine: on('mine').length,
        archive: on('archive').length,
        workshop: on('workshop').length,
        catalogue: on('catalogue').length,
      },
      tags: tagsOf(on(input.shelf)),
    }
  }

  /** What members say of the games that a member works on. */
  const saidOf = async (games: readonly Pick<Shown, 'game'>[], owner: Owner) => {
    const memberId = memberIn(owner)
    const own = games.filter(({ game }) => game.role !== null).map(({ game }) => game.id)
    return memberId === undefined ? new Map<number, never>() : comments.countsOf(own, memberId)
  }

  const shown = async ({ row, ...notes }: Kept): Promise<Shown> => ({
    game: await catalogue.studioGame(row),
    notes: told(notes),
  })

  const note: Library['note'] = async ({ id, tags, archived }, owner) => {
    return tx(async (db): Promise<Outcome<LibraryNotes, OwnCode>> => {
      // Asked where it is written: the game may get another owner meanwhile.
      const may = await catalogue.permitted(id, { owners: [owner] }, 'own', db)
      if (!may.ok) return may
      const before = (await notesOf(db, id)) ?? NONE
      const now = {
        tags: tags ? distinct(tags) : before.tags,
        // What is put away already stays as long as it has been.
        archivedAt: archived === undefined ? before.archivedAt : archived ? (before.archivedAt ?? clock.now()) : null,
      }
      await setNotes(db, { gameId: id, ...now })
      return granted(told(now))
    })
  }

  const archived: Library['archived'] = async (owner) =>
    new Set((await keptOf(owner)).flatMap(({ row, archivedAt }) => (archivedAt ? [row.id] : [])))

  const personalData: Library['personalData'] = async (memberId) => {
    const notes = await notesOfGames(read, await catalogue.authored.owned(read, memberId))
    return [...notes.values()].map(({ gameId, ...one }) => ({ gameId, ...told(one) }))
  }

  const forget: Library['forget'] = async (db, memberId) => {
    for (const id of await catalogue.authored.owned(db, memberId)) await dropNotes(db, id)
  }

  return { page, archived, note, personalData, forget }
}

type Shown = Omit<LibraryPage['games'][number], 'comments'>

const compared = ({ game: { id, name, rtp, maxWinMultiplier } }: Shown) => ({
  ...{ id, name, rtp, maxWin: maxWinMultiplier },
})

const told = ({ tags, archivedAt }: Omit<Kept, 'row'>): LibraryNotes => ({
  tags: [...tags],
  archivedAt: archivedAt?.toISOString() ?? null,
})

/** The first of those that differ in nothing but capitals. */
const distinct = (tags: readonly string[]): readonly string[] =>
  [...new Map(tags.toReversed().map((tag) => [plain(tag), tag])).values()].toReversed()

function tagsOf(kept: readonly Kept[]): LibraryPage['tags'] {
  const counts = new Map<string, { readonly tag: string; readonly games: number }>()
  for (const tag of kept.flatMap(({ tags }) => tags)) {
    const known = counts.get(plain(tag))
    counts.set(plain(tag), { tag: known?.tag ?? tag, games: (known?.games ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => a.tag.localeCompare(b.tag, 'da'))
}
