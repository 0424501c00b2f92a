import type { Run, StageNews } from '@spilvaerk/schemas'
import type { Outcome, RefusalCode } from '../../../platform/refusals/refusals.ts'
import type { Runs } from '../../../platform/runs/service.ts'
import type { Owner } from '../../games/catalogue/owner.ts'
import type { createOnce, Work } from './once.ts'
import type { RunOptions } from './pipeline.ts'

interface Asked {
  readonly owner: Owner
  readonly key: string | undefined
  /** What has to be the same where the key is. */
  readonly request: unknown
}

/**
 * Does designs that carry a key once, so that every server tells how far they are and can cancel them. Who repeats the
 * request on another server meanwhile hears there what the first one is at.
 */
export function createKeyed(once: ReturnType<typeof createOnce>, runs: Runs) {
  const followed = <T>({ owner, key }: Asked, options: RunOptions, work: (options: RunOptions) => Promise<T>) =>
    runs.follow(
      { owner, key, kind: 'design' },
      (tell, signal) => {
        const onStage = (news: StageNews) => {
          tell(newsIn(news))
          options.onStage?.(news)
        }
        return work({ ...options, signal, onStage })
      },
      options.signal,
    )

  const waiting = ({ owner, key }: Asked, { signal, onStage }: RunOptions) => {
    if (!onStage || key === undefined) return { signal }
    let last = ''
    const meanwhile = async () => {
      const run = await runs.find({ owner, key })
      const news = run && newsOf(run)
      const text = JSON.stringify(news ?? null)
      if (news && text !== last) onStage(news)
      last = text
    }
    return { signal, meanwhile }
  }

  return <T, C extends RefusalCode>(
    asked: Asked,
    options: RunOptions,
    make: (options: RunOptions, id: string) => ReturnType<Work<T, C>>,
  ): Promise<Outcome<T, C | 'requestReused'>> =>
    once(
      asked.owner,
      asked.key,
      asked.request,
      (id) => followed(asked, options, (told) => make(told, id)),
      waiting(asked, options),
    )
}

const newsIn = ({ stage, game, attempt }: StageNews) => ({ stage, game: game ?? null, attempt: attempt ?? null })

const newsOf = ({ stage, game, attempt }: Run): StageNews | undefined =>
  stage === null ? undefined : { stage, ...(game && { game }), ...(attempt !== null && { attempt }) }
