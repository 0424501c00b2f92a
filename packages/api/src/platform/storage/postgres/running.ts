import type { Job } from '../group-queue.ts'
import { createBatch, type Steps, stepsOf } from '../steps.ts'
import type { Session } from './connection.ts'
import { isPassing } from './passing.ts'

/** One of a batch could not be stored, and nobody knows which: each is done again by itself. */
export class OneByOne extends Error {}

interface Part {
  readonly jobs: Job[]
  /** Of each, where their first steps go together. */
  readonly steps: Steps<unknown, unknown>[]
}

/**
 * Jobs in steps go together, each of a scope of its own; those of one scope stay in their order. None of the jobs has been
 * answered, so nobody can tell that those without steps come after them.
 */
function partsOf(jobs: readonly Job[]): readonly Part[] {
  const batches: Part[] = []
  const others: Part[] = []
  const taken = new Map<string, number>()
  for (const job of jobs) {
    const steps = stepsOf(job.work)
    if (!steps) {
      others.push({ jobs: [job], steps: [] })
      continue
    }
    const nth = taken.get(steps.scope) ?? 0
    taken.set(steps.scope, nth + 1)
    const batch = batches[nth]
    if (batch) {
      batch.jobs.push(job)
      batch.steps.push(steps)
    } else batches.push({ jobs: [job], steps: [steps] })
  }
  return [...batches, ...others]
}

/** Jobs in one transaction, each so that it can fail alone. @param failed is told what was not stored */
export function createRunning(failed: (error: unknown) => void) {
  /** Does the work of one job among others; how it ended is told after the commit. */
  const runOne = async (
    on: Session,
    { work, resolve, reject }: Job,
    released: (release: Promise<unknown>) => void,
  ): Promise<() => void> => {
    try {
      // In one go with what the work asks first: a savepoint that fails lets that fail, too.
      const [, result] = await Promise.all([on.query('SAVEPOINT job'), work(on.db)])
      // All its statements are answered: this one goes out with the first of the next job.
      released(on.query('RELEASE job'))
      return () => resolve(result)
    } catch (error) {
      if (on.isOver() || isPassing(error)) throw error
      failed(error)
      await on.settled()
      await on.several('ROLLBACK TO job; RELEASE job')
      return () => reject(error)
    }
  }

  /** Jobs in steps: all ask at once, and then each writes, without waiting for the answers to the one before it. */
  const runBatch = async (on: Session, { jobs, steps }: Part): Promise<readonly (() => void)[]> => {
    const batch = createBatch()
    try {
      const facts = await Promise.all(steps.map(({ read }) => read(on.db, batch)))
      const results: unknown[] = []
      for (const [n, { write }] of steps.entries()) results.push(await write(on.db, facts[n], batch))
      await batch.answered()
      return jobs.map(
        ({ resolve }, n) =>
          () =>
            resolve(results[n]),
      )
    } catch (error) {
      if (on.isOver() || isPassing(error)) throw error
      throw new OneByOne('a transaction of a batch failed', { cause: error })
    }
  }

  /** Does the work of jobs; how they ended is told after the commit. @throws OneByOne, or what goes away by itself */
  return async (on: Session, jobs: readonly Job[]): Promise<readonly (() => void)[]> => {
    const ends: (() => void)[] = []
    const releases: Promise<unknown>[] = []
    const released = (release: Promise<unknown>) => {
      release.catch(() => undefined)
      releases.push(release)
    }
    for (const part of partsOf(jobs)) {
      const [job] = part.jobs
      if (part.jobs.length > 1) ends.push(...(await runBatch(on, part)))
      else if (job) ends.push(await runOne(on, job, released))
    }
    // Where one could not be released, none of them is stored.
    await Promise.all(releases)
    return ends
  }
}
