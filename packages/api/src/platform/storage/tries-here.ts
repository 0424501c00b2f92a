import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Tries } from './storage.ts'

/** In the memory of the process: right where there is one server. */
export function triesHere(durationS: number): Tries {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: durationS })
  return {
    take: async (key, points) => {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key, points).catch((spent: unknown) => {
        if (spent instanceof RateLimiterRes) return spent
        throw spent
      })
      return { taken: consumedPoints, endsInMs: msBeforeNext }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  }
}
