import { mainBet, simulateTable, type TableDefinition, type TableReport } from '@spilvaerk/table-games'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface TableTask {
  readonly definition: TableDefinition
  readonly rounds: number
  readonly seed: string
}

/** Its progress is the number of rounds done. */
answerTask<TableTask, number, TableReport>(async ({ definition, rounds, seed }, tell) => {
  const onProgress = ({ done }: { readonly done: number }): void => tell(done)
  const simulated = await simulateTable(definition, { rounds, seed, bets: mainBet(definition), onProgress })
  if (!simulated.ok) throw new Error(simulated.problems.map(({ reason }) => reason).join(' '))
  return simulated.report
})
