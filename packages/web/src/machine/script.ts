import type { Cell, Gamble, GambleWay } from '@spilvaerk/slot-engine'
import type { FeatureStep, WindowStep } from './feature-steps.ts'
import type { MeterStand } from './meters.ts'
import type { Tier } from './tier.ts'

/** A round as a machine performs it, one step after the other. */
export interface Script {
  readonly steps: readonly Step[]
  readonly betCoins: number
  readonly totalCoins: number
  /** The whole round does not exceed its bet: nothing in it is celebrated. */
  readonly quiet: boolean
}

export type Step =
  | Land
  | Wins
  | WindowStep
  | Award
  | Enter
  | FreeSpin
  | LevelUp
  | Leave
  | FeatureStep
  | CapReached
  | Ask
  | Total

/** The running reels come to rest. */
export interface Land {
  readonly type: 'land'
  readonly reelSet: string
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
  readonly tension: number | undefined
  readonly free: boolean
  /** By reel its place among the stops. */
  readonly order: readonly number[]
  readonly top?: { readonly stop: number; readonly reels: readonly number[] }
  /** Features came before it, so its reels have to start. */
  readonly starts?: true
  /** As the spin begins. */
  readonly meters: readonly MeterStand[]
  /** Set where only some cells spin, and those of an earlier window stay. */
  readonly respin?: Respin
}

export interface Respin {
  /** From 1. */
  readonly number: number
  readonly held: readonly Held[]
}

/** Everything one spin won. */
export interface Wins {
  readonly type: 'wins'
  readonly wins: readonly ShownWin[]
  readonly coins: number
  /** Of the round, this spin included. */
  readonly wonCoins: number
  /** As these wins fill them. */
  readonly meters: readonly MeterStand[]
}

export interface ShownWin {
  readonly kind:
    | 'line'
    | 'combination'
    | 'ways'
    | 'cluster'
    | 'anywhere'
    | 'straight'
    | 'shape'
    | 'fullWindow'
    | 'scatter'
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly multiplier: number
  /** The line's number from 0, when it has one. */
  readonly line?: number
  readonly symbol?: string
  readonly count?: number
  readonly ways?: number
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
  readonly untilGone?: boolean
}

export interface Enter {
  readonly type: 'enter'
  readonly feature: string
  readonly spins: number
  readonly multiplier: number
  /** Respins while something walks, not free spins of a known number. */
  readonly untilGone?: boolean
}

/** The reels start on a free spin. */
export interface FreeSpin {
  readonly type: 'freeSpin'
  readonly feature: string
  readonly reelSet: string
  readonly number: number
  readonly of: number
  readonly multiplier: number
  readonly untilGone?: boolean
  /** Of spins that a symbol ends: in how many it may still come up. */
  readonly lives?: number
  /** What does not spin with the others. */
  readonly held: readonly Held[]
}

/** Symbols collected in free spins reach a level. */
export interface LevelUp {
  readonly type: 'levelUp'
  readonly level: number
  readonly spins: number
  readonly multiplier: number
}

/** A symbol that stays in its cell while the reels run, or has walked into it. */
export interface Held {
  readonly cell: Cell
  readonly symbol: string
  readonly hasWalked: boolean
}

export interface Leave {
  readonly type: 'leave'
  readonly feature: string
  readonly untilGone?: boolean
  readonly spins: number
  readonly coins: number
}

export interface CapReached {
  readonly type: 'capReached'
  readonly coins: number
}

/** The round waits for the player: the last step until it is answered. */
export interface Ask {
  readonly type: 'ask'
  readonly question: Question
}

export type Question = { readonly kind: 'choice' } | GambleQuestion

/** Take the coins, or stake them in one of the ways. */
export interface GambleQuestion {
  readonly kind: 'gamble'
  readonly coins: number
  readonly ways: readonly StakeWay[]
  readonly gamble: Gamble
  /** From 0. */
  readonly step: number
}

/** A way to stake: what the coins would be if it is won, and if it is lost. */
export interface StakeWay extends GambleWay {
  readonly wouldBe: number
  readonly kept: number
}

/** The end of the round. */
export interface Total {
  readonly type: 'total'
  readonly coins: number
  readonly tier: Tier
}
