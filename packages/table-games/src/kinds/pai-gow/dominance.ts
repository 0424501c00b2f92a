import { byteAt, floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import { LOW_STRENGTHS } from './hand.ts'

/** A sum of products that passes 2^53. */
class WideSum {
  #near = 0
  #far = 0n

  add(value: number): void {
    this.#near += value
    if (Math.abs(this.#near) > 2 ** 50) this.#flush()
  }

  /** The sum, and back to 0. */
  taken(): bigint {
    this.#flush()
    const sum = this.#far
    this.#far = 0n
    return sum
  }

  #flush(): void {
    this.#far += BigInt(this.#near)
    this.#near = 0
  }
}

/** Sums of weights up to a low hand (Fenwick's tree). */
class LowSums {
  readonly #tree = new Float64Array(LOW_STRENGTHS + 1)

  clear(): void {
    this.#tree.fill(0)
  }

  add(low: number, weight: number): void {
    for (let at = low + 1; at <= LOW_STRENGTHS; at += at & -at) this.#tree[at] = floatAt(this.#tree, at) + weight
  }

  /** Of all low hands below. */
  below(low: number): number {
    let sum = 0
    for (let at = low; at > 0; at -= at & -at) sum += floatAt(this.#tree, at)
    return sum
  }
}

/** Hands of one side, or of both, ascending by their high hand. */
export interface Side {
  readonly entries: Int32Array
  readonly weights: Float64Array
  readonly size: number
}

/** What is known of every entry. */
export interface Settings {
  readonly high: Int32Array
  readonly low: Int32Array
  /** 1 where the dealer's hand makes bets push. */
  readonly pushes: Uint8Array
  /** 1 where an entry is not compared with entries of its own sort. */
  readonly apart: Uint8Array
}

/** Pairs in which the player wins both hands, and in which the dealer has both, copies counted as the dealer's. */
export class Pairs {
  wins = 0n
  losses = 0n
  readonly #settings: Settings
  readonly #dealer = [new LowSums(), new LowSums()] as const
  readonly #player = [new LowSums(), new LowSums()] as const
  readonly #won = new WideSum()
  readonly #lost = new WideSum()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Adds all pairs of a hand of the player and one of the dealer, so many times, over `per`, which divides their sums. */
  count(player: Side, dealer: Side, times: number, per: number): void {
    for (const sums of [...this.#dealer, ...this.#player]) sums.clear()
    const { high } = this.#settings
    let [p, d] = [0, 0]
    while (p < player.size || d < dealer.size) {
      const nextP = p < player.size ? intAt(high, intAt(player.entries, p)) : Number.POSITIVE_INFINITY
      const nextD = d < dealer.size ? intAt(high, intAt(dealer.entries, d)) : Number.POSITIVE_INFINITY
      const at = Math.min(nextP, nextD)
      p = this.#players(player, p, at)
      d = this.#dealers(dealer, d, at)
    }
    this.wins += (BigInt(times) * this.#won.taken()) / BigInt(per)
    this.losses += (BigInt(times) * this.#lost.taken()) / BigInt(per)
  }

  /** Hands of the player as high as that win over lower ones of the dealer, and are there for those that follow. */
  #players(side: Side, from: number, at: number): number {
    const { high, low, apart } = this.#settings
    let i = from
    for (; i < side.size && intAt(high, intAt(side.entries, i)) === at; i++) {
      const entry = intAt(side.entries, i)
      const weight = floatAt(side.weights, i)
      const isApart = byteAt(apart, entry) === 1
      this.#won.add(weight * this.#dealer[isApart ? 1 : 0].below(intAt(low, entry)))
      this.#player[0].add(intAt(low, entry), weight)
      if (!isApart) this.#player[1].add(intAt(low, entry), weight)
    }
    return i
  }

  #dealers(side: Side, from: number, at: number): number {
    const { high, low, apart, pushes } = this.#settings
    let i = from
    for (; i < side.size && intAt(high, intAt(side.entries, i)) === at; i++) {
      const entry = intAt(side.entries, i)
      if (byteAt(pushes, entry) === 1) continue
      const weight = floatAt(side.weights, i)
      const isApart = byteAt(apart, entry) === 1
      this.#lost.add(weight * this.#player[isApart ? 1 : 0].below(intAt(low, entry) + 1))
      this.#dealer[0].add(intAt(low, entry), weight)
      if (!isApart) this.#dealer[1].add(intAt(low, entry), weight)
    }
    return i
  }
}
