import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import type { Clock } from '../time/clock.ts'
import { createDeadLetters, createStore, type StoredJob } from './store.ts'
import type { Waiting } from './waiting.ts'

export type Job = Pick<StoredJob, 'id' | 'data' | 'createdAt' | 'attempts'>

/** How work of one kind is done: at least once, so that what it does is stored under a key, or does no harm twice. */
export interface JobKind {
  /** `signal` is aborted when the work is somebody else's now. @throws when it is to be tried again */
  work(job: Job, signal: AbortSignal): Promise<void>
  /** Waits double from the first to the longest. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After so many tries it is given up, and stays as a dead letter. */
  readonly mostTries: number
  /** What no other try can mend. */
  isFinal?(error: unknown): boolean
  /** By which code a failure is kept: never by its words, which may speak of people. */
  codeOf(error: unknown): string
  /** What the log says. */
  readonly failing: string
  readonly givenUp: string
}

export interface Jobs {
  /** Says how a kind is done on this server; once for each kind. */
  handle(kind: string, how: JobKind): void
  /** Adds work to the transaction that is the reason for it; nothing where one of its key waits. `wake` begins it. */
  add(db: Writer, kind: string, data: unknown, as?: { readonly id?: string; readonly key?: string }): Promise<void>
  /** Begins what is due, and waits for nothing. */
  wake(): void
  /** Does what is due, and ends when nothing is. */
  drain(): Promise<void>
  /** Looks again and again for what is due, also for what other servers have left. */
  start(): void
  /** Ends when what is under way is done. */
  stop(): Promise<void>
  waiting(kind: string): Promise<Waiting>
  /** Whether something has been due for so long, and nobody is at it. */
  isLate(byMs: number): Promise<boolean>
  dead(kind: string): Promise<number>
  kinds(): readonly string[]
  deadLetters(): Promise<StoredJob[]>
  /** Both say whether there was such a dead letter. */
  retry(id: string): Promise<boolean>
  drop(id: string): Promise<boolean>
}

const LOOK_EVERY_MS = 1000
/** A server that says nothing for so long has ended; what it did is begun again by another. */
const LIFE_MS = 15_000
const RENEW_MS = 4000
const DEAD_KEPT_MS = 30 * 24 * 3_600_000

export interface JobsNeeds {
  readonly storage: Pick<Storage, 'read' | 'tx'>
  readonly clock: Clock
  readonly log: Log
}

/** Does one job under its lease, and stores how the try ended. */
function createWorker(
  { clock, log }: Pick<JobsNeeds, 'clock' | 'log'>,
  store: ReturnType<typeof createStore>,
  { dropDeadBefore }: ReturnType<typeof createDeadLetters>,
) {
  const failed = async (
    job: StoredJob & { readonly holder: string },
    { isFinal, ...how }: JobKind,
    error: unknown,
  ): Promise<void> => {
    const { id, kind, attempts } = job
    const failedBy = how.codeOf(error)
    const isOver = attempts >= how.mostTries || isFinal?.(error) === true
    log.warn({ [kind]: id, attempts, code: failedBy }, isOver ? how.givenUp : how.failing)
    const waitMs = Math.min(how.firstWaitMs * 2 ** (attempts - 1), how.longestWaitMs)
    const runAt = new Date(clock.now().getTime() + (isOver ? 0 : waitMs))
    await store.failed(job, { failedBy, runAt, state: isOver ? 'dead' : 'waiting' })
    if (isOver) await dropDeadBefore(new Date(clock.now().getTime() - DEAD_KEPT_MS))
  }

  /** One that has been begun too often has taken its servers with it. */
  const isPoison = ({ attempts }: StoredJob, { mostTries }: JobKind) => attempts > mostTries

  const workOn = async (job: StoredJob, how: JobKind, holder: string): Promise<void> => {
    if (isPoison(job, how)) return failed({ ...job, holder }, how, new Error('its servers ended'))
    const lost = new AbortController()
    const renewing = setInterval(() => {
      // A database that is away for a moment takes nothing from anybody.
      store.renew(job.id, holder, LIFE_MS).then(
        (isMine) => isMine || lost.abort(),
        () => undefined,
      )
    }, RENEW_MS).unref()
    try {
      await how.work(job, lost.signal)
    } catch (error) {
      return await failed({ ...job, holder }, how, error)
    } finally {
      clearInterval(renewing)
    }
    await store.done(job.id, holder)
  }
  return workOn
}

/** Work that outlives the server that it was asked of: rows, which any server of the casino takes for a time. */
export function createJobs({ storage, clock, log }: JobsNeeds): Jobs {
  const store = createStore(storage)
  const given = createDeadLetters(storage)
  const workOn = createWorker({ clock, log }, store, given)
  const kinds = new Map<string, JobKind>()
  let working: Promise<void> | undefined
  let again = false
  let looking: NodeJS.Timeout | undefined

  const workOff = async (): Promise<void> => {
    const names = [...kinds.keys()]
    while (await store.isAnyDue(names, clock.now())) {
      const holder = randomUUID()
      const job = await store.claim(names, clock.now(), holder, LIFE_MS)
      const how = job && kinds.get(job.kind)
      if (!how) return
      await workOn(job, how, holder)
    }
  }

  /** One worker a server; who comes meanwhile is heard by another round after it. */
  const drain = (): Promise<void> => {
    again = true
    working ??= (async () => {
      try {
        while (again) {
          again = false
          await workOff()
        }
      } finally {
        working = undefined
      }
    })()
    return working
  }

  const wake = () => void drain().catch((error: unknown) => log.error({ err: error }, 'jobs cannot be done'))

  return {
    handle: (kind, how) => void kinds.set(kind, how),
    add: async (db, kind, data, { id = randomUUID(), key = id } = {}) => {
      const now = clock.now()
      await store.add(db, { id, kind, key, data: JSON.stringify(data), createdAt: now, runAt: now })
    },
    ...{ wake, drain },
    start: () => {
      wake()
      looking ??= setInterval(wake, LOOK_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(looking)
      await working?.catch(() => undefined)
    },
    waiting: store.waiting,
    isLate: (byMs) => store.isAnyDue([...kinds.keys()], new Date(clock.now().getTime() - byMs)),
    dead: given.dead,
    kinds: () => [...kinds.keys()],
    deadLetters: given.deadLetters,
    retry: async (id) => {
      const isRevived = await given.revive(id, clock.now())
      if (isRevived) wake()
      return isRevived
    },
    drop: given.drop,
  }
}
