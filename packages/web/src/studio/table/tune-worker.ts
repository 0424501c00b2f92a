import { type TableDefinition, type TunedTable, tuneTable } from '@spilvaerk/table-games'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface TableTuneTask {
  readonly definition: TableDefinition
  readonly rtpHundredths: number
}

/** It tells of no progress: how many sets of rules have to be proved is not known before. */
answerTask<TableTuneTask, never, TunedTable>(({ definition, rtpHundredths }) => tuneTable(definition, rtpHundredths))
