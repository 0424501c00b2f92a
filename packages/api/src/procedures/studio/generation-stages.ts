import type { StageNews } from '@spilvaerk/schemas'
import type { Outcome, RefusalCode } from '../../platform/refusals/refusals.ts'

type Work<T, C extends RefusalCode> = (
  onStage: (news: StageNews) => void,
  signal: AbortSignal,
) => Promise<Outcome<T, C>>

/**
 * The stages of the work as it enters them, then what came of it; returned at the end, also where it is a refusal. Who
 * stops listening stops the work.
 */
export async function* stagesOf<T, C extends RefusalCode>(
  work: Work<T, C>,
  signal: AbortSignal | undefined,
): AsyncGenerator<StageNews | { readonly delivery: T }, Outcome<T, C>> {
  const left = new AbortController()
  const entered: StageNews[] = []
  let wake = () => {}
  const done = work(
    (news) => {
      entered.push(news)
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
      for (const news of entered.splice(0)) yield news
      if (!ended && entered.length === 0) await Promise.race([end, new Promise<void>((resolve) => (wake = resolve))])
    }
    const outcome = await done
    if (outcome.ok) yield { delivery: outcome.value }
    return outcome
  } finally {
    left.abort()
  }
}
