import type { Asker, Writer } from './storage.ts'

/** What transactions have in common that go together, from their first question to their last answer. */
export interface Batch {
  /** Takes what was sent off and is not waited for: nothing is stored unless all of it is. */
  send(writing: Promise<unknown>): void
}

/** A transaction that asks first and writes then. On a database elsewhere every answer that is waited for takes its way. */
export interface Steps<Facts, T> {
  /** Whose rows it reads: of two transactions of one scope, the second reads what the first one wrote. */
  readonly scope: string
  /** Asks, and writes nothing; of several transactions before any of them writes. */
  read(db: Asker, batch: Batch): Promise<Facts>
  /** Decides and writes. Those before it have sent what they write, and need not have been answered. */
  write(db: Writer, facts: Facts, batch: Batch): Promise<T>
}

type Work<T> = (db: Writer) => Promise<T>

export function createBatch(): Batch & { answered(): Promise<unknown> } {
  const sent: Promise<unknown>[] = []
  return {
    send: (writing) => {
      // A statement of drizzle's runs each time that somebody asks for its answer: it is asked once, at once.
      const once = writing.then(() => undefined)
      // Who waits for the answers is told what went wrong; until then nobody may be listening.
      once.catch(() => undefined)
      sent.push(once)
    },
    answered: () => Promise.all(sent),
  }
}

/** Work for `tx`, whose steps may go together with those of others. */
export function inSteps<Facts, T>(steps: Steps<Facts, T>): Work<T> {
  const work: Work<T> = async (db) => {
    const batch = createBatch()
    const result = await steps.write(db, await steps.read(db, batch), batch)
    await batch.answered()
    return result
  }
  return Object.assign(work, { steps })
}

/** The steps of a work that has any. */
export const stepsOf = (work: Work<unknown>): Steps<unknown, unknown> | undefined =>
  // What `inSteps` made of them takes back the facts that it gave.
  'steps' in work ? (work.steps as Steps<unknown, unknown>) : undefined
