import type { WrittenBy } from '@spilvaerk/schemas'
import type { Clock } from '../clock.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore } from './store.ts'
import type { Failure, Question, TextModel } from './text-model.ts'

/** Why the composer had to write, in Danish. */
export const FAILURES: { readonly [F in Failure | 'spent']: string } = {
  unreachable: 'Sprogmodellen kunne ikke nås.',
  busy: 'Sprogmodellen havde for travlt.',
  timeout: 'Sprogmodellen svarede ikke i tide.',
  refused: 'Sprogmodellen ville ikke svare.',
  cutOff: 'Sprogmodellens svar var afbrudt.',
  unusable: 'Sprogmodellens svar kunne ikke bruges.',
  cancelled: 'Forespørgslen blev afbrudt.',
  spent: 'Dagens forbrug af sprogmodellen er brugt op.',
}

export type Written<T> =
  | { readonly by: WrittenBy & { kind: 'model' }; readonly value: T; readonly askedTwice: boolean }
  | { readonly by: WrittenBy & { kind: 'composer' }; readonly failure: Failure | 'spent' | null }

/** Who writes texts: a model where one is set up and willing, else nobody, and the caller composes. */
export interface Writer {
  /** Who is set up to write. */
  readonly writtenBy: WrittenBy
  /** @param who pays for it out of a day’s allowance */
  write<T>(who: string, question: Question<T>): Promise<Written<T>>
}

export interface WriterOptions {
  readonly model: TextModel | undefined
  readonly storage: Storage
  readonly clock: Clock
  /** Tokens a day. */
  readonly perUser: number
  readonly together: number
}

export function createWriter({ model, storage, clock, perUser, together }: WriterOptions): Writer {
  const composer = { kind: 'composer' } as const
  if (!model) return { writtenBy: composer, write: async () => ({ by: composer, failure: null }) }
  const store = createStore(storage)
  const by = { kind: 'model', model: model.model } as const
  return {
    writtenBy: by,
    write: async (who, question) => {
      const day = clock.now().toISOString().slice(0, 10)
      const used = await store.usage(day, who)
      if (used.own >= perUser || used.all >= together) return { by: composer, failure: 'spent' }
      const reply = await model.ask(question)
      if (reply.tokens > 0) await store.spend(day, who, reply.tokens)
      return reply.ok
        ? { by, value: reply.value, askedTwice: reply.askedTwice }
        : { by: composer, failure: reply.failure }
    },
  }
}
