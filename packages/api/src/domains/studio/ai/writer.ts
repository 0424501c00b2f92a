import type { WrittenBy } from '@spilvaerk/schemas'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { VisitorId } from '../../people/visitors/service.ts'
import { mostTokensOf, type Question } from './question.ts'
import { type Budget, createStore } from './store.ts'
import type { Failure, TextModel } from './text-model.ts'

/** Whose budget a question to the language model is booked on. */
export type Payer = `member:${string}` | VisitorId

export type Written<T> =
  | { readonly by: WrittenBy & { kind: 'model' }; readonly value: T; readonly askedTwice: boolean }
  | { readonly by: WrittenBy & { kind: 'composer' }; readonly failure: Failure | 'spent' | null }

/** Who writes texts: a model where one is set up and willing, else nobody, and the caller composes. */
export interface Writer {
  /** Who is set up to write. */
  readonly writtenBy: WrittenBy
  /** What the question may cost at most is booked before the model is asked, and what it did not cost is given back. */
  write<T>(payer: Payer, question: Question<T>): Promise<Written<T>>
}

/** A writer whose budget can be read. */
export interface BudgetedWriter extends Writer {
  /** Tokens that are booked of today's, and how many there are for everybody together; 0 of 0 where nobody is asked. */
  usedToday(): Promise<{ readonly tokens: number; readonly of: number }>
}

export interface WriterOptions {
  readonly model: TextModel | undefined
  readonly storage: Storage
  readonly clock: Clock
  /** Tokens a day, for one payer. */
  readonly perUser: number
  readonly together: number
  /** Percent of `together` that all visitors without an account may use. */
  readonly visitorShare: number
}

const ALL = '*'
const VISITORS = 'visitors'

export function createWriter({ model, storage, clock, ...most }: WriterOptions): BudgetedWriter {
  const composer = { kind: 'composer' } as const
  if (!model) {
    const nothing = { tokens: 0, of: 0 }
    return { writtenBy: composer, write: async () => ({ by: composer, failure: null }), usedToday: async () => nothing }
  }
  const store = createStore(storage)
  const today = () => clock.now().toISOString().slice(0, 10)
  const by = { kind: 'model', model: model.model } as const
  return {
    writtenBy: by,
    usedToday: async () => ({ tokens: await store.booked(today(), ALL), of: most.together }),
    write: async (payer, question) => {
      if (question.signal?.aborted) return { by: composer, failure: 'cancelled' }
      const booking = {
        day: today(),
        budgets: budgetsOf(payer, most),
        tokens: mostTokensOf(question),
      }
      if (!(await store.reserve(booking))) return { by: composer, failure: 'spent' }
      const reply = await model.ask(question)
      // What an answer cost that does not say so is anybody's guess: it stays booked at the most.
      if (reply.tokens !== undefined) await store.release({ ...booking, tokens: booking.tokens - reply.tokens })
      return reply.ok
        ? { by, value: reply.value, askedTwice: reply.askedTwice }
        : { by: composer, failure: reply.failure }
    },
  }
}

/** Visitors share a part of the day, so that anonymous use leaves the rest to members. */
function budgetsOf(
  payer: Payer,
  { perUser, together, visitorShare }: Pick<WriterOptions, 'perUser' | 'together' | 'visitorShare'>,
): Budget[] {
  const isVisitor = payer.startsWith('visitor:')
  return [
    { who: payer, tokens: perUser },
    { who: ALL, tokens: together },
    ...(isVisitor ? [{ who: VISITORS, tokens: Math.floor((together * visitorShare) / 100) }] : []),
  ]
}
