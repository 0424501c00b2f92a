import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import {
  type AdmissionLimits,
  type AdmissionProof,
  type Brief,
  type Definition,
  type DesignResult,
  type Report,
  THREAD_LIMITS,
} from '@spilvaerk/slot-engine'
import { type Helpers, offersTo, type Answer as Sampled } from '@spilvaerk/slot-engine/workers/offers'
import type { Advice, DesignedTable, TableBrief, TableDefinition, TableReport } from '@spilvaerk/table-games'
import { Piscina } from 'piscina'
import type { AnyDefinition, SheetOf } from '../engines/definitions.ts'
import type { Course } from '../engines/engine.ts'
import { type CalculationCode, granted, type Outcome, refused } from '../refusals/refusals.ts'
import type { Certified } from './certify.ts'
import type { RecordedRound } from './record-rounds.ts'
import type { Replayed, Task } from './task.ts'
import type { Answer } from './worker.ts'

/** A bet mode, and how many rounds of it are played where it has no exact answer. */
interface OfMode {
  readonly mode: string
  readonly spins: number
}

/** How far the search for the rules of a table has come. */
interface ProvedRules {
  readonly proved: number
  readonly of: number
}

/** Work that can be given up, and says how many rounds are played. */
interface Followed<News = number> {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((news: News) => void) | undefined
}

/** Long mathematics, off the event loop: spins are answered while a simulation runs. */
export interface Calculations {
  analyse<D extends AnyDefinition>(
    definition: D,
    round?: OfMode,
    signal?: AbortSignal,
  ): Promise<Outcome<SheetOf<D>, CalculationCode>>
  /**
   * What a bet returns before the cap, of the games that these drafts are: no sheet, and far sooner. `null` where that has no
   * exact answer within a budget for all of them, and where one is no game.
   */
  returns(drafts: readonly unknown[]): Promise<Outcome<readonly (number | null)[], CalculationCode>>
  simulate(
    definition: Definition,
    options: { readonly spins: number; readonly seed: string } & Followed,
  ): Promise<Outcome<Report, CalculationCode>>
  /** A table with the least bet on its main spot, under best play. */
  simulateTable(
    definition: TableDefinition,
    options: { readonly rounds: number; readonly seed: string } & Followed,
  ): Promise<Outcome<TableReport, CalculationCode>>
  /** What the proved strategy does where a round waits. @param hash of the definition */
  advise(
    definition: TableDefinition,
    hash: string,
    course: Pick<Course, 'seed' | 'bets' | 'choices'>,
  ): Promise<Outcome<Advice, CalculationCode>>
  /** A game to the brief with its sheet, or the designer's refusal, which is an answer too. */
  design(brief: Brief, seed: string, signal?: AbortSignal): Promise<Outcome<DesignResult, CalculationCode>>
  /** The same of a table game. @param onProved is told of each set of rules that is proved, of so many that may have to be */
  designTable(
    brief: TableBrief,
    signal?: AbortSignal,
    onProved?: (progress: ProvedRules) => void,
  ): Promise<Outcome<DesignedTable, CalculationCode>>
  /**
   * What a game returns at least and at most, in every mode and under every strategy.
   * @param options.seed must not have been known to whoever made the game
   */
  admission(
    definition: Definition,
    options: {
      readonly seed: string
      readonly rounds?: number
      readonly until?: AdmissionLimits
      readonly signal?: AbortSignal | undefined
    },
  ): Promise<Outcome<AdmissionProof, CalculationCode>>
  /** Everything that a laboratory asks of a game's mathematics. @param onProgress is handed the rounds that are played */
  certify(
    definition: AnyDefinition,
    options: {
      readonly hash: string
      readonly rounds: number
      readonly seed: string
      readonly signal: AbortSignal
      readonly onProgress: (rounds: number) => void
    },
  ): Promise<Outcome<Certified, CalculationCode>>
  /** Rounds that between them show what a game has. */
  record(definition: Definition, name: string): Promise<Outcome<RecordedRound[], CalculationCode>>
  /** A round, played again from what decided it. */
  replay(definition: AnyDefinition, course: Course): Promise<Outcome<Replayed, CalculationCode>>
  close(): Promise<void>
}

/** Waiting calculations; the next one is told that the server is busy. */
const MAX_WAITING = 64
/** The longest a calculation may wait and run together. */
const MAX_MS = 60_000
/** Of a proof of a game's return, which is asked for once in the life of a version. */
const MAX_ADMISSION_MS = 300_000
/** Of the simulation for a laboratory: it ends with the rounds that it has. What comes before and after it has some time. */
const MAX_CERTIFY_MS = 600_000
const CERTIFY_BESIDES_MS = 240_000
const MAX_HEAP_MB = 1024
const IDLE_MS = 30_000

/** `worker` is the file of the calculation thread. */
export function createCalculations(
  worker: string,
  maxMs = MAX_MS,
  maxAdmissionMs = MAX_ADMISSION_MS,
  threads = availableParallelism(),
): Calculations {
  let underWay = 0
  const pool = new Piscina<Task, Answer>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { ...THREAD_LIMITS, maxOldGenerationSizeMb: MAX_HEAP_MB },
  })

  const mostMs = ({ kind }: Task): number => {
    if (kind === 'certify') return MAX_CERTIFY_MS + CERTIFY_BESIDES_MS
    return kind === 'admission' ? maxAdmissionMs : maxMs
  }

  const run = async <R extends Answer>(
    task: Task,
    signal?: AbortSignal,
    transferList: readonly MessagePort[] = [],
  ): Promise<Outcome<R, CalculationCode>> => {
    const limit = AbortSignal.timeout(mostMs(task))
    const mustWait = underWay >= threads
    underWay++
    try {
      // The kind of the task decides the kind of the answer; the pool cannot know.
      const until = signal ? AbortSignal.any([signal, limit]) : limit
      return granted((await pool.run(task, { signal: until, transferList: [...transferList] })) as R)
    } catch (error) {
      if (signal?.aborted) return refused({ code: 'cancelled' })
      if (limit.aborted) return refused({ code: mustWait ? 'busy' : 'tooComplex' })
      if (isOutOfMemory(error)) return refused({ code: 'tooComplex' })
      if ((task.kind === 'analyse' || task.kind === 'advise' || task.kind === 'certify') && isOutOfReach(error))
        return refused({ code: 'tooComplex' })
      if (isQueueFull(error)) return refused({ code: 'busy' })
      throw error
    } finally {
      underWay--
    }
  }

  /** Runs a task that tells how far it is. */
  const followed = async <R extends Answer, News = number>(
    task: (port: MessagePort) => Task,
    { signal, onProgress = () => undefined }: Followed<News>,
  ): Promise<Outcome<R, CalculationCode>> => {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onProgress)
    try {
      return await run<R>(task(port2), signal, [port2])
    } finally {
      port1.close()
    }
  }

  return {
    certify: (definition, { hash, rounds, seed, ...watched }) =>
      followed((port) => ({ kind: 'certify', definition, hash, rounds, seed, mostMs: MAX_CERTIFY_MS, port }), watched),
    analyse: (definition, round, signal) => run({ kind: 'analyse', definition, ...round }, signal),
    returns: (drafts) => run({ kind: 'returns', drafts }),
    simulate: (definition, { spins, seed, ...watched }) =>
      followed((port) => ({ kind: 'simulate', definition, spins, seed, port }), watched),
    simulateTable: (definition, { rounds, seed, ...watched }) =>
      followed((port) => ({ kind: 'simulateTable', definition, rounds, seed, port }), watched),
    advise: (definition, hash, course) => run({ kind: 'advise', definition, hash, course }),
    designTable: (brief, signal, onProved) =>
      followed<DesignedTable, ProvedRules>((port) => ({ kind: 'designTable', brief, port }), {
        signal,
        onProgress: onProved,
      }),
    design: (brief, seed, signal) =>
      helped((port) => run({ kind: 'design', brief, seed, port }, signal, [port]), {
        areFree: () => underWay < threads,
        ask: async (offer) => {
          const outcome = await run<Sampled['answer'] | undefined>({ kind: 'sample', offer }, signal)
          return outcome.ok ? outcome.value : undefined
        },
      }),
    admission: (definition, { signal, ...options }) => run({ kind: 'admission', definition, ...options }, signal),
    record: (definition, name) => run({ kind: 'record', definition, name }),
    replay: (definition, course) => run({ kind: 'replay', definition, course }),
    close: () => pool.close({ force: true }),
  }
}

/** A design, with samples of it played by threads that have nothing else to do. */
async function helped<T>(design: (port: MessagePort) => Promise<T>, helpers: Omit<Helpers, 'tell'>): Promise<T> {
  const { port1, port2 } = new MessageChannel()
  let isUnderWay = true
  const areFree = (): boolean => isUnderWay && helpers.areFree()
  port1.on('message', offersTo({ ...helpers, areFree, tell: (answer) => port1.postMessage(answer) }))
  try {
    return await design(port2)
  } finally {
    isUnderWay = false
    port1.close()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
/** What `analyse` throws where an exact answer would take too long. */
const isOutOfReach = (error: unknown) => error instanceof RangeError
/** Piscina names the full queue by its sentence only. */
const isQueueFull = (error: unknown) => error instanceof Error && error.message === 'Task queue is at limit'
