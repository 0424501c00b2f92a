import type { StageNews } from '@spilvaerk/schemas'
import type { Outcome, RefusalCode } from '../../platform/refusals/refusals.ts'
import { unwrap } from '../errors.ts'

type Work<T> = (onStage: (news: StageNews) => void, signal: AbortSignal) => Promise<Outcome<T, RefusalCode>>

/** The stages of the work as it enters them, then what came of it. Who stops listening stops the work. */
export async function* stagesOf<T>(
  work: Work<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<StageNews | { readonly delivery: T }> {
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
    yield { delivery: unwrap(await done) }
  } finally {
    left.abort()
  }
}
