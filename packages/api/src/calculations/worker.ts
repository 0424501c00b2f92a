import {
  type AdmissionProof,
  admissionProof,
  analyse,
  compile,
  type DesignResult,
  design,
  type ParSheet,
  type Report,
  simulate,
} from '@spilvaerk/slot-engine'
import { type RecordedRound, recordRounds } from '../exports/unity/record-rounds.ts'
import type { Task } from './task.ts'

/** Runs in a thread of its own. Cancelling ends the thread, so nothing in here needs to watch for it. */
export default async function calculate(
  task: Task,
): Promise<ParSheet | Report | DesignResult | AdmissionProof | RecordedRound[]> {
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
    case 'record':
      return recordRounds(compile(task.definition), task.name)
  }
}
