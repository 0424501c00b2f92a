import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import {
  type AdmissionProof,
  admissionProof,
  analyse,
  compile,
  type DesignResult,
  design,
  exactMeans,
  parseDefinition,
  type Report,
  simulate,
} from '@spilvaerk/slot-engine'
import { help, offeringSampler, type Answer as Sampled } from '@spilvaerk/slot-engine/workers/offers'
import {
  type Advice,
  analyse as analyseTable,
  type DesignedTable,
  designTable,
  mainBet,
  simulateTable,
  type TableReport,
} from '@spilvaerk/table-games'
import { type AnyDefinition, type AnySheet, isTable } from '../engines/definitions.ts'
import type { Course } from '../engines/engine.ts'
import { engineOf } from '../engines/engines.ts'
import { adviseTable } from './advise.ts'
import { type Certified, certify } from './certify.ts'
import { hashOfEvents } from './events-hash.ts'
import { type RecordedRound, recordRounds } from './record-rounds.ts'
import type { Replayed, Task } from './task.ts'

export type Answer =
  | AdmissionProof
  | AnySheet
  | readonly (number | null)[]
  | Report
  | DesignResult
  | RecordedRound[]
  | Replayed
  | TableReport
  | DesignedTable
  | Advice
  | Certified
  | Sampled['answer']
  | undefined

/** Runs in a thread of its own. Cancelling ends the thread, so nothing in here needs to watch for it. */
export default async function calculate(task: Task): Promise<Answer> {
  switch (task.kind) {
    case 'analyse': {
      const { definition, mode, spins } = task
      if (isTable(definition)) return analyseTable(definition)
      return analyse(compile(definition), { ...(mode !== undefined && { mode }), ...(spins && { spins }) })
    }
    case 'returns':
      return returnsOf(task.drafts)
    case 'simulate':
      return simulate(compile(task.definition), { spins: task.spins, seed: task.seed, onProgress: toldTo(task.port) })
    case 'simulateTable':
      return simulateMain(task)
    case 'design':
      return design(task.brief, task.seed, { sampler: offeringTo(task.port) })
    case 'sample':
      return help(task.offer)
    case 'designTable':
      return designTable(task.brief, { onProved: ({ proved, of }) => task.port.postMessage({ proved, of }) })
    case 'admission': {
      const { definition, kind, ...options } = task
      return admissionProof(compile(definition), options)
    }
    case 'advise':
      return adviseTable(task)
    case 'replay':
      return replay(task.definition, task.course)
    case 'certify':
      return certify(task)
    case 'record':
      return recordRounds(compile(task.definition), task.name)
  }
}

/** A tenth of what a sheet may take: many are asked for. */
const RETURNS_BUDGET = { steps: 45_000_000 } as const

/** In shares of the bet; nothing where a draft is no game, or its return is out of reach. */
function returnsOf(drafts: readonly unknown[]): (number | null)[] {
  const games = drafts.flatMap((draft) => {
    const parsed = parseDefinition(draft)
    return parsed.ok ? [compile(parsed.definition)] : []
  })
  if (games.length < drafts.length) return drafts.map(() => null)
  const means = exactMeans(games, { budget: RETURNS_BUDGET })
  return games.map(({ definition }, at) => {
    const mean = means[at] ?? null
    return mean === null ? null : mean / definition.betCoins
  })
}

const offeringTo = (port: MessagePort) =>
  offeringSampler({
    post: (offer) => port.postMessage(offer),
    receive: () => receiveMessageOnPort(port)?.message,
  })

const TOLD_EVERY_MS = 250

/** Tells a port how many rounds are played, not more often than anybody looks. */
function toldTo(port: MessagePort) {
  let last = 0
  return ({ done }: { readonly done: number }): void => {
    if (performance.now() - last < TOLD_EVERY_MS) return
    last = performance.now()
    port.postMessage(done)
  }
}

/** A table with the least bet on its main spot. */
async function simulateMain(task: Extract<Task, { kind: 'simulateTable' }>): Promise<TableReport> {
  const { definition, rounds, seed, port } = task
  const run = { rounds, seed, bets: mainBet(definition), onProgress: toldTo(port) }
  const simulated = await simulateTable(definition, run)
  if (!simulated.ok) throw new Error(`the main bet is refused: ${JSON.stringify(simulated.problems)}`)
  return simulated.report
}

function replay(definition: AnyDefinition, course: Course): Replayed {
  try {
    const { stakedCoins, totalCoins, waits, round } = engineOf(definition).play(course)
    return waits
      ? { fault: 'the round waits' }
      : { betCoins: stakedCoins, totalCoins, eventsHash: hashOfEvents(round.events) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' }
  }
}
