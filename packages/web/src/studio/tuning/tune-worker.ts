import {
  type Definition,
  type ParSheet,
  type TuneResult,
  type TuneTargets,
  tune,
  type WorkProgress,
} from '@spilvaerk/slot-engine'

export interface TuneTask {
  readonly definition: Definition
  readonly targets: TuneTargets
  /** The game's own, where it is known. */
  readonly sheet?: ParSheet
}
export type TuneNews =
  /** The share of the work that it may take. */
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'result'; readonly result: TuneResult }
  | { readonly type: 'failure'; readonly message: string }

/** Tells of every so much. */
const EVERY = 0.002

self.onmessage = ({ data: { definition, targets, ...options } }: MessageEvent<TuneTask>): void => {
  const say = (news: TuneNews): void => self.postMessage(news)
  let told = 0
  const onWork = ({ steps, of }: WorkProgress): void => {
    const share = Math.min(1, steps / of)
    if (share < told + EVERY) return
    told = share
    say({ type: 'progress', share })
  }
  try {
    say({ type: 'result', result: tune(definition, targets, { ...options, onWork }) })
  } catch (error) {
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
