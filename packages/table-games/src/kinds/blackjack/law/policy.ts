import type { Hands } from '../hands.ts'

/** What is done with a hand, where it is not split. */
export const STAND = 0
export const HIT = 1
export const DOUBLE = 2
export const SURRENDER = 3

/** How somebody plays against one upcard: what is done with a hand that has these cards. */
export interface UpcardPolicy {
  readonly act: Uint8Array
  /** By value: into how many hands a pair is split at most; 0 where it is not. */
  readonly split: Uint8Array
  /** By value of the pair, what is done with each hand after a split. */
  readonly after: (Uint8Array | undefined)[]
}

export const emptyPolicy = (hands: Hands): UpcardPolicy => ({
  act: new Uint8Array(hands.size),
  split: new Uint8Array(11),
  after: [],
})
