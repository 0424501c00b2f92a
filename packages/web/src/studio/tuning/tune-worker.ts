import {
  type Definition,
  type ParSheet,
  type TuneResult,
  type TuneTargets,
  tune,
  type WorkProgress,
} from '@spilvaerk/slot-engine'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface TuneTask {
  readonly definition: Definition
  readonly targets: TuneTargets
  /** The game's own, where it is known. */
  readonly sheet?: ParSheet
}

/** Tells of every so much. */
const EVERY = 0.002

/** Its progress is the share of the work that it may take. */
answerTask<TuneTask, number, TuneResult>(({ definition, targets, ...options }, tell) => {
  let told = 0
  const onWork = ({ steps, of }: WorkProgress): void => {
    const share = Math.min(1, steps / of)
    if (share < told + EVERY) return
    told = share
    tell(share)
  }
  return tune(definition, targets, { ...options, onWork })
})
