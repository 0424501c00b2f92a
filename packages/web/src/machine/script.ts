import type { Cell, Round, RoundEvent, WinEvent } from '@spilvaerk/slot-engine'
import { BASE_REELS, type Face } from './face.ts'
import { tensionReel } from './tension.ts'
import { type Tier, tierOf } from './tier.ts'

/** A round as a machine performs it, one step after the other. */
export interface Script {
  readonly steps: readonly Step[]
  readonly betCoins: number
  readonly totalCoins: number
  /** The whole round does not exceed its bet: nothing in it is celebrated. */
  readonly quiet: boolean
}

export type Step = Land | Wins | Award | Enter | FreeSpin | Leave | CapReached | Total

/** The running reels come to rest. */
export interface Land {
  readonly type: 'land'
  readonly reelSet: string
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
  readonly tension: number | undefined
  readonly free: boolean
}

/** Everything one spin won. */
export interface Wins {
  readonly type: 'wins'
  readonly wins: readonly ShownWin[]
  readonly coins: number
  /** Of the round, this spin included. */
  readonly wonCoins: number
}

export interface ShownWin {
  readonly kind: 'line' | 'combination' | 'scatter'
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly multiplier: number
  /** The line's number from 0, when it has one. */
  readonly line?: number
  readonly symbol?: string
  readonly count?: number
  readonly name?: string
}

export interface Award {
  readonly type: 'award'
  readonly feature: string
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly spins: number
  readonly retrigger: boolean
}

export interface Enter {
  readonly type: 'enter'
  readonly feature: string
  readonly spins: number
  readonly multiplier: number
}

/** The reels start on a free spin. */
export interface FreeSpin {
  readonly type: 'freeSpin'
  readonly feature: string
  readonly reelSet: string
  readonly number: number
  readonly of: number
  readonly multiplier: number
  /** Won by the feature before this spin. */
  readonly featureCoins: number
}

export interface Leave {
  readonly type: 'leave'
  readonly feature: string
  readonly spins: number
  readonly coins: number
}

export interface CapReached {
  readonly type: 'capReached'
  readonly coins: number
}

/** The end of the round. */
export interface Total {
  readonly type: 'total'
  readonly coins: number
  readonly tier: Tier
}

export function buildScript(round: Round, face: Face): Script {
  const writer = new ScriptWriter(round, face)
  for (const [index, event] of round.events.entries()) writer.add(event, index)
  return {
    steps: writer.end(),
    betCoins: round.betCoins,
    totalCoins: round.totalCoins,
    quiet: round.totalCoins <= round.betCoins,
  }
}

class ScriptWriter {
  readonly #round: Round
  readonly #face: Face
  readonly #steps: Step[] = []
  #wins: ShownWin[] = []
  #wonCoins = 0
  #feature: string | undefined
  #featureStartCoins = 0

  constructor(round: Round, face: Face) {
    this.#round = round
    this.#face = face
  }

  add(event: RoundEvent, index: number): void {
    switch (event.type) {
      case 'reelsStopped': {
        const { reelSet, stops, window } = event
        const tension = tensionReel(this.#face, { reelSet, window, feature: this.#feature })
        return this.#push({ type: 'land', reelSet, stops, window, tension, free: this.#feature !== undefined })
      }
      case 'lineWon':
      case 'combinationWon':
      case 'scatterPaid':
        this.#wins.push(shown(event))
        return
      case 'freeSpinsAwarded':
        return this.#push({ ...event, type: 'award' })
      case 'freeSpinStarted': {
        const { feature, number, remaining, multiplier } = event
        const of = number + remaining
        if (this.#feature !== feature) this.#enter(feature, of, multiplier)
        const reelSet = this.#nextReelSet(index)
        const featureCoins = this.#wonCoins + this.#pendingCoins() - this.#featureStartCoins
        return this.#push({ type: 'freeSpin', feature, reelSet, number, of, multiplier, featureCoins })
      }
      case 'freeSpinsEnded': {
        const { feature, spins, coins } = event
        this.#push({ type: 'leave', feature, spins, coins })
        this.#feature = undefined
        return
      }
      case 'capped':
        return this.#push({ type: 'capReached', coins: event.coins })
    }
  }

  end(): readonly Step[] {
    const { totalCoins, betCoins } = this.#round
    this.#push({ type: 'total', coins: totalCoins, tier: tierOf(totalCoins, betCoins) })
    return this.#steps
  }

  #push(step: Step): void {
    this.#flushWins()
    this.#steps.push(step)
  }

  #enter(feature: string, spins: number, multiplier: number): void {
    this.#push({ type: 'enter', feature, spins, multiplier })
    this.#feature = feature
    this.#featureStartCoins = this.#wonCoins
  }

  #pendingCoins = (): number => this.#wins.reduce((sum, win) => sum + win.coins, 0)

  #flushWins(): void {
    if (this.#wins.length === 0) return
    const coins = this.#pendingCoins()
    this.#wonCoins = Math.min(this.#round.totalCoins, this.#wonCoins + coins)
    this.#steps.push({ type: 'wins', wins: this.#wins, coins, wonCoins: this.#wonCoins })
    this.#wins = []
  }

  #nextReelSet(from: number): string {
    const landing = this.#round.events.slice(from).find((event) => event.type === 'reelsStopped')
    return landing?.reelSet ?? BASE_REELS
  }
}

function shown(event: WinEvent): ShownWin {
  const { cells, coins, multiplier } = event
  switch (event.type) {
    case 'lineWon':
      return { kind: 'line', cells, coins, multiplier, line: event.line, symbol: event.symbol, count: event.count }
    case 'combinationWon':
      return { kind: 'combination', cells, coins, multiplier, line: event.line, name: event.name }
    case 'scatterPaid':
      return { kind: 'scatter', cells, coins, multiplier, symbol: event.symbol, count: event.count }
  }
}
