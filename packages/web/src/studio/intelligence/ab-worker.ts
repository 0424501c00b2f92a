import { analyse, compile, type Definition, type ParSheet, type Report, simulate } from '@spilvaerk/slot-engine'

export interface AbTask {
  readonly definition: Definition
  readonly spins: number
  readonly seed: string
}
export type AbNews =
  | { readonly type: 'side'; readonly sheet: ParSheet; readonly report: Report }
  | { readonly type: 'failure'; readonly message: string }

self.onmessage = async ({ data }: MessageEvent<AbTask>): Promise<void> => {
  const say = (news: AbNews): void => self.postMessage(news)
  try {
    const game = compile(data.definition)
    const report = await simulate(game, { spins: data.spins, seed: data.seed })
    say({ type: 'side', sheet: analyse(game), report })
  } catch (error) {
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}
