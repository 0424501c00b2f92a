import {
  type AdmissionProof,
  admissionProof,
  analyse,
  compile,
  createRng,
  type Definition,
  type DesignResult,
  design,
  type ParSheet,
  type Report,
  simulate,
  spin,
} from '@spilvaerk/slot-engine'
import { hashOfEvents } from './events-hash.ts'
import { type RecordedRound, recordRounds } from './record-rounds.ts'
import type { Course, Replayed, Task } from './task.ts'

export type Answer = AdmissionProof | ParSheet | Report | DesignResult | RecordedRound[] | Replayed

/** Runs in a thread of its own. Cancelling ends the thread, so nothing in here needs to watch for it. */
export default async function calculate(task: Task): Promise<Answer> {
  switch (task.kind) {
    case 'analyse': {
      const { mode, spins } = task
      return analyse(compile(task.definition), { ...(mode !== undefined && { mode }), ...(spins && { spins }) })
    }
    case 'simulate':
      return simulate(compile(task.definition), { spins: task.spins, seed: task.seed })
    case 'design':
      return design(task.brief, task.seed)
    case 'admission': {
      const { definition, kind, ...options } = task
      return admissionProof(compile(definition), options)
    }
    case 'replay':
      return replay(task.definition, task.course)
    case 'record':
      return recordRounds(compile(task.definition), task.name)
  }
}

function replay(definition: Definition, { seed, mode, choices }: Course): Replayed {
  try {
    const options = { ...(mode === null ? {} : { mode }), ...(choices === null ? {} : { choices }) }
    const { betCoins, totalCoins, events, awaiting } = spin(compile(definition), createRng(seed), options)
    return awaiting ? { fault: 'the round waits' } : { betCoins, totalCoins, eventsHash: hashOfEvents(events) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' }
  }
}
