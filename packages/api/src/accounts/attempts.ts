import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { granted, type Outcome, refused } from '../refusals.ts'

const QUARTER_S = 15 * 60
const HOUR_S = 60 * 60

/** How often something may be tried, in a time. A success may give the try back. */
interface Allowance {
  take(key: string): Promise<Outcome<void>>
  giveBack(key: string): Promise<unknown>
}

function allowance(points: number, duration: number): Allowance {
  const limiter = new RateLimiterMemory({ points, duration })
  const take = async (key: string) => {
    try {
      await limiter.consume(key)
      return granted(undefined)
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      return refused({ code: 'tooManyAttempts', retryAfterS: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
    }
  }
  return { take, giveBack: (key) => limiter.reward(key) }
}

const boundless: Allowance = { take: async () => granted(undefined), giveBack: async () => undefined }

/** Takes of several allowances at once, each by its key. */
type Claim = readonly (readonly [Allowance, string])[]

async function take(claim: Claim): Promise<Outcome<() => Promise<void>>> {
  for (const [one, key] of claim) {
    const taken = await one.take(key)
    if (!taken.ok) return taken
  }
  return granted(async () => void (await Promise.all(claim.map(([one, key]) => one.giveBack(key)))))
}

/**
 * Brakes on guessing and on flooding people with mail. A guesser is stopped by address and account together, so that
 * nobody shuts another out by guessing wrong for him; the account alone stops guesses from everywhere at once.
 */
export function createAttempts({ byAddress }: { readonly byAddress: boolean }) {
  const perAddress = (points: number, duration: number) => (byAddress ? allowance(points, duration) : boundless)
  const logins = {
    pair: allowance(10, QUARTER_S),
    account: allowance(50, QUARTER_S),
    address: perAddress(100, QUARTER_S),
  }
  const registrations = perAddress(100, HOUR_S)
  const mailsTo = allowance(5, HOUR_S)
  const mailsBy = perAddress(100, HOUR_S)
  const passwords = allowance(10, QUARTER_S)
  return {
    /** The value gives the try back, for when the password was right. */
    login: (address: string, emailKey: string) =>
      take([
        [logins.pair, `${address} ${emailKey}`],
        [logins.account, emailKey],
        [logins.address, address],
      ]),
    register: (address: string) => take([[registrations, address]]),
    mail: (address: string, emailKey: string) =>
      take([
        [mailsTo, emailKey],
        [mailsBy, address],
      ]),
    /** A member who shows his password again. */
    password: (memberId: string) => take([[passwords, memberId]]),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
