import { Worker } from 'node:worker_threads'
import { ASSETS } from '../../config/assets.ts'

/** Keeps the log short. */
export interface Checkpoints {
  /** Called between commits: the next one waits for what it returns. */
  between(): Promise<void>
  close(): Promise<void>
}

/** So many commits are copied together: most of them write to the same pages. */
const COMMITS = 64

/**
 * Copies the log into the database in a thread of its own, where SQLite would do it in the middle of a commit. While it
 * copies, more is committed, so it goes twice: the second time there is little left and the commits wait, and with all of
 * it copied the log begins anew.
 * @param code of the thread
 */
export function createCheckpoints(file: string, code = ASSETS.checkpoints): Checkpoints {
  let worker: Worker | undefined
  let isClosed = false
  let commits = 0
  let first: 'waits' | 'copies' | 'copied' = 'waits'

  /** @throws where the system has no room for another thread */
  const start = (): Worker => {
    const started = new Worker(code, { workerData: file })
    started.unref()
    // Whatever ends the thread, or keeps it from starting, the log is only longer than it need be, and the next time starts another.
    started.on('error', () => undefined)
    started.once('exit', () => {
      worker = undefined
    })
    return started
  }

  /** Resolves when the thread has done what it could. */
  const copy = async (): Promise<void> => {
    try {
      worker ??= start()
    } catch {
      return
    }
    const asked = worker
    await new Promise<void>((resolve) => {
      const done = () => {
        asked.off('message', done).off('exit', done)
        resolve()
      }
      asked.on('message', done).on('exit', done)
      asked.postMessage('copy')
    })
  }

  const copyMost = async (): Promise<void> => {
    first = 'copies'
    await copy()
    first = 'copied'
  }

  const between = async (): Promise<void> => {
    if (isClosed) return
    commits++
    if (first === 'waits' && commits >= COMMITS) void copyMost()
    if (first !== 'copied') return
    await copy()
    first = 'waits'
    commits = 0
  }

  const close = async (): Promise<void> => {
    isClosed = true
    const asked = worker
    if (!asked) return
    // The process stays until the thread has let go of the database.
    asked.ref()
    await new Promise((resolve) => {
      asked.once('exit', resolve)
      asked.postMessage('close')
    })
  }

  return { between, close }
}
