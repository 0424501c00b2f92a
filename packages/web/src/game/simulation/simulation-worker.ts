import { compile, type Definition, type Progress, type Report, simulate } from '@spilvaerk/slot-engine'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface SimulationTask {
  readonly definition: Definition
  readonly spins: number
  readonly seed: string
}

answerTask<SimulationTask, Progress, Report>(({ definition, spins, seed }, onProgress) =>
  simulate(compile(definition), { spins, seed, onProgress }),
)
