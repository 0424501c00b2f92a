import { granted, type Outcome, refused } from '../platform/refusals/refusals.ts'
import type { Tries } from '../platform/storage/storage.ts'
import { triesHere } from '../platform/storage/tries-here.ts'

export type Charge = (caller: string, cost: number) => Promise<Outcome<void, 'tooManyRequests'>>

const MINUTE_S = 60

/**
 * What one caller may do in a minute; `perMinute` 0 sets no limit. What costs more than that takes all of it.
 * @param together counts what costs more than a plain call on all servers; plain calls are counted here, for to ask the
 * database would cost as much as they do
 */
export function createAllowance(perMinute: number, together: Tries = triesHere(MINUTE_S)): Charge {
  if (perMinute === 0) return async () => granted(undefined)
  const here = triesHere(MINUTE_S)
  const charge = async (tries: Tries, caller: string, cost: number): ReturnType<Charge> => {
    const { taken, endsInMs } = await tries.take(caller, Math.min(cost, perMinute))
    if (taken <= perMinute) return granted(undefined)
    return refused({ code: 'tooManyRequests', retryAfterS: Math.ceil(endsInMs / 1000) })
  }
  return async (caller, cost) => {
    const charged = await charge(here, caller, cost)
    return charged.ok && cost > 1 ? charge(together, caller, cost) : charged
  }
}

/** What all servers count together, for an allowance. */
export const minuteOf = ({ tries }: { readonly tries: (name: string, durationS: number) => Tries }): Tries =>
  tries('minute', MINUTE_S)
