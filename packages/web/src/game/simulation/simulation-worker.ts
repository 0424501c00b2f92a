import { compile, type Definition, type Progress, type Report, simulate } from '@spilvaerk/slot-engine'

export interface SimulationTask {
  readonly definition: Definition
  readonly spins: number
  readonly seed: string
}

export type SimulationNews =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'failure'; readonly message: string }

const tell = (news: SimulationNews): void => self.postMessage(news)

self.onmessage = async ({ data }: MessageEvent<SimulationTask>): Promise<void> => {
  const { definition, spins, seed } = data
  try {
    const onProgress = (progress: Progress): void => tell({ type: 'progress', progress })
    tell({ type: 'report', report: await simulate(compile(definition), { spins, seed, onProgress }) })
  } catch (error) {
    tell({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
