import type { Definition } from '@spilvaerk/slot-engine'
import { type LiveSheet, liveSheet } from './live-sheet.ts'
import { type Solution, type SolveTask, solve } from './solve.ts'

export type BenchTask =
  | { readonly type: 'sheet'; readonly definition: Definition }
  | { readonly type: 'solve'; readonly task: SolveTask }

export type BenchNews =
  | { readonly type: 'sheet'; readonly result: LiveSheet; readonly ms: number }
  | { readonly type: 'solve'; readonly solution: Solution }
  | { readonly type: 'failure'; readonly message: string }

const tell = (news: BenchNews): void => self.postMessage(news)

self.onmessage = ({ data }: MessageEvent<BenchTask>): void => {
  try {
    if (data.type === 'solve') return tell({ type: 'solve', solution: solve(data.task) })
    const from = performance.now()
    const result = liveSheet(data.definition)
    tell({ type: 'sheet', result, ms: performance.now() - from })
  } catch (error) {
    tell({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
