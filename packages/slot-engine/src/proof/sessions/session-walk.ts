import { addTo, entryOf, floatAt } from '../../entries.ts'
import type { SessionEnd, SurvivalPoint } from './session-report.ts'

/** Coins. A session ends as soon as its balance is `low` or less, or `high` or more. */
export interface SessionTerms {
  readonly bet: number
  readonly start: number
  readonly low: number
  readonly high: number
  readonly spins: number
  readonly sessions: number
}

/** The survival curve has at most this many steps. */
const POINTS = 100

/** Plays sessions one after the other from rounds that are handed to it. Nothing in its loop allocates. */
export class SessionWalk {
  done = 0
  readonly endBalances: Float64Array
  readonly drawdowns: Float64Array
  readonly ends: Record<SessionEnd, number> = { ruined: 0, stoppedAtLoss: 0, stoppedAtWin: 0, completed: 0 }
  rounds = 0
  private readonly terms: SessionTerms
  private balance: number
  private peak: number
  private drawdown = 0
  private left: number
  /** Sessions by the first point of the curve at which they were ruined, or over. */
  private readonly points: readonly number[]
  private readonly ruinedBy: Float64Array
  private readonly overBy: Float64Array

  constructor(terms: SessionTerms) {
    this.terms = terms
    this.endBalances = new Float64Array(terms.sessions)
    this.drawdowns = new Float64Array(terms.sessions)
    this.balance = terms.start
    this.peak = terms.start
    this.left = terms.spins
    const steps = Math.min(POINTS, terms.spins)
    this.points = Array.from({ length: steps + 1 }, (_, i) => Math.round((i * terms.spins) / steps))
    this.ruinedBy = new Float64Array(steps + 1)
    this.overBy = new Float64Array(steps + 1)
  }

  /** Plays on with these rounds' coins, until they or the sessions are used up. */
  play(coins: Float64Array): void {
    const { bet, low, high, sessions } = this.terms
    let { balance, peak, drawdown, left } = this
    let i = 0
    while (i < coins.length) {
      balance += (coins[i++] as number) - bet
      left--
      if (balance > peak) peak = balance
      else if (peak - balance > drawdown) drawdown = peak - balance
      if (balance > low && balance < high && left > 0) continue
      this.end(balance, drawdown, left)
      if (this.done === sessions) break
      balance = this.terms.start
      peak = balance
      drawdown = 0
      left = this.terms.spins
    }
    this.rounds += i
    this.balance = balance
    this.peak = peak
    this.drawdown = drawdown
    this.left = left
  }

  private end(balance: number, drawdown: number, left: number): void {
    const { bet, low, high, spins } = this.terms
    const ruined = balance < bet
    const end: SessionEnd = ruined
      ? 'ruined'
      : balance <= low
        ? 'stoppedAtLoss'
        : balance >= high
          ? 'stoppedAtWin'
          : 'completed'
    this.ends[end]++
    this.endBalances[this.done] = balance
    this.drawdowns[this.done] = drawdown
    this.done++
    const point = this.pointAfter(spins - left)
    if (ruined) addTo(this.ruinedBy, point, 1)
    if (end !== 'completed') addTo(this.overBy, point, 1)
  }

  /** The first point at or after so many spins. */
  private pointAfter(spins: number): number {
    let point = Math.ceil((spins * (this.points.length - 1)) / this.terms.spins)
    while (point > 0 && entryOf(this.points, point - 1) >= spins) point--
    while (entryOf(this.points, point) < spins) point++
    return point
  }

  survival(): SurvivalPoint[] {
    let ruined = 0
    let over = 0
    return this.points.map((spins, i) => {
      ruined += floatAt(this.ruinedBy, i)
      over += floatAt(this.overBy, i)
      return { spins, solvent: 1 - ruined / this.done, playing: 1 - over / this.done }
    })
  }
}
