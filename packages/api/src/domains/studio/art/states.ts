import { type ArtState, type GameArt, MOST_ART_BYTES } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { memberAmong, recordDeed } from '../../games/catalogue/deeds.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import * as store from './store.ts'

/** So many states of a game can be restored. */
const MOST_REVISIONS = 40
/** Of all games of one maker. */
const MOST_OF_OWNER = 5 * MOST_ART_BYTES

export const hashesOf = (arts: readonly (GameArt | null)[]): string[] => [
  ...new Set(arts.flatMap((art) => (art ?? []).flatMap(({ file }) => (file ? [hashIn(file)] : [])))),
]
const hashIn = (file: string): string => file.slice(0, file.indexOf('.'))

interface StatesNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'art' | 'permitted'>
}

/** What a game has in its places, and had after each change. */
export function createStates({ storage: { tx }, clock, audit, catalogue }: StatesNeeds) {
  const stateOf = async (db: Asker, gameId: number): Promise<ArtState> => {
    const game = await catalogue.art.of(db, gameId)
    const revisions = await store.revisionsOf(db, gameId)
    const sizes = await store.sizesOf(db, hashesOf([...revisions.map(({ art }) => art), game?.shownArt ?? null]))
    const art = game?.art ?? []
    return {
      art,
      revision: revisions[0]?.revision ?? 0,
      revisions: revisions.map(({ revision, slot, createdAt }) => ({
        ...{ revision, slot, createdAt: createdAt.toISOString() },
      })),
      bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      mostBytes: MOST_ART_BYTES,
      shown: shownAs(art, game?.shownArt ?? []),
    }
  }

  /**
   * Makes a new state of the one there is, unless it would be the same: somebody clicked twice. The oldest states go
   * where there is no room for all.
   */
  const change = (
    gameId: number,
    viewer: Viewer,
    slot: string,
    make: (art: GameArt, revisions: readonly store.StoredRevision[]) => GameArt | undefined,
    file?: store.StoredFile,
  ): Promise<Outcome<ArtState, OwnCode | 'artQuota' | 'artRevisionUnknown'>> =>
    tx(async (db) => {
      // Drawing a picture takes a while: whoever sent it may be no member any more.
      const may = await catalogue.permitted(gameId, viewer, 'look', db)
      if (!may.ok) return may
      const game = await catalogue.art.of(db, gameId)
      if (!game) return refused({ code: 'gameNotFound' })
      const before = await store.revisionsOf(db, gameId)
      const art = make(game.art ?? [], before)
      if (!art) return refused({ code: 'artRevisionUnknown' })
      if (isSame(art, game.art ?? [])) return granted(await stateOf(db, gameId))
      const latest = { gameId, revision: (before[0]?.revision ?? 0) + 1, slot, art: [...art], createdAt: clock.now() }
      const kept = await fitting(db, [latest, ...before], game.shownArt, file)
      if (!kept) return refused({ code: 'artQuota' })
      if (game.owner && file && !(await hasRoom(db, game.owner, gameId, kept.bytes)))
        return refused({ code: 'artQuota' })
      if (file) await store.addFile(db, file)
      await store.addRevision(db, latest)
      await store.dropRevisions(
        db,
        gameId,
        before.filter((one) => !kept.revisions.includes(one)).map(({ revision }) => revision),
      )
      await catalogue.art.set(db, gameId, art)
      await store.setUses(db, gameId, kept.hashes)
      const memberId = memberAmong(viewer.owners)
      if (memberId) await recordDeed(audit, db, gameId, memberId, 'look.place', { slot })
      return granted(await stateOf(db, gameId))
    })

  const hasRoom = async (db: Asker, owner: string, gameId: number, bytes: number): Promise<boolean> => {
    const others = (await catalogue.art.gamesOf(db, owner)).filter((id) => id !== gameId)
    return (await store.bytesOfGames(db, others)) + bytes <= MOST_OF_OWNER
  }

  /** Files lie there once; what a game is and others see of it goes along, and its former states do not. */
  const carry = async (db: Writer, from: number, to: number): Promise<void> => {
    const { art, shownArt } = (await catalogue.art.of(db, from)) ?? {}
    if (!art && !shownArt) return
    await store.addRevision(db, { gameId: to, revision: 1, slot: 'all', art: art ?? [], createdAt: clock.now() })
    await catalogue.art.set(db, to, art ?? [])
    await catalogue.art.show(db, to, shownArt ?? [])
    await store.setUses(db, to, hashesOf([art ?? null, shownArt ?? null]))
  }

  const hasRoomForCopy = async (db: Asker, gameId: number): Promise<boolean> => {
    const { art = null, shownArt = null, owner = null } = (await catalogue.art.of(db, gameId)) ?? {}
    const sizes = [...(await store.sizesOf(db, hashesOf([art, shownArt]))).values()]
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    // Of no existing game: all of the owner's count.
    return bytes === 0 || owner === null || hasRoom(db, owner, 0, bytes)
  }

  return { stateOf, change, carry, hasRoomForCopy }
}

/** The newest states that the files of all of them leave room for, with what others see; nothing where not even the newest does. */
async function fitting(
  db: Asker,
  newestFirst: readonly store.StoredRevision[],
  shown: GameArt | null,
  added: store.StoredFile | undefined,
) {
  const sizes = new Map(await store.sizesOf(db, hashesOf([...newestFirst.map(({ art }) => art), shown])))
  if (added) sizes.set(added.hash, added.size)
  const bytesOf = (hashes: readonly string[]) => hashes.reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0)
  for (let count = Math.min(MOST_REVISIONS, newestFirst.length); count > 0; count--) {
    const revisions = newestFirst.slice(0, count)
    const hashes = hashesOf([...revisions.map(({ art }) => art), shown])
    const bytes = bytesOf(hashes)
    if (bytes <= MOST_ART_BYTES) return { revisions, hashes, bytes }
  }
  return undefined
}

export const shownAs = (art: GameArt, shown: GameArt): ArtState['shown'] =>
  isSame(art, shown) ? 'same' : shown.length > 0 ? 'older' : 'painted'

/** In whatever order the places were filled. */
const isSame = (one: GameArt, other: GameArt): boolean => textOf(one) === textOf(other)
const textOf = (art: GameArt): string =>
  art
    .map(({ slot, source, file = '', drawing = '', isFramed = false }) =>
      JSON.stringify([slot, source, file, drawing, isFramed]),
    )
    .sort()
    .join()
