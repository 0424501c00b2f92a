import { mainBet, simulateTable, type TableDefinition, type TableReport } from '@spilvaerk/table-games'

export interface TableTask {
  readonly definition: TableDefinition
  readonly rounds: number
  readonly seed: string
}

export type TableNews =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'report'; readonly report: TableReport }
  | { readonly type: 'failure'; readonly message: string }

const tell = (news: TableNews): void => self.postMessage(news)

self.onmessage = async ({ data: { definition, rounds, seed } }: MessageEvent<TableTask>): Promise<void> => {
  try {
    const onProgress = ({ done }: { readonly done: number }): void => tell({ type: 'progress', done })
    const simulated = await simulateTable(definition, { rounds, seed, bets: mainBet(definition), onProgress })
    if (simulated.ok) tell({ type: 'report', report: simulated.report })
    else tell({ type: 'failure', message: simulated.problems.map(({ reason }) => reason).join(' ') })
  } catch (error) {
    tell({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
