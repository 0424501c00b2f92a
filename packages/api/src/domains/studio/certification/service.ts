import { randomBytes, randomUUID } from 'node:crypto'
import type {
  Certification,
  CertificationKey,
  CertificationRef,
  CertifyInput,
  ExportResult,
  GameAction,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { recordDeed } from '../../games/catalogue/deeds.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { memberViewer } from '../../games/catalogue/service.ts'
import { fileNameOf } from '../exports/file-names.ts'
import { slugOf } from '../studio/slug.ts'
import { type CertificationsNeeds, createMaking } from './making.ts'
import * as store from './store.ts'

/** Packages that test laboratories ask for, of games in the hands of those who made them. */
export interface Certifications {
  /** Begins the work on a package of the newest version. */
  begin(
    memberId: string,
    input: CertifyInput,
  ): Promise<Outcome<Certification, OwnCode | 'certificationRunning' | 'tooManyCertifications'>>
  /** Of a game, the newest first. */
  list(memberId: string, gameId: number): Promise<Outcome<Certification[], OwnCode>>
  get(memberId: string, ref: CertificationRef): Promise<Outcome<Certification, OwnCode | 'certificationNotFound'>>
  cancel(
    memberId: string,
    ref: CertificationRef,
  ): Promise<Outcome<Certification, OwnCode | 'certificationNotFound' | 'certificationOver'>>
  /** The archive of one that is ready. */
  take(
    memberId: string,
    ref: CertificationRef,
  ): Promise<Outcome<ExportResult, OwnCode | 'certificationNotFound' | 'certificationNotReady'>>
  /** With which the packages are signed. */
  readonly key: CertificationKey
  personalData(memberId: string): Promise<Certification[]>
  forget(db: Writer, memberId: string): Promise<unknown>
  start(): void
  /** Leaves what is under way to the next server. */
  stop(): Promise<void>
}

const MOST_A_DAY = 10
const DAY_MS = 24 * 3_600_000
const SEED_BYTES = 16

export function createCertifications(needs: CertificationsNeeds): Certifications {
  const { storage, clock, audit, jobs, catalogue, signing } = needs
  const { read, tx } = storage
  const making = createMaking(needs)

  const own = (memberId: string, gameId: number, action: GameAction): Promise<Outcome<Version, OwnCode>> =>
    catalogue.permitted(gameId, memberViewer(memberId), action)

  const find = async (
    memberId: string,
    { id, certificationId }: CertificationRef,
    action: GameAction,
  ): Promise<Outcome<store.KnownCertification, OwnCode | 'certificationNotFound'>> => {
    const mine = await own(memberId, id, action)
    if (!mine.ok) return mine
    const found = await store.byId(read, certificationId)
    return found?.gameId === id ? granted(found) : refused({ code: 'certificationNotFound' })
  }

  const begin: Certifications['begin'] = async (memberId, { id: gameId, rounds }) => {
    const mine = await own(memberId, gameId, 'maths')
    if (!mine.ok) return mine
    const { version, definitionHash } = mine.value
    const createdAt = clock.now()
    const row: store.KnownCertification = {
      ...{ id: randomUUID(), gameId, memberId, version, definitionHash, rounds, createdAt },
      ...{ seed: randomBytes(SEED_BYTES).toString('hex'), done: 0, state: 'waiting', failedBy: null },
      ...{ bytes: null, sha256: null, endedAt: null },
    }
    const begun = await tx(async (db) => {
      if (await store.isAnyUnderWay(db, gameId)) return refused({ code: 'certificationRunning' })
      const since = new Date(createdAt.getTime() - DAY_MS)
      if ((await store.countSince(db, memberId, since)) >= MOST_A_DAY)
        return refused({ code: 'tooManyCertifications', most: MOST_A_DAY })
      await store.add(db, { ...row, archive: null })
      await making.queue(db, row.id)
      await recordDeed(audit, db, gameId, memberId, 'game.certify', { version, rounds })
      return granted(viewOf(row))
    })
    if (begun.ok) jobs.wake()
    return begun
  }

  const cancel: Certifications['cancel'] = async (memberId, ref) => {
    const found = await find(memberId, ref, 'maths')
    if (!found.ok) return found
    const ended = { state: 'cancelled', endedAt: clock.now() } as const
    const isStopped = await tx((db) => store.change(db, ref.certificationId, ended))
    if (!isStopped) return refused({ code: 'certificationOver' })
    making.cancelled(ref.certificationId)
    return granted(viewOf({ ...found.value, ...ended }))
  }

  const take: Certifications['take'] = async (memberId, ref) => {
    const found = await find(memberId, ref, 'take')
    if (!found.ok) return found
    const content = await store.archiveOf(read, ref.certificationId)
    if (content === undefined) return refused({ code: 'certificationNotReady' })
    const seen = await catalogue.seen(ref.id, memberViewer(memberId))
    if (!seen.ok) return seen
    const filename = `${fileNameOf(slugOf(seen.value.name))}-certification-${found.value.version}.zip`
    return granted({ content, encoding: 'base64', contentType: 'application/zip', filename })
  }

  return {
    ...{ begin, cancel, take },
    list: async (memberId, gameId) => {
      const mine = await own(memberId, gameId, 'see')
      return mine.ok ? granted((await store.ofGame(read, gameId)).map(viewOf)) : mine
    },
    get: async (memberId, ref) => {
      const found = await find(memberId, ref, 'see')
      return found.ok ? granted(viewOf(found.value)) : found
    },
    key: { algorithm: 'Ed25519', publicKey: signing.publicKey, fingerprint: signing.fingerprint },
    personalData: async (memberId) => (await store.ofMember(read, memberId)).map(viewOf),
    forget: async (db, memberId) => store.forget(db, memberId, await catalogue.authored.alone(db, memberId)),
    start: jobs.start,
    stop: async () => {
      making.stop()
      await jobs.stop()
    },
  }
}

interface Version {
  readonly version: number
  readonly definitionHash: string
}

function viewOf({ memberId: _, seed: __, createdAt, endedAt, ...row }: store.KnownCertification): Certification {
  return { ...row, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}
