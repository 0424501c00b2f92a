import { analyse, compile, type Definition, type ParSheet, type Report, simulate } from '@spilvaerk/slot-engine'

export interface AbTask {
  readonly definition: Definition
  /** Where it is known already. */
  readonly sheet: ParSheet | undefined
  readonly spins: number
  readonly seed: string
}
export type AbNews =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'side'; readonly sheet: ParSheet; readonly report: Report }
  | { readonly type: 'failure'; readonly message: string }

/** A whole bar would be full before the exact figures are worked out: they come first. */
self.onmessage = async ({ data: { definition, sheet: known, spins, seed } }: MessageEvent<AbTask>): Promise<void> => {
  const say = (news: AbNews): void => self.postMessage(news)
  try {
    const game = compile(definition)
    const sheet = known ?? analyse(game)
    const onProgress = ({ done }: { readonly done: number }) => say({ type: 'progress', done })
    say({ type: 'side', sheet, report: await simulate(game, { spins, seed, onProgress }) })
  } catch (error) {
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
