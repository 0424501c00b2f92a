import type { Bounds } from './proof.ts'
import type { Strategy } from './strategies.ts'

/** What is known of the rounds of one mode under one strategy. In coins. */
export interface RoundBounds {
  readonly strategy: Strategy
  readonly method: 'exact' | 'sampled'
  readonly rounds: number
  /** The mean of what a round pays, nothing gambled. */
  readonly paid: Bounds
  /** The same after the gamble, used as badly as can be. */
  readonly gambled: Bounds
  /** The mean before the cap, where it is known: no more can be had. */
  readonly uncapped?: number
  /** Of reaching the cap. */
  readonly capChance: Bounds
  /** Of paying the most that a round of the mode can by the definition, which may be the cap. */
  readonly topChance: Bounds
  /** Sampled rounds that paid it. */
  readonly topSeen?: number
}
