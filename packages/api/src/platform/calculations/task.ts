import type { MessagePort } from 'node:worker_threads'
import type { AdmissionLimits, Brief, Definition } from '@spilvaerk/slot-engine'
import type { Offer } from '@spilvaerk/slot-engine/workers/offers'
import type { TableBrief, TableDefinition } from '@spilvaerk/table-games'
import type { AnyDefinition } from '../engines/definitions.ts'
import type { Course } from '../engines/engine.ts'
import type { CertifyTask } from './certify.ts'

/** What playing a round again came to; `fault`: the engine cannot play it. */
export type Replayed =
  | { readonly betCoins: number; readonly totalCoins: number; readonly eventsHash: string }
  | { readonly fault: string }

/** What a calculation thread is asked. */
export type Task =
  | {
      readonly kind: 'analyse'
      readonly definition: AnyDefinition
      /** A way to pay for the round, by default the plain bet. */
      readonly mode?: string
      /** Rounds played where there is no exact answer. */
      readonly spins?: number
    }
  | { readonly kind: 'returns'; readonly drafts: readonly unknown[] }
  /** `port` is told how many rounds are played. */
  | {
      readonly kind: 'simulate'
      readonly definition: Definition
      readonly spins: number
      readonly seed: string
      readonly port: MessagePort
    }
  | {
      readonly kind: 'simulateTable'
      readonly definition: TableDefinition
      readonly rounds: number
      readonly seed: string
      readonly port: MessagePort
    }
  /** `hash` is that of the definition: what was worked out of it is kept for the next question. */
  | {
      readonly kind: 'advise'
      readonly definition: TableDefinition
      readonly hash: string
      readonly course: Pick<Course, 'seed' | 'bets' | 'choices'>
    }
  /** Samples are offered to `port`, for threads that have nothing else to do. */
  | { readonly kind: 'design'; readonly brief: Brief; readonly seed: string; readonly port: MessagePort }
  /** A sample of a design that is under way in another thread. */
  | { readonly kind: 'sample'; readonly offer: Offer }
  /** `port` is told of each set of rules that is proved. */
  | { readonly kind: 'designTable'; readonly brief: TableBrief; readonly port: MessagePort }
  | {
      readonly kind: 'admission'
      readonly definition: Definition
      readonly seed: string
      /** Rounds played where there is no exact answer, by default what the engine thinks fit. */
      readonly rounds?: number
      /** Fewer are played where the return is sooner known to be within these limits, or not to be. */
      readonly until?: AdmissionLimits
    }
  /** Plays a round again, away from the thread that has played it. */
  | { readonly kind: 'replay'; readonly definition: AnyDefinition; readonly course: Course }
  /** Everything that a laboratory asks of the mathematics of a game. */
  | CertifyTask
  | { readonly kind: 'record'; readonly definition: Definition; readonly name: string }
