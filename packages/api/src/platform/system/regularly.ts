import type { Log } from '../log/log.ts'

export interface Regular {
  /** Ends it, when what is under way is done. */
  stop(): Promise<void>
}

/** Does something now and again and again, one at a time; what goes wrong is logged as `failing` and tried again. */
export function regularly(everyMs: number, log: Log, failing: string, work: () => Promise<unknown>): Regular {
  let busy: Promise<void> | undefined
  const once = () => {
    busy ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, failing),
      )
      .finally(() => {
        busy = undefined
      })
  }
  const timer = setInterval(once, everyMs).unref()
  once()
  return {
    stop: async () => {
      clearInterval(timer)
      await busy
    },
  }
}
