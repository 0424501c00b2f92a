import { granted, type Outcome, refused } from '../refusals/refusals.ts'

export interface WorkQueue {
  /** Runs the work when its turn has come, or refuses it as `busy` where too much waits already. */
  run<T>(work: () => Promise<T>): Promise<Outcome<T, 'busy'>>
}

interface Bounds {
  /** Work that runs at the same time. */
  readonly atOnce: number
  /** Work that may wait for its turn. */
  readonly waiting: number
  /** For longer nobody waits: who has, gave up or is told to come back. */
  readonly longestMs: number
}

/** First come, first served, with an end: what nobody could wait for is refused at once. */
export function createWorkQueue({ atOnce, waiting, longestMs }: Bounds, nowMs = () => performance.now()): WorkQueue {
  const turns: (() => void)[] = []
  let running = 0

  const turn = async (): Promise<void> => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => turns.push(resolve))
  }
  /** Whoever is next takes the place over, so that nobody who comes meanwhile takes it. */
  const leave = (): void => {
    const next = turns.shift()
    if (next) next()
    else running--
  }

  return {
    run: async (work) => {
      if (running >= atOnce && turns.length >= waiting) return refused({ code: 'busy' })
      const came = nowMs()
      await turn()
      try {
        if (nowMs() - came > longestMs) return refused({ code: 'busy' })
        return granted(await work())
      } finally {
        leave()
      }
    },
  }
}
