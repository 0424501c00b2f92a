import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage, Tries } from '../../../platform/storage/storage.ts'
import { isReserved } from './demo.ts'

const QUARTER_S = 15 * 60
const HOUR_S = 60 * 60

/** How often something may be tried, in a time. A success may give the try back. */
interface Allowance {
  take(key: string): Promise<Outcome<void, 'tooManyAttempts'>>
  giveBack(key: string): Promise<unknown>
}

function allowance(tries: Tries, points: number): Allowance {
  const take = async (key: string) => {
    const { taken, endsInMs } = await tries.take(key, 1)
    if (taken <= points) return granted(undefined)
    return refused({ code: 'tooManyAttempts', retryAfterS: Math.max(1, Math.ceil(endsInMs / 1000)) })
  }
  return { take, giveBack: tries.giveBack }
}

const boundless: Allowance = { take: async () => granted(undefined), giveBack: async () => undefined }

/** Takes of several allowances at once, each by its key. */
type Claim = readonly (readonly [Allowance, string])[]

async function take(claim: Claim): Promise<Outcome<() => Promise<void>, 'tooManyAttempts'>> {
  for (const [one, key] of claim) {
    const taken = await one.take(key)
    if (!taken.ok) return taken
  }
  return granted(async () => void (await Promise.all(claim.map(([one, key]) => one.giveBack(key)))))
}

interface LoginAttempt {
  readonly address: string
  readonly emailKey: string
  /** Names the device, where this account has been logged in on it. */
  readonly device: string | undefined
}

/**
 * Limits on guessing and on flooding people with mail. Guesses at an account from devices that it does not know are
 * limited by address and all together; a device that the account knows has an allowance of its own, so that nobody
 * shuts owners out by guessing wrong in their name. All servers of a casino count together. What everybody knows is not guessed: the demo account has no limit
 * that its users share.
 */
export function createAttempts({
  byAddress,
  storage: { tries },
}: {
  readonly byAddress: boolean
  readonly storage: Pick<Storage, 'tries'>
}) {
  const within = (name: string, points: number, durationS: number) => allowance(tries(name, durationS), points)
  const perAddress = (name: string, points: number, durationS: number) =>
    byAddress ? within(name, points, durationS) : boundless
  const logins = {
    device: within('login device', 10, QUARTER_S),
    pair: within('login pair', 10, QUARTER_S),
    account: within('login account', 50, QUARTER_S),
    address: perAddress('login address', 100, QUARTER_S),
  }
  const registrations = perAddress('register', 100, HOUR_S)
  const mailsTo = within('mail to', 5, HOUR_S)
  const unlockMailsTo = within('unlock mail to', 1, HOUR_S)
  const mailsBy = perAddress('mail by', 100, HOUR_S)
  const passwords = within('password', 10, QUARTER_S)

  const claimOf = ({ address, emailKey, device }: LoginAttempt): Claim =>
    device
      ? [[logins.device, `${device} ${emailKey}`]]
      : [
          [logins.pair, `${address} ${emailKey}`],
          [isReserved(emailKey) ? boundless : logins.account, emailKey],
          [logins.address, address],
        ]

  return {
    /** The value gives the try back, for when the password was right. */
    login: async (attempt: LoginAttempt): ReturnType<typeof take> => {
      const taken = await take(claimOf(attempt))
      if (taken.ok || taken.refusal.code !== 'tooManyAttempts') return taken
      return refused({ ...taken.refusal, canUnlock: true })
    },
    register: (address: string) => take([[registrations, address]]),
    mail: (address: string, emailKey: string) =>
      take([
        [mailsTo, emailKey],
        [mailsBy, address],
      ]),
    /** Whether it is the first within the hour. That it is not is no refusal, which somebody else could bring about. */
    unlockMail: async (address: string, emailKey: string): Promise<Outcome<boolean, 'tooManyAttempts'>> => {
      const taken = await take([[mailsBy, address]])
      return taken.ok ? granted((await unlockMailsTo.take(emailKey)).ok) : taken
    },
    /** A member who shows his password again. */
    password: (memberId: string) => take([[passwords, memberId]]),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
