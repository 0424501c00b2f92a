import type { Bounds } from '../bounds/mean-bounds.ts'

export type { Bounds } from '../bounds/mean-bounds.ts'

/**
 * What is proved of a game's return, for the plain bet and every bet mode. Shares of the price of a round, and coins where
 * named so. With probability `confidence` all of its bounds hold together; where a mode is `exact` they hold for certain.
 */
export interface AdmissionProof {
  readonly confidence: number
  /** `exact`: nothing was sampled. */
  readonly method: 'exact' | 'sampled'
  /** Rounds sampled, all modes and strategies together. */
  readonly rounds: number
  /** Of the draws. */
  readonly seed: string
  /** The most that one round and the pools beside it can pay, in any mode; see `ProvedMode.greatestWinCoins`. */
  readonly greatestWinCoins: number
  /** The plain bet, named `base`, and then every bet mode in the order of the definition. */
  readonly modes: readonly ModeProof[]
}

export type ModeProof = ProvedMode | UnprovedMode

export interface ProvedMode {
  readonly proved: true
  readonly mode: string
  /** The price of a round. */
  readonly betCoins: number
  readonly method: 'exact' | 'sampled'
  /** Rounds sampled, all strategies together. */
  readonly rounds: number
  /** Combinations of options that were looked at: 1 where the player has nothing to choose. */
  readonly strategies: number
  /** The return, pools included, under every strategy: `worst.low` to `best.high`. */
  readonly rtp: Bounds
  /** The return under the worst strategy, the gamble included. */
  readonly worst: Bounds
  /** The return under the best strategy. */
  readonly best: Bounds
  /** The part of `rtp` that progressive jackpots pay beside the round. */
  readonly pools: Bounds
  /**
   * The most that a round pays by the definition, and beside it what pools pay that must be hit. What players have put into
   * other pools comes on top: it has no bound, and is theirs.
   */
  readonly greatestWinCoins: number
  readonly topWin: TopWin
}

/** The most that a round alone can win, nothing gambled, under the strategy in which that is likeliest. */
export interface TopWin {
  readonly coins: number
  /** Of a round that wins it. `low` is 0 where only an upper bound is known. */
  readonly chance: Bounds
  /** Sampled rounds that won it; absent where nothing was sampled. */
  readonly seen?: number
}

export interface UnprovedMode {
  readonly proved: false
  readonly mode: string
  readonly betCoins: number
  readonly greatestWinCoins: number
  readonly reason: UnprovedReason
}

/**
 * Why nothing is proved.
 * `choicesTooMany`: the options of all choices make more combinations than are looked at.
 * `choiceSeesWindow`: an option starts what goes on from the window in view, so the best option changes with it.
 * `choiceAskedAgain`: one choice may be asked several times in a round that can reach its cap.
 * `tooMuchWork`: so few rounds fit in the budget that nothing can be said, or one of them takes all of it.
 */
export const UNPROVED_REASONS = ['choicesTooMany', 'choiceSeesWindow', 'choiceAskedAgain', 'tooMuchWork'] as const
export type UnprovedReason = (typeof UNPROVED_REASONS)[number]
