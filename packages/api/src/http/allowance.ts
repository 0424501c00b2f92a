import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { granted, type Outcome, refused } from '../platform/refusals/refusals.ts'

export type Charge = (caller: string, cost: number) => Promise<Outcome<void, 'tooManyRequests'>>

const MINUTE_S = 60

/** What one caller may do in a minute; `perMinute` 0 sets no limit. What costs more than that takes all of it. */
export function createAllowance(perMinute: number): Charge {
  if (perMinute === 0) return async () => granted(undefined)
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S })
  return async (caller, cost) => {
    try {
      await limiter.consume(caller, Math.min(cost, perMinute))
      return granted(undefined)
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      return refused({ code: 'tooManyRequests', retryAfterS: Math.ceil(spent.msBeforeNext / 1000) })
    }
  }
}
