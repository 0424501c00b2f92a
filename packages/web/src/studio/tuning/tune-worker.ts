import { type Definition, type ParSheet, type TuneResult, type TuneTargets, tune } from '@spilvaerk/slot-engine'

export interface TuneTask {
  readonly definition: Definition
  readonly targets: TuneTargets
  /** The game's own, where it is known. */
  readonly sheet?: ParSheet
}
export type TuneNews =
  | { readonly type: 'result'; readonly result: TuneResult }
  | { readonly type: 'failure'; readonly message: string }

self.onmessage = ({ data: { definition, targets, ...options } }: MessageEvent<TuneTask>): void => {
  const say = (news: TuneNews): void => self.postMessage(news)
  try {
    say({ type: 'result', result: tune(definition, targets, options) })
  } catch (error) {
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
