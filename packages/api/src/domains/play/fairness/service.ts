import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ClientSeedInput, RotateInput, RoundSeeds, Seeds } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { ANYBODY, type Catalogue, type Viewer } from '../../games/catalogue/service.ts'
import * as store from './store.ts'

/** What decides one round, and where it comes from. */
export interface DrawnSeed {
  readonly seed: string
  readonly seedsId: number
  readonly nonce: number
}

export interface Fairness {
  /** The seed of the member's next round of a game. Part of the round's transaction, which spends it. */
  draw(db: Asker, memberId: string, gameId: number): Promise<Outcome<DrawnSeed, 'clientSeedMissing'>>
  /** Uses the nonce up. */
  spend(db: Writer, seed: DrawnSeed): Promise<void>
  /** How things stand; lays the next server seed fast before its hash is shown. */
  seeds(memberId: string, gameId: number, viewer?: Viewer): Promise<Outcome<Seeds, 'gameNotFound'>>
  /** The member's own seed, with the server seed whose hash was shown before. */
  setClientSeed(
    memberId: string,
    input: ClientSeedInput,
    viewer?: Viewer,
  ): Promise<Outcome<Seeds, 'clientSeedMissing' | 'gameNotFound' | 'seedInUse' | 'seedNotShown'>>
  /** Reveals the server seed in use, and goes on with the next. */
  rotate(
    memberId: string,
    input: RotateInput,
    viewer?: Viewer,
  ): Promise<Outcome<Seeds, 'clientSeedMissing' | 'gameNotFound' | 'seedInUse' | 'seedNotShown'>>
  seedsOfRound(round: { readonly seedsId: number; readonly nonce: number }): Promise<RoundSeeds>
}

export interface FairnessNeeds {
  readonly storage: Storage
  readonly catalogue: Pick<Catalogue, 'table'>
  readonly clock: Clock
  /** A round that waits would be known to its end with the seed revealed. */
  readonly hasOpenRound: (db: Asker, memberId: string, gameId: number) => Promise<boolean>
}

const SEED_BYTES = 32

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** HMAC-SHA256 with the server seed's text as the key: 64 hexadecimal digits. */
export const roundSeed = (serverSeed: string, clientSeed: string, nonce: number): string =>
  createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}`).digest('hex')

export function createFairness({ storage, catalogue, clock, hasOpenRound }: FairnessNeeds): Fairness {
  const { tx, read } = storage

  /** The seeds that come next, laid fast by now at the latest. */
  const toCome = async (db: Writer, memberId: string, gameId: number): Promise<store.StoredSeeds> => {
    const known = await store.seedsToCome(db, memberId, gameId)
    if (known) return known
    const serverSeed = randomBytes(SEED_BYTES).toString('hex')
    const row = { memberId, gameId, serverSeed, serverSeedHash: sha256(serverSeed), createdAt: clock.now() }
    await store.addSeeds(db, row)
    return toCome(db, memberId, gameId)
  }

  const view = async (db: Writer, memberId: string, gameId: number): Promise<Seeds> => {
    const next = await toCome(db, memberId, gameId)
    const inUse = await store.seedsInUse(db, memberId, gameId)
    const previous = await store.lastRevealed(db, memberId, gameId)
    return {
      gameId,
      serverSeedHash: (inUse ?? next).serverSeedHash,
      clientSeed: inUse?.clientSeed ?? null,
      nonce: inUse?.nonce ?? 0,
      nextServerSeedHash: next.serverSeedHash,
      previous: previous
        ? {
            serverSeed: previous.serverSeed,
            serverSeedHash: previous.serverSeedHash,
            clientSeed: previous.clientSeed ?? '',
            rounds: previous.nonce,
          }
        : null,
    }
  }

  const change = async (
    memberId: string,
    gameId: number,
    wished: string | undefined,
    viewer: Viewer = ANYBODY,
  ): Promise<Outcome<Seeds, 'clientSeedMissing' | 'gameNotFound' | 'seedInUse' | 'seedNotShown'>> => {
    const table = await catalogue.table(gameId, viewer)
    if (!table.ok) return table
    return tx(async (db) => {
      const next = await store.seedsToCome(db, memberId, gameId)
      const inUse = await store.seedsInUse(db, memberId, gameId)
      const clientSeed = wished ?? inUse?.clientSeed
      if (!clientSeed) return refused({ code: 'clientSeedMissing' })
      if (!next) return refused({ code: 'seedNotShown' })
      if (await hasOpenRound(db, memberId, gameId)) return refused({ code: 'seedInUse' })
      if (inUse) await store.reveal(db, inUse.id, clock.now())
      await store.takeIntoUse(db, next.id, clientSeed)
      return granted(await view(db, memberId, gameId))
    })
  }

  return {
    draw: async (db, memberId, gameId) => {
      const inUse = await store.seedsInUse(db, memberId, gameId)
      if (!inUse?.clientSeed) return refused({ code: 'clientSeedMissing' })
      const { id: seedsId, serverSeed, clientSeed, nonce } = inUse
      return granted({ seed: roundSeed(serverSeed, clientSeed, nonce), seedsId, nonce })
    },
    spend: async (db, { seedsId }) => void (await store.spendNonce(db, seedsId)),
    seeds: async (memberId, gameId, viewer = ANYBODY) => {
      const table = await catalogue.table(gameId, viewer)
      return table.ok ? granted(await tx((db) => view(db, memberId, gameId))) : table
    },
    setClientSeed: (memberId, { id, clientSeed }, viewer) => change(memberId, id, clientSeed, viewer),
    rotate: (memberId, { id, clientSeed }, viewer) => change(memberId, id, clientSeed, viewer),
    seedsOfRound: async ({ seedsId, nonce }) => {
      const row = await store.seedsById(read, seedsId)
      if (!row?.clientSeed) throw new Error(`seeds ${seedsId} are not stored`)
      const { serverSeedHash, serverSeed, clientSeed, revealedAt } = row
      return { serverSeedHash, serverSeed: revealedAt ? serverSeed : null, clientSeed, nonce }
    },
  }
}
