import { randomUUID } from 'node:crypto'
import { PERIODS, type Period, REALITY_CHECK_MINUTES, registerInput } from '@spilvaerk/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asText } from '../../../platform/mail/letter.ts'
import { DIALECT } from '../../../platform/storage/dialect.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock, registrationOf } from '../../../testing/members.ts'
import { MoneyModel } from '../../../testing/money-model.ts'
import { chooseSeed, codeOf, slotValue, value } from '../../../testing/players.ts'
import { plainPasswords, sealing } from '../../../testing/secrets.ts'
import { createAccounts } from '../../people/accounts/service.ts'

/** A store of its own process answers many times later. */
const HISTORIES = DIALECT === 'sqlite' ? 500 : 120
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MICRO = 1_000_000

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
  accounts = accountsOf(house)
})
afterAll(() => house.close())

/** The newest link that was mailed to an address. */
const mailed = new Map<string, string>()
/** Accounts whose mails are read here and whose passwords are kept as they are: hashing is tested where it is done. */
const accountsOf = ({ storage, mail, companies }: House) =>
  createAccounts({
    ...{
      storage,
      clock,
      sealing,
      companies,
      site: () => 'http://spil.test',
      demoUsers: 'nobody' as const,
      byAddress: false,
    },
    mail: { ...mail, queue: async (_, to, letter) => void mailed.set(to, asText(letter)), wake: () => {} },
    passwords: plainPasswords,
  })
let accounts: ReturnType<typeof accountsOf>

type Step =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'limit'; readonly period: Period; readonly dkk: number }
  | { readonly do: 'loss'; readonly period: Period; readonly dkk: number | null }
  | { readonly do: 'deposit'; readonly dkk: number; readonly times: number }
  | { readonly do: 'withdraw'; readonly dkk: number | undefined }
  | { readonly do: 'spin'; readonly bet: number; readonly times: number; readonly again: boolean }
  | { readonly do: 'check'; readonly minutes: (typeof REALITY_CHECK_MINUTES)[number] }
  | { readonly do: 'acknowledge' | 'pause' | 'rotate' | 'logout' }
  | { readonly do: 'login'; readonly right: boolean }
  | { readonly do: 'exclude'; readonly days: number | undefined }

const period = fc.constantFrom(...PERIODS)
const dkk = fc.constantFrom(10, 20, 50, 100, 250)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('spin'),
      bet: fc.constantFrom(1, 5, 25),
      times: fc.nat(3),
      again: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit'), dkk, times: fc.constantFrom(1, 1, 3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      ms: fc.constantFrom(MINUTE, 14 * MINUTE, 16 * MINUTE, HOUR, DAY - MINUTE, DAY + MINUTE, 8 * DAY, 31 * DAY),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('limit'), period, dkk }) },
  fc.record({ do: fc.constant('loss'), period, dkk: fc.option(dkk) }),
  fc.record({ do: fc.constant('withdraw'), dkk: fc.option(dkk, { nil: undefined }) }),
  fc.record({ do: fc.constant('check'), minutes: fc.constantFrom(...REALITY_CHECK_MINUTES) }),
  fc.record({ do: fc.constantFrom('acknowledge', 'pause', 'rotate', 'logout') }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('login'), right: fc.boolean() }) },
  fc.record({ do: fc.constant('exclude'), days: fc.option(fc.constantFrom(30, 60), { nil: undefined }) }),
) as fc.Arbitrary<Step>

/** One member, at the server and in the model. */
class Life {
  readonly model = new MoneyModel()
  private readonly registration = registerInput.parse(registrationOf(`m-${randomUUID().slice(0, 13)}`))
  private token = ''
  private player = { id: '', kind: 'player' as 'player' | 'company' }

  /** Comes into being: registered, and activated by the link of the mail. */
  async begin(): Promise<void> {
    const { email } = this.registration
    expect(codeOf(await accounts.register(this.registration, ''))).toBe('granted')
    expect(await this.logIn(true)).toBe('notActivated')
    const [, link = ''] = /token=([\w-]+)/.exec(mailed.get(email) ?? '') ?? []
    expect(codeOf(await accounts.activate(link))).toBe('granted')
    mailed.delete(email)
    expect(await this.logIn(true)).toBe('granted')
    const member = await accounts.memberOf(this.token)
    this.player = { id: member?.id ?? '', kind: member?.kind ?? 'company' }
    await identify(house, this.player.id)
    await chooseSeed(house, this.player.id, 1)
  }

  private async logIn(right: boolean): Promise<string> {
    const { email, password } = this.registration
    const credentials = { email, password: right ? password : `${password}!`, rememberMe: true }
    const outcome = await accounts.login(credentials, { address: '', token: undefined, userAgent: undefined })
    if (outcome.ok) {
      this.token = outcome.value.session.token
      this.model.logIn(clock.now().getTime())
    }
    return codeOf(outcome)
  }

  /** Everything but time and the door asks for somebody who is logged in. */
  async take(one: Step): Promise<void> {
    if (one.do === 'pass') return clock.pass(one.ms)
    if (one.do === 'login') return expect(await this.logIn(one.right)).toBe(one.right ? 'granted' : 'wrongLogin')
    if (one.do === 'logout') {
      this.model.logOut()
      return accounts.logout(this.token)
    }
    const member = await accounts.memberOf(this.token)
    expect(member?.id).toBe(this.model.isIn(clock.now().getTime()) ? this.player.id : undefined)
    if (member) await this.act(one)
  }

  private async act(one: Exclude<Step, { do: 'pass' | 'login' | 'logout' }>): Promise<void> {
    const { player, model } = this
    const now = clock.now().getTime()
    switch (one.do) {
      case 'limit':
        model.wishDeposit(one.period, one.dkk * MICRO, now)
        return void (await house.limits.setDeposit(player, { [one.period]: one.dkk }))
      case 'loss':
        model.wishLoss(one.period, one.dkk === null ? null : one.dkk * MICRO, now)
        return void (await house.limits.setLoss(player, { [one.period]: one.dkk }))
      case 'deposit':
        return this.deposit(one.dkk, one.times)
      case 'withdraw': {
        const expected = model.payOut(one.dkk === undefined ? model.balance : one.dkk * MICRO)
        return expect(codeOf(await house.wallet.withdraw(player, { amount: one.dkk }))).toBe(expected)
      }
      case 'spin':
        for (let n = 0; n <= one.times; n++) await this.spin(one.bet, one.again)
        return
      case 'check':
        model.wishInterval(one.minutes)
        return void (await house.limits.setRealityCheck(player, { minutes: one.minutes }))
      case 'acknowledge':
        model.acknowledge(now)
        return void (await house.limits.acknowledge(player))
      case 'pause':
        model.block('pause', now + DAY)
        return void (await house.limits.pause(player))
      case 'exclude':
        model.block('exclusion', one.days === undefined ? Number.POSITIVE_INFINITY : now + one.days * DAY)
        return void (await house.limits.exclude(
          player,
          one.days === undefined ? { forever: true } : { days: one.days },
        ))
      case 'rotate':
        model.nonce = 0
        return void value(await house.fairness.rotate(player.id, { id: 1 }))
    }
  }

  /** Sent several times at once under one key, it is carried out once. */
  private async deposit(amount: number, times: number): Promise<void> {
    const key = randomUUID()
    const expected = this.model.payIn(amount * MICRO, clock.now().getTime())
    const sent = Array.from({ length: times }, () => house.wallet.deposit(this.player, { amount, key }))
    expect(new Set((await Promise.all(sent)).map(codeOf))).toEqual(new Set([expected]))
  }

  private async spin(bet: number, again: boolean): Promise<void> {
    const { player, model } = this
    const now = clock.now().getTime()
    const input = { id: 1, bet, stake: 'money' as const, key: randomUUID() }
    const outcome = await house.rounds.spin(input, player)
    expect(codeOf(outcome)).toBe(model.mayPlay(bet * MICRO, now))
    if (!outcome.ok) return
    const { totalCoins, betCoins, balance } = slotValue(outcome)
    model.played(bet * MICRO, (totalCoins * bet * MICRO) / betCoins, now)
    expect(balance).toBe(model.balance / MICRO)
    if (again) expect(value(await house.rounds.spin(input, player))).toEqual(outcome.value)
  }

  async compare(): Promise<void> {
    const { player, model } = this
    expect(await house.wallet.balance(player.id)).toBe(model.balance)
    expect(value(await house.fairness.seeds(player.id, 1)).nonce).toBe(model.nonce)
  }
}

test('any history of limits, deposits, rounds and breaks goes as the model says', { timeout: 900_000 }, async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 12 }),
    fc.boolean(),
    async (steps, ready) => {
      const life = new Life()
      await life.begin()
      if (ready) for (const of of PERIODS) await life.take({ do: 'limit', period: of, dkk: 250 })
      for (const one of steps) await life.take(one)
      await life.compare()
    },
  )
  await fc.assert(property, { numRuns: HISTORIES, seed: 20_260_624 })
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
})
