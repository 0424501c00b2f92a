import type { GeneratedGame, GenerationStage } from '@spilvaerk/schemas'
import { unwrap } from '../errors.ts'
import type { Outcome } from '../refusals.ts'

type Work = (onStage: (stage: GenerationStage) => void, signal: AbortSignal) => Promise<Outcome<GeneratedGame>>

/** The stages of the work as it enters them, then what came of it. Who stops listening stops the work. */
export async function* stagesOf(
  work: Work,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ readonly stage: GenerationStage } | { readonly game: GeneratedGame }> {
  const left = new AbortController()
  const entered: GenerationStage[] = []
  let wake = () => {}
  const done = work(
    (stage) => {
      entered.push(stage)
      wake()
    },
    signal ? AbortSignal.any([signal, left.signal]) : left.signal,
  ).finally(() => wake())
  let ended = false
  const finish = () => {
    ended = true
  }
  const end = done.then(finish, finish)
  try {
    while (!ended || entered.length > 0) {
      for (const stage of entered.splice(0)) yield { stage }
      if (!ended && entered.length === 0) await Promise.race([end, new Promise<void>((resolve) => (wake = resolve))])
    }
    yield { game: unwrap(await done) }
  } finally {
    left.abort()
  }
}
