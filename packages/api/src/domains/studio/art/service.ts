import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type ArtPiece,
  type ArtState,
  type ChosenLook,
  type GameArt,
  MOST_FILE_BYTES,
  pieceAt,
} from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import type { PictureFault, Pictures } from '../../../platform/pictures/pictures.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { MayDecide, MayDecideCode } from '../../games/admission/may-decide.ts'
import { memberAmong, recordDeed, subjectOf } from '../../games/catalogue/deeds.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import type { Decision } from '../../people/staff/decides.ts'
import { pictureFormOf, takesDrawing } from './forms.ts'
import { createLooking } from './looking.ts'
import type { PictureCode } from './refusals.ts'
import { createStates, hashesOf, shownAs } from './states.ts'
import * as store from './store.ts'

type ChangeCode = OwnCode | 'artQuota' | 'artSlotUnknown'

export interface ServedFile {
  readonly type: store.StoredFile['type']
  readonly bytes: Buffer
}

/** What makers put in the place of what the house paints. It is beside a game's definition, and no part of it. */
export interface Art {
  of(gameId: number, viewer: Viewer): Promise<Outcome<ArtState, OwnCode>>
  /** Decodes a file that somebody sent, and puts what is drawn of it in its place. */
  upload(
    input: { readonly id: number; readonly slot: string; readonly file: Buffer; readonly isFramed: boolean },
    viewer: Viewer,
    source?: 'upload' | 'model',
  ): Promise<Outcome<ArtState, ChangeCode | PictureCode | 'busy' | 'fileTooLarge'>>
  /** Another drawing of the house than the symbol's own. */
  draw(gameId: number, slot: string, drawing: string, viewer: Viewer): Promise<Outcome<ArtState, ChangeCode>>
  /** Back to what the house paints. */
  clear(gameId: number, slot: string, viewer: Viewer): Promise<Outcome<ArtState, OwnCode | 'artQuota'>>
  /** What the maker chooses of the look; an axis that is not named follows the theme again. */
  dress(gameId: number, look: ChosenLook, viewer: Viewer): Promise<Outcome<{ readonly look: ChosenLook }, OwnCode>>
  /** Whatever a former state had, as a new one. 0 is the state before the first change. */
  restore(
    gameId: number,
    revision: number,
    viewer: Viewer,
  ): Promise<Outcome<ArtState, OwnCode | 'artQuota' | 'artRevisionUnknown'>>
  /** Everything that a game has in its places, for another game of the same maker. */
  carry(db: Writer, from: number, to: number): Promise<void>
  /** Whether a maker's files may be in one more game of the maker's. */
  hasRoomForCopy(db: Asker, gameId: number): Promise<boolean>
  file(hash: string): Promise<ServedFile | undefined>
  /** Who sees a file at its address. */
  readonly looking: ReturnType<typeof createLooking>
  /** Games whose art others do not see as their makers do. */
  waiting(): Promise<readonly { readonly id: number; readonly name: string; readonly art: GameArt }[]>
  /** Staff let others see what the maker sees now, or what the house paints. */
  decide(
    gameId: number,
    what: 'show' | 'paint',
    decision: Decision,
  ): Promise<Outcome<{ readonly name: string }, MayDecideCode | 'gameNotFound'>>
}

export interface ArtNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'permitted' | 'playable' | 'art' | 'seen' | 'standings'>
  readonly sealing: Pick<Sealing, 'keyedHash'>
  readonly pictures: Pictures
  readonly mayDecide: MayDecide
}

export function createArt(needs: ArtNeeds): Art {
  const { storage, clock, catalogue, pictures } = needs
  const { read, tx } = storage
  const { stateOf, change, carry, hasRoomForCopy } = createStates(needs)

  const placesOf = async (gameId: number, viewer: Viewer) => {
    const may = await catalogue.permitted(gameId, viewer, 'look')
    return may.ok ? granted(await catalogue.playable(may.value.definitionHash)) : may
  }

  const put = (gameId: number, viewer: Viewer, piece: ArtPiece, file?: store.StoredFile) =>
    change(gameId, viewer, piece.slot, (art) => [...without(art, piece.slot), piece], file)

  return {
    ...{ carry, hasRoomForCopy, looking: createLooking({ ...needs, read }) },
    file: async (hash) => {
      const found = await store.fileOf(read, hash)
      return found && { type: found.type, bytes: Buffer.from(found.content, 'base64') }
    },
    of: async (gameId, viewer) => {
      const mine = await catalogue.permitted(gameId, viewer, 'see')
      return mine.ok ? granted(await stateOf(read, gameId)) : mine
    },
    upload: async ({ id, slot, file, isFramed }, viewer, source = 'upload') => {
      const game = await placesOf(id, viewer)
      if (!game.ok) return game
      const picture = pictureFormOf(slot, game.value)
      if (!picture) return refused({ code: 'artSlotUnknown', slot })
      if (file.length > MOST_FILE_BYTES) return refused({ code: 'fileTooLarge' })
      const drawn = await pictures.drawn(file, picture.form, picture.leastPx)
      if ('fault' in drawn) return refusalOf(drawn)
      const stored = storedFile(drawn, clock.now())
      const framed = isFramed && slot.startsWith('symbol:') ? ({ isFramed: true } as const) : {}
      return sure(await put(id, viewer, { slot, source, file: `${stored.hash}.webp`, ...framed }, stored))
    },
    draw: async (gameId, slot, drawing, viewer) => {
      const game = await placesOf(gameId, viewer)
      if (!game.ok) return game
      if (!takesDrawing(slot, game.value)) return refused({ code: 'artSlotUnknown', slot })
      return sure(await put(gameId, viewer, { slot, source: 'drawing', drawing }))
    },
    clear: async (gameId, slot, viewer) => {
      const mine = await catalogue.permitted(gameId, viewer, 'look')
      if (!mine.ok) return mine
      const { art } = (await catalogue.art.of(read, gameId)) ?? {}
      if (!pieceAt(art ?? [], slot)) return granted(await stateOf(read, gameId))
      return sure(await change(gameId, viewer, slot, (now) => without(now, slot)))
    },
    dress: async (gameId, look, viewer) => {
      const mine = await catalogue.permitted(gameId, viewer, 'look')
      if (!mine.ok) return mine
      return tx(async (db) => {
        const still = await catalogue.permitted(gameId, viewer, 'look', db)
        if (!still.ok) return still
        if (isDeepStrictEqual(await catalogue.art.lookOf(db, gameId), look)) return granted({ look })
        await catalogue.art.dress(db, gameId, look)
        const memberId = memberAmong(viewer.owners)
        if (memberId) await recordDeed(needs.audit, db, gameId, memberId, 'look.dress')
        return granted({ look })
      })
    },
    restore: async (gameId, revision, viewer) => {
      const mine = await catalogue.permitted(gameId, viewer, 'look')
      if (!mine.ok) return mine
      return change(gameId, viewer, 'all', (_, revisions) =>
        revision === 0 ? [] : revisions.find((one) => one.revision === revision)?.art,
      )
    },
    ...createArtDecisions(needs),
  }
}

/** What staff say of it. */
function createArtDecisions({ storage: { read, tx }, audit, catalogue, mayDecide }: ArtNeeds) {
  const show = async (db: Writer, gameId: number, shown: GameArt): Promise<void> => {
    await catalogue.art.show(db, gameId, shown)
    const states = (await store.revisionsOf(db, gameId)).map(({ art }) => art)
    await store.setUses(db, gameId, hashesOf([...states, shown]))
  }

  /** What other games show without these files, a copy of the game above all: what is taken down is shown nowhere. */
  const elsewhere = async (db: Asker, taken: readonly string[]): Promise<ReadonlyMap<number, GameArt>> => {
    const found = new Map<number, GameArt>()
    for (const gameId of await store.gamesWith(db, ...taken)) {
      const shown = (await catalogue.art.of(db, gameId))?.shownArt ?? []
      const left = shown.filter((piece) => !hashesOf([[piece]]).some((hash) => taken.includes(hash)))
      if (left.length < shown.length) found.set(gameId, left)
    }
    return found
  }

  return {
    waiting: async () =>
      (await catalogue.art.all(read)).flatMap(({ id, name, art, shownArt }) =>
        shownAs(art ?? [], shownArt ?? []) === 'same' ? [] : [{ id, name, art: art ?? [] }],
      ),
    decide: (gameId: number, what: 'show' | 'paint', { by, why }: Decision) =>
      tx(async (db) => {
        const game = await catalogue.art.of(db, gameId)
        if (!game) return refused({ code: 'gameNotFound' })
        const staff = await mayDecide(db, game, by)
        if (!staff.ok) return staff
        const shown = what === 'show' ? (game.art ?? []) : []
        const set = async (id: number, art: GameArt) => {
          await show(db, id, art)
          const [action, subject] = [`art.${what}`, subjectOf(id)]
          await audit.record(db, { actor: staff.value.address, action, subject, why, details: { art } })
        }
        const taken = what === 'paint' ? hashesOf([game.shownArt]) : []
        await set(gameId, shown)
        for (const [id, left] of await elsewhere(db, taken)) await set(id, left)
        return granted({ name: game.name })
      }),
  } satisfies Partial<Art>
}

function refusalOf(fault: PictureFault | { readonly fault: 'busy' }): Outcome<never, PictureCode | 'busy'> {
  switch (fault.fault) {
    case 'picturePixels':
      return refused({ code: 'picturePixels', most: fault.most })
    case 'svgUnsafe':
      return refused({ code: 'svgUnsafe', what: fault.what })
    case 'busy':
    case 'pictureDamaged':
    case 'pictureHides':
    case 'pictureMoves':
    case 'pictureSmall':
    case 'pictureUnknown':
      return refused({ code: fault.fault })
  }
}

const storedFile = (bytes: Uint8Array, createdAt: Date): store.StoredFile => ({
  ...{ hash: createHash('sha256').update(bytes).digest('hex'), type: 'webp', size: bytes.length, createdAt },
  content: Buffer.from(bytes).toString('base64'),
})

const without = (art: GameArt, slot: string): GameArt => art.filter((piece) => piece.slot !== slot)

/** Of changes that name no former state none is missing. */
function sure(outcome: Outcome<ArtState, OwnCode | 'artQuota' | 'artRevisionUnknown'>) {
  if (!outcome.ok && outcome.refusal.code === 'artRevisionUnknown')
    throw new Error('a state was looked for that nobody named')
  return outcome as Outcome<ArtState, OwnCode | 'artQuota'>
}
