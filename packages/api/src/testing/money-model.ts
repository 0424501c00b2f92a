import { PERIODS, type Period } from '@spilvaerk/schemas'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MINUTE = 60_000
const LENGTH: Readonly<Record<Period, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY }

interface Wait {
  readonly value: number | null
  readonly from: number
}

/** A limit: what holds, and the raise that waits. */
class Limit {
  private value: number | null = null
  private waiting: Wait | undefined

  at(now: number): number | null {
    if (this.waiting && this.waiting.from <= now) {
      this.value = this.waiting.value
      this.waiting = undefined
    }
    return this.value
  }

  wish(value: number | null, now: number): void {
    const current = this.at(now)
    const raises = current !== null && (value === null || value > current)
    this.waiting = raises ? { value, from: now + DAY } : undefined
    if (!raises) this.value = value
  }
}

/** What a member may do, told again in the fewest words: the server is compared with it. Amounts in micro-DKK. */
export class MoneyModel {
  balance = 0
  nonce = 0
  private readonly deposits: { readonly at: number; readonly amount: number }[] = []
  private readonly deposit = { day: new Limit(), week: new Limit(), month: new Limit() }
  private readonly loss = { day: new Limit(), week: new Limit(), month: new Limit() }
  private readonly net = new Map<number, number>()
  private blockedUntil = 0
  private excludedLongest = false
  private loggedInUntil = 0
  private interval = 60
  private session: { last: number; checked: number } | undefined

  logIn(now: number): void {
    this.loggedInUntil = now + 30 * DAY
  }

  logOut(): void {
    this.loggedInUntil = 0
  }

  isIn(now: number): boolean {
    return now < this.loggedInUntil
  }

  wishDeposit(period: Period, value: number, now: number): void {
    this.deposit[period].wish(value, now)
  }

  wishLoss(period: Period, value: number | null, now: number): void {
    this.loss[period].wish(value, now)
  }

  wishInterval(minutes: number): void {
    this.interval = minutes
  }

  block(kind: 'pause' | 'exclusion', until: number): void {
    if (until <= this.blockedUntil) return
    this.blockedUntil = until
    this.excludedLongest = kind === 'exclusion'
  }

  private blocked(now: number): string | undefined {
    if (this.blockedUntil <= now) return undefined
    return this.excludedLongest ? 'excluded' : 'paused'
  }

  private lacksLimits(now: number): boolean {
    return PERIODS.some((period) => this.deposit[period].at(now) === null)
  }

  payIn(amount: number, now: number): string {
    const blocked = this.blocked(now)
    if (blocked) return blocked
    if (this.lacksLimits(now)) return 'depositLimitsMissing'
    const over = PERIODS.some((period) => {
      const used = this.deposits.filter(({ at }) => at > now - LENGTH[period]).reduce((sum, one) => sum + one.amount, 0)
      return used + amount > (this.deposit[period].at(now) ?? 0)
    })
    if (over) return 'overDepositLimit'
    this.deposits.push({ at: now, amount })
    this.balance += amount
    return 'granted'
  }

  payOut(amount: number): string {
    if (amount === 0 || amount > this.balance) return 'insufficientFunds'
    this.balance -= amount
    return 'granted'
  }

  private isPlaying(now: number): boolean {
    return this.session !== undefined && now - this.session.last <= 15 * MINUTE
  }

  /** Whether a round would be played. */
  mayPlay(cost: number, now: number): string {
    const blocked = this.blocked(now)
    if (blocked) return blocked
    if (this.lacksLimits(now)) return 'depositLimitsMissing'
    for (const period of PERIODS) {
      const limit = this.loss[period].at(now)
      const from = Math.floor((now - LENGTH[period]) / HOUR)
      const lost = [...this.net].filter(([hour]) => hour >= from).reduce((sum, [, net]) => sum - net, 0)
      if (limit !== null && lost + cost > limit) return 'overLossLimit'
    }
    if (this.isPlaying(now) && now >= (this.session?.checked ?? 0) + this.interval * MINUTE) return 'realityCheckDue'
    return cost > this.balance ? 'insufficientFunds' : 'granted'
  }

  played(cost: number, win: number, now: number): void {
    this.balance += win - cost
    this.nonce += 1
    const hour = Math.floor(now / HOUR)
    this.net.set(hour, (this.net.get(hour) ?? 0) + win - cost)
    this.session = { last: now, checked: this.isPlaying(now) ? (this.session?.checked ?? now) : now }
  }

  acknowledge(now: number): void {
    if (this.isPlaying(now)) this.session = { last: now, checked: now }
  }
}
