import { analyse, compile, type Definition, type ParSheet, type Report, simulate } from '@spilvaerk/slot-engine'
import { answerTask } from '../../lib/work/answer-task.ts'

export interface AbTask {
  readonly definition: Definition
  /** Where it is known already. */
  readonly sheet: ParSheet | undefined
  readonly spins: number
  readonly seed: string
}
export type AbAnswer = { readonly sheet: ParSheet; readonly report: Report }

/** Its progress is the number of rounds done. A whole bar would be full before the exact figures: they come first. */
answerTask<AbTask, number, AbAnswer>(async ({ definition, sheet: known, spins, seed }, tell) => {
  const game = compile(definition)
  const sheet = known ?? analyse(game)
  return { sheet, report: await simulate(game, { spins, seed, onProgress: ({ done }) => tell(done) }) }
})
