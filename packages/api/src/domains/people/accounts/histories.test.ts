import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '../../../platform/jobs/service.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMail } from '../../../platform/mail/service.ts'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock, registrationOf } from '../../../testing/members.ts'
import { plainPasswords, sealing } from '../../../testing/secrets.ts'
import { createAccounts } from './service.ts'

// Histories of two people's accounts, each step compared with a model that knows no database, no hash and no token.

const RESET_MS = 20 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PASSWORDS = ['første-kode', 'anden-kode']

const who = fc.nat(1)
const password = fc.constantFrom(...PASSWORDS)
/** Counted from the newest. */
const which = fc.nat(2)
const step = fc.oneof(
  fc.record({ do: fc.constant('register' as const), who, password }),
  fc.record({ do: fc.constant('resend' as const), who }),
  fc.record({ do: fc.constant('activate' as const), which }),
  fc.record({ do: fc.constant('forget' as const), who }),
  fc.record({ do: fc.constant('reset' as const), which, password }),
  fc.record({ do: fc.constant('login' as const), who, password, remember: fc.boolean() }),
  fc.record({ do: fc.constant('logout' as const), which }),
  fc.record({ do: fc.constant('everywhere' as const), which }),
  fc.record({ do: fc.constant('change' as const), which, password, to: password }),
  fc.record({ do: fc.constant('leave' as const), which, password }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(HOUR_MS, 11 * HOUR_MS, 12 * HOUR_MS, 8 * DAY_MS) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What most things need before them: left to chance, few histories would come so far. */
const BECOME_MEMBER: readonly Step[] = [
  { do: 'register', who: 0, password: 'første-kode' },
  { do: 'activate', which: 0 },
  { do: 'login', who: 0, password: 'første-kode', remember: true },
  { do: 'login', who: 0, password: 'første-kode', remember: false },
]

interface Account {
  password: string
  activated: boolean
  readonly since: number
}
interface Link {
  readonly token: string
  readonly purpose: 'activate' | 'reset'
  readonly of: Account
  readonly until: number
}
interface Session {
  readonly token: string
  readonly of: Account
  readonly since: number
  readonly remember: boolean
  until: number
}

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

/** The accounts on the house's database, with passwords that cost nothing and mails that are kept. */
function openAccounts() {
  const sent: string[] = []
  const carry = async ({ text }: { text: string }) => void sent.push(text)
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const mail = createMail({
    ...{ storage: house.storage, jobs: createJobs({ storage: house.storage, clock, log }), sealing, log },
    carrier: { name: 'outbox', carry, close: () => undefined },
  })
  const accounts = createAccounts({
    ...{
      storage: house.storage,
      clock,
      sealing,
      mail,
      companies: house.companies,
      demoUsers: 'nobody' as const,
      byAddress: false,
    },
    site: () => 'http://spil.test',
    passwords: plainPasswords,
  })
  /** What the newest mail since the last look opens. */
  const newLink = async (): Promise<string | undefined> => {
    await mail.deliver()
    return sent
      .splice(0)
      .at(-1)
      ?.match(/token=([\w-]+)/)?.[1]
  }
  return { accounts, newLink }
}

let histories = 0
let names = 0

async function live(steps: readonly Step[]): Promise<void> {
  const { accounts, newLink } = openAccounts()
  const history = ++histories
  const emailOf = (person: number) => `h${history}-${person}@example.dk`
  const now = () => clock.now().getTime()
  const known: (Account | undefined)[] = [undefined, undefined]
  const mails = [0, 0]
  let links: Link[] = []
  let sessions: Session[] = []
  const seen = { links: [] as Link[], sessions: [] as Session[] }

  const forget = (of: Account) => {
    links = links.filter((link) => link.of !== of)
  }
  const logOut = (of: Account, except?: Session) => {
    sessions = sessions.filter((session) => session.of !== of || session === except)
  }
  const keepLink = async (purpose: Link['purpose'], of: Account, ms: number) => {
    const link = { token: (await newLink()) ?? 'missing', purpose, of, until: now() + ms }
    seen.links.push(link)
    links.push(link)
  }
  const code = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code)
  const isAlive = (link: Link | undefined, purpose: Link['purpose']): link is Link =>
    link !== undefined && links.includes(link) && link.purpose === purpose && now() < link.until

  const act: { [D in Step['do']]: (step: Extract<Step, { do: D }>) => Promise<void> } = {
    register: async ({ who, password }) => {
      const nothing = { phoneNumber: undefined, companyName: undefined, cvrNumber: undefined, marketingOptIn: false }
      const username = `h${history}-${++names}`
      const input = { ...nothing, ...registrationOf(username), email: emailOf(who), password }
      expect(code(await accounts.register(input, 'a'))).toBe('ok')
      const old = known[who]
      if (old && !old.activated && now() - old.since > 7 * DAY_MS) {
        forget(old)
        known[who] = undefined
      }
      const account = known[who]
      if (!account) {
        const fresh = { password, activated: false, since: now() }
        known[who] = fresh
        await keepLink('activate', fresh, 7 * DAY_MS)
      } else if (account.activated) expect(await newLink()).toBeUndefined()
      else await keepLink('reset', account, RESET_MS)
    },
    resend: async ({ who }) => {
      mails[who] = (mails[who] ?? 0) + 1
      const isHeard = (mails[who] ?? 0) <= 5
      expect(code(await accounts.resendActivation(emailOf(who), 'a'))).toBe(isHeard ? 'ok' : 'tooManyAttempts')
      const account = known[who]
      if (!isHeard || !account || account.activated) return expect(await newLink()).toBeUndefined()
      links = links.filter(({ of, purpose }) => of !== account || purpose !== 'activate')
      await keepLink('activate', account, 7 * DAY_MS)
    },
    activate: async ({ which }) => {
      const link = seen.links.at(-1 - which)
      const alive = isAlive(link, 'activate')
      expect(code(await accounts.activate(link?.token ?? 'x'.repeat(43)))).toBe(alive ? 'ok' : 'linkDead')
      if (link?.purpose === 'activate') links = links.filter((other) => other !== link)
      if (!alive) return
      link.of.activated = true
      forget(link.of)
    },
    forget: async ({ who }) => {
      mails[who] = (mails[who] ?? 0) + 1
      const isHeard = (mails[who] ?? 0) <= 5
      expect(code(await accounts.forgotPassword(emailOf(who), 'a'))).toBe(isHeard ? 'ok' : 'tooManyAttempts')
      const account = known[who]
      if (isHeard && account) await keepLink('reset', account, HOUR_MS)
      else expect(await newLink()).toBeUndefined()
    },
    reset: async ({ which, password }) => {
      const link = seen.links.at(-1 - which)
      const alive = isAlive(link, 'reset')
      expect(code(await accounts.resetPassword(link?.token ?? 'x'.repeat(43), password))).toBe(
        alive ? 'ok' : 'linkDead',
      )
      if (link?.purpose === 'reset') links = links.filter((other) => other !== link)
      await newLink()
      if (!alive) return
      Object.assign(link.of, { password, activated: true })
      forget(link.of)
      logOut(link.of)
    },
    login: async ({ who, password, remember }) => {
      const credentials = { email: emailOf(who), password, rememberMe: remember }
      const outcome = await accounts.login(credentials, { address: `${history}-${now()}` })
      const account = known[who]
      const right = account?.password === password
      expect(code(outcome)).toBe(right ? (account.activated ? 'ok' : 'notActivated') : 'wrongLogin')
      if (!outcome.ok || !account) return
      const until = now() + (remember ? 30 * DAY_MS : 12 * HOUR_MS)
      const session = { token: outcome.value.session.token, of: account, since: now(), remember, until }
      seen.sessions.push(session)
      sessions.push(session)
    },
    logout: async ({ which }) => {
      const session = seen.sessions.at(-1 - which)
      if (session) await accounts.logout(session.token)
      sessions = sessions.filter((other) => other !== session)
    },
    everywhere: async ({ which }) => {
      const session = seen.sessions.at(-1 - which)
      const member = session && (await accounts.memberOf(session.token))
      if (!member) return
      await accounts.logoutEverywhere(member)
      logOut(session.of)
    },
    change: async ({ which, password, to }) => {
      const session = seen.sessions.at(-1 - which)
      const member = session && (await accounts.memberOf(session.token))
      if (!member) return
      const right = session.of.password === password
      expect(code(await accounts.changePassword(member, password, to))).toBe(right ? 'ok' : 'wrongPassword')
      await newLink()
      if (!right) return
      session.of.password = to
      forget(session.of)
      logOut(session.of, session)
    },
    leave: async ({ which, password }) => {
      const session = seen.sessions.at(-1 - which)
      const member = session && (await accounts.memberOf(session.token))
      if (!member) return
      const right = session.of.password === password
      expect(code(await accounts.deleteAccount(member, password))).toBe(right ? 'ok' : 'wrongPassword')
      await newLink()
      if (!right) return
      forget(session.of)
      logOut(session.of)
      known[known.indexOf(session.of)] = undefined
    },
    wait: async ({ ms }) => clock.pass(ms),
  }

  for (const one of steps) {
    // The table has an act for each kind of step, which the index type cannot express.
    await (act[one.do] as (step: Step) => Promise<void>)(one)
    for (const session of seen.sessions) {
      const alive = sessions.includes(session) && now() < session.until
      expect((await accounts.memberOf(session.token)) !== null, `${one.do}: a session`).toBe(alive)
      if (!alive) sessions = sessions.filter((other) => other !== session)
      else if (!session.remember) session.until = Math.min(session.since + 30 * DAY_MS, now() + 12 * HOUR_MS)
    }
  }
}

test('accounts, sessions and links are as the model says, whatever happens in which order', {
  timeout: 120_000,
}, async () => {
  const history = fc
    .tuple(fc.boolean(), fc.array(step, { minLength: 4, maxLength: 15 }))
    .map(([isMember, steps]) => [...(isMember ? BECOME_MEMBER : []), ...steps])
  await fc.assert(fc.asyncProperty(history, live), { numRuns: 200, seed: 20_260_624 })
})
