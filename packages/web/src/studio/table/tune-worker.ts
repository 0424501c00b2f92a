import { type DesignProgress, type TableDefinition, type TunedTable, tuneTable } from '@spilvaerk/table-games'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface TableTuneTask {
  readonly definition: TableDefinition
  readonly rtpHundredths: number
}

/** It tells of every set of rules that is proved. */
answerTask<TableTuneTask, DesignProgress, TunedTable>(({ definition, rtpHundredths }, onProved) =>
  tuneTable(definition, rtpHundredths, { onProved }),
)
