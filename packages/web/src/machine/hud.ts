import type { Tier } from './tier.ts'

/** What a machine says beside its reels; the page draws it in HTML over the canvas. */
export interface Hud {
  readonly counter: SpinCounter | undefined
  readonly card: Card | undefined
  /** The reels have stopped and a win is being shown: it may be hurried along. */
  readonly skippable: boolean
}

export interface SpinCounter {
  readonly number: number
  readonly of: number
  readonly multiplier: number
  readonly coins: number
}

export type Card =
  | { readonly kind: 'intro'; readonly spins: number; readonly multiplier: number }
  | { readonly kind: 'more'; readonly spins: number }
  | { readonly kind: 'outro'; readonly spins: number; readonly coins: number; readonly quiet: boolean }
  | { readonly kind: 'cap'; readonly coins: number }
  | { readonly kind: 'win'; readonly coins: number; readonly tier: Exclude<Tier, 'none' | 'line'> }

export const EMPTY_HUD: Hud = { counter: undefined, card: undefined, skippable: false }
