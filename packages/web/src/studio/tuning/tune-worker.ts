import { type Definition, type TuneResult, type TuneTargets, tune } from '@spilvaerk/slot-engine'

export interface TuneTask {
  readonly definition: Definition
  readonly targets: TuneTargets
}
export type TuneNews =
  | { readonly type: 'result'; readonly result: TuneResult }
  | { readonly type: 'failure'; readonly message: string }

self.onmessage = ({ data }: MessageEvent<TuneTask>): void => {
  const say = (news: TuneNews): void => self.postMessage(news)
  try {
    say({ type: 'result', result: tune(data.definition, data.targets) })
  } catch (error) {
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
