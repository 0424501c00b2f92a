import { createHash, randomUUID } from 'node:crypto'
import type { Run } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'
import type { Clock } from '../time/clock.ts'
import { createStore, type StoredRun } from './store.ts'

/** How far work is. */
export type Told = Partial<Pick<Run, 'stage' | 'game' | 'attempt' | 'done' | 'of'>>

/** Who asked for it, and under which key. */
export interface RunOf {
  readonly owner: string
  readonly key: string
}

export interface Runs {
  /**
   * Does work that a request with a key waits for, so that every server knows how far it is: who cancels it on any of them
   * aborts the signal here. Begun again under the same key, the earlier one is aborted. Without a key it is just done.
   */
  follow<T>(
    as: { readonly owner: string; readonly key: string | undefined; readonly kind: Run['kind'] },
    work: (tell: (told: Told) => void, signal: AbortSignal | undefined) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>
  find(as: RunOf): Promise<Run | undefined>
  /** Ends it wherever it is; how it stands then. What is over stays as it was. */
  cancel(as: RunOf): Promise<Run | undefined>
}

/** How often a server looks whether somebody has cancelled what it does. */
const LOOK_MS = 500
/** Work of a server that says nothing for so long is lost. */
const LIFE_MS = 15_000
const RENEW_MS = 4000
const KEPT_MS = 24 * 3_600_000

const idOf = ({ owner, key }: RunOf) => createHash('sha256').update(`${owner}/${key}`).digest('hex')

export function createRuns(storage: Pick<Storage, 'read' | 'tx'>, clock: Clock, lookMs = LOOK_MS): Runs {
  const store = createStore(storage)

  /** Tells how far it is and hears of cancelling, until it is ended. A database that is away for a moment ends nothing. */
  const watch = (id: string, holder: string, control: AbortController) => {
    let told: Told = {}
    let written = { text: '{}', at: performance.now() }
    let busy: Promise<void> | undefined
    const look = async () => {
      const found = await store.find(id)
      if (found?.holder !== holder || found.state !== 'running') return control.abort()
      const [text, now] = [JSON.stringify(told), performance.now()]
      if (text === written.text && now - written.at < RENEW_MS) return
      await store.tell(id, holder, text, LIFE_MS)
      written = { text, at: now }
    }
    const timer = setInterval(() => {
      busy ??= look()
        .catch(() => undefined)
        .finally(() => {
          busy = undefined
        })
    }, lookMs).unref()
    const end = async (isCancelled: boolean) => {
      clearInterval(timer)
      await busy
      await store.end(id, holder, isCancelled ? 'cancelled' : 'done', JSON.stringify(told)).catch(() => undefined)
    }
    const tell = (news: Told) => {
      told = { ...told, ...news }
    }
    return { tell, end }
  }

  const find: Runs['find'] = async (as) => {
    const found = await store.find(idOf(as))
    return found && viewOf(found)
  }

  return {
    find,
    follow: async ({ owner, key, kind }, work, signal) => {
      if (key === undefined) return work(() => undefined, signal)
      const [id, holder, startedAt] = [idOf({ owner, key }), randomUUID(), clock.now()]
      await store.begin({ id, kind, startedAt, holder }, LIFE_MS, new Date(startedAt.getTime() - KEPT_MS))
      const control = new AbortController()
      const { tell, end } = watch(id, holder, control)
      const either = signal ? AbortSignal.any([signal, control.signal]) : control.signal
      try {
        return await work(tell, either)
      } finally {
        await end(either.aborted)
      }
    },
    cancel: async (as) => {
      await store.cancel(idOf(as))
      return find(as)
    },
  }
}

function viewOf({ kind, state, told, startedAt, isLost }: StoredRun & { readonly isLost: boolean }): Run {
  // It was stored as such.
  const known = JSON.parse(told) as Told
  return {
    ...{ kind, state: isLost ? 'lost' : state },
    ...{ stage: null, game: null, attempt: null, done: null, of: null, ...known },
    startedAt: startedAt.toISOString(),
  }
}
