import type { Log } from '../../../platform/log/log.ts'
import { granted, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { type Catalogue, memberViewer } from '../catalogue/service.ts'
import type { Reviews } from '../reviews/service.ts'
import type { createChecks } from './checks.ts'
import { faultOf } from './fault.ts'
import * as store from './store.ts'

const MOST_OPEN = 3
/** How often a proof looks whether it is still waited for. */
const LOOK_MS = 1000

export interface SubmissionsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly catalogue: Pick<Catalogue, 'standings' | 'playable' | 'permitted'>
  readonly check: ReturnType<typeof createChecks>
  readonly reviews: Pick<Reviews, 'missing'>
}

/** What makers want to be played for money: proved first, then for people to decide. */
export function createSubmissions({ storage, clock, log, catalogue, check, reviews }: SubmissionsNeeds) {
  const { read, tx } = storage
  const { standings } = catalogue
  let proving: Promise<void> | undefined

  const submit = async (gameId: number, memberId: string) => {
    const submitted = await tx(async (db) => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'own', db)
      if (!may.ok) return may
      const game = await standings.game(db, gameId)
      if (!game) return refused({ code: 'gameNotFound' })
      const { definitionHash, version } = game
      const all = await standings.of(db, gameId)
      if (all.some(({ state }) => state === 'suspended')) return refused({ code: 'gameSuspended' })
      if (all.some((one) => one.state === 'admitted' && one.definitionHash === definitionHash))
        return refused({ code: 'alreadyAdmitted' })
      const approved = await reviews.missing(db, gameId, definitionHash)
      if (!approved.ok) return approved
      const last = await store.lastSubmission(db, gameId)
      const isOpen = last && (last.state === 'proving' || last.state === 'pending')
      if (isOpen && last.definitionHash === definitionHash) return granted(last)
      // A newer version takes the place of the one that waits.
      if (isOpen) await store.changeSubmission(db, last.id, { state: 'failed', faults: [SUPERSEDED] })
      if ((await store.countOpenOf(db, memberId)) >= MOST_OPEN)
        return refused({ code: 'tooManySubmissions', most: MOST_OPEN })
      const wish = { gameId, definitionHash, version, memberId, state: 'proving' as const, proof: null, faults: [] }
      return granted(await store.addSubmission(db, { ...wish, why: null, createdAt: clock.now(), decidedAt: null }))
    })
    wake()
    return submitted
  }

  /** Is aborted when the row is not being proved any more, whichever server has changed it. */
  const whileProving = (id: number) => {
    const control = new AbortController()
    const look = async () => {
      if ((await store.submissionById(read, id))?.state !== 'proving') control.abort()
    }
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref()
    return { signal: control.signal, stop: () => clearInterval(timer) }
  }

  const proveOne = async (submission: store.StoredSubmission): Promise<void> => {
    const { id, gameId, definitionHash } = submission
    const game = await standings.game(read, gameId)
    const isNewest = game?.definitionHash === definitionHash
    const { signal, stop } = whileProving(id)
    const checked =
      game && isNewest
        ? await check(game, (await catalogue.playable(definitionHash)).definition, signal).finally(stop)
        : granted({ proof: null, faults: [SUPERSEDED] })
    stop()
    // Its row says already why nobody waits for it.
    if (signal.aborted) return
    // What cannot be computed now, because the server is busy, is tried again.
    if (!checked.ok && checked.refusal.code === 'busy') return
    const { proof, faults } = checked.ok ? checked.value : { proof: null, faults: [TOO_COMPLEX] }
    await tx(async (db) => {
      const current = await store.submissionById(db, id)
      if (current?.state !== 'proving') return
      await store.changeSubmission(db, id, { state: faults.length > 0 ? 'failed' : 'pending', proof, faults })
    })
  }

  const prove = async (): Promise<void> => {
    for (const submission of await store.submissionsIn(read, 'proving')) await proveOne(submission)
  }

  /** Proves what waits for it, one after the other, also what a server that was stopped has left. */
  const tick = (): Promise<void> => {
    proving ??= prove().finally(() => {
      proving = undefined
    })
    return proving
  }
  const wake = () => void tick().catch((error: unknown) => log.error({ err: error }, 'a submission was not proved'))

  return { submit, tick }
}

const SUPERSEDED = faultOf('superseded')
const TOO_COMPLEX = faultOf('tooComplex')
