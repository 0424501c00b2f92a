import type { Certification } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { Certified } from '../../../platform/calculations/certify.ts'
import type { Jobs } from '../../../platform/jobs/service.ts'
import type { Signing } from '../../../platform/sealing/signing.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import { type Catalogue, ownerViewer } from '../../games/catalogue/service.ts'
import type { Compliance } from '../../games/compliance/service.ts'
import { createPlayerFiles } from '../exports/player.ts'
import { artListOf } from './art-list.ts'
import type { Told } from './documents.ts'
import { figuresOf } from './figures.ts'
import { packageOf, sha256Of } from './package.ts'
import * as store from './store.ts'

export interface CertificationsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  /** Of their own: a simulation takes minutes, and mails do not wait for it. */
  readonly jobs: Jobs
  readonly calculations: Pick<Calculations, 'certify'>
  readonly catalogue: Pick<Catalogue, 'art' | 'authored' | 'game' | 'permitted' | 'playable' | 'seen' | 'standings'>
  readonly compliance: Pick<Compliance, 'validate'>
  readonly signing: Signing
  /** The folder of the built web, where the drawings lie. */
  readonly web: string
  readonly version: string
}

const CERTIFY = 'certify'
const ARCHIVES_KEPT = 5
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 300_000
/** A server that is stopped in the middle leaves the work to the next one. */
const MOST_TRIES = 8

/** What ends the work for good, with the reason that is told. */
class CannotCertify extends Error {
  readonly failedBy: NonNullable<Certification['failedBy']>

  constructor(failedBy: NonNullable<Certification['failedBy']>) {
    super(failedBy)
    this.failedBy = failedBy
  }
}

/** The work on packages: long simulations in a calculation thread, and what is written of them. */
export function createMaking(needs: CertificationsNeeds) {
  const { storage, clock, jobs } = needs
  const { read, tx } = storage
  const underWay = new Map<string, AbortController>()
  const stopped = new AbortController()

  const fail = (id: string, failedBy: NonNullable<Certification['failedBy']>) =>
    tx((db) => store.change(db, id, { state: 'failed', failedBy, endedAt: clock.now() }))

  /** Another server may have been told to cancel it: then the row is under way no more. */
  const tell = async (id: string, done: number, control: AbortController): Promise<void> => {
    if (!(await tx((db) => store.change(db, id, { state: 'running', done })))) control.abort()
  }

  const certify = async (row: store.KnownCertification, signal: AbortSignal): Promise<Certified | undefined> => {
    const control = new AbortController()
    underWay.set(row.id, control)
    const { definition } = await needs.catalogue.playable(row.definitionHash)
    const { definitionHash: hash, rounds, seed } = row
    try {
      const certified = await needs.calculations.certify(definition, {
        ...{ hash, rounds, seed },
        signal: AbortSignal.any([control.signal, signal, stopped.signal]),
        onProgress: (done) => void tell(row.id, done, control).catch(() => undefined),
      })
      if (certified.ok) return certified.value
      if (certified.refusal.code === 'tooComplex') throw new CannotCertify('tooComplex')
      if (control.signal.aborted) return undefined
      throw new Error(certified.refusal.code)
    } finally {
      underWay.delete(row.id)
    }
  }

  const toldIn = async (row: store.KnownCertification, language: Told['language']) => {
    // Whoever ordered it may have left the game: it is the game's, seen as by its owner.
    const viewer = ownerViewer((await needs.catalogue.standings.game(read, row.gameId))?.owner ?? null)
    const game = await needs.catalogue.game(row.gameId, viewer, language)
    if (!game.ok || game.value.definitionHash !== row.definitionHash) throw new CannotCertify('gameChanged')
    const config = { gameId: row.gameId }
    const compliance = await needs.compliance.validate({ config, jurisdiction: 'EU' }, viewer, language)
    if (!compliance.ok) throw new Error(compliance.refusal.code)
    return { language, game: game.value, compliance: compliance.value }
  }

  const pack = async (row: store.KnownCertification, certified: Certified): Promise<Uint8Array> => {
    const { definition } = await needs.catalogue.playable(row.definitionHash)
    const told = { da: await toldIn(row, 'da'), en: await toldIn(row, 'en') }
    const { game } = told.da
    const shown = (await needs.catalogue.art.of(read, row.gameId))?.shownArt ?? []
    const art = await artListOf(game, shown, createPlayerFiles(needs.web))
    const run = { seed: row.seed, asked: row.rounds, madeAt: clock.now() }
    const { canonical } = identify(definition)
    return packageOf({ game, canonical, certified, told, art, run, engine: needs.version }, needs.signing).bytes
  }

  const work = async (id: string, signal: AbortSignal): Promise<void> => {
    const row = await store.byId(read, id)
    if (!row || !(await tx((db) => store.change(db, id, { state: 'running' })))) return
    try {
      const certified = await certify(row, signal)
      if (!certified) return
      const bytes = await pack(row, certified)
      const ready = { state: 'ready', done: figuresOf(certified).rounds, endedAt: clock.now() } as const
      await tx(async (db) => {
        const archive = Buffer.from(bytes).toString('base64')
        const size = { bytes: bytes.byteLength, sha256: sha256Of(bytes) }
        if (await store.change(db, id, { ...ready, archive, ...size }))
          await store.keepNewest(db, row.gameId, ARCHIVES_KEPT)
      })
    } catch (error) {
      if (!(error instanceof CannotCertify)) throw error
      await fail(id, error.failedBy)
    }
  }

  jobs.handle(CERTIFY, {
    work: async ({ data, attempts }, signal) => {
      const { id } = JSON.parse(data) as { readonly id: string }
      try {
        await work(id, signal)
      } catch (error) {
        if (attempts >= MOST_TRIES) await fail(id, 'faulty')
        throw error
      }
    },
    ...{ firstWaitMs: FIRST_WAIT_MS, longestWaitMs: LONGEST_WAIT_MS, mostTries: MOST_TRIES },
    codeOf: (error) => (error instanceof Error ? error.name : 'unknown'),
    ...{ failing: 'package for a laboratory not made', givenUp: 'package for a laboratory given up' },
  })

  return {
    queue: (db: Writer, id: string) => jobs.add(db, CERTIFY, { id }, { id }),
    /** On this server at once; on another with its next progress. */
    cancelled: (id: string) => underWay.get(id)?.abort(),
    stop: () => stopped.abort(),
  }
}
