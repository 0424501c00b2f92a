import { floatAt } from '@spilvaerk/slot-engine/shared'

/** Sums up to this far from 0 are counted in a flat array, the others in a map. */
const NEAR = 1 << 15

/** Rounds by what they won or lost. */
export class NetHistogram {
  readonly #near = new Float64Array(2 * NEAR)
  readonly #far = new Map<number, number>()

  add(net: number): void {
    const at = net + NEAR
    if (at >= 0 && at < 2 * NEAR) this.#near[at] = floatAt(this.#near, at) + 1
    else this.#far.set(net, (this.#far.get(net) ?? 0) + 1)
  }

  /** Ascending. */
  entries(): readonly (readonly [net: number, rounds: number])[] {
    const near = [...this.#near.entries()].filter(([, n]) => n > 0).map(([at, n]) => [at - NEAR, n] as const)
    return [...near, ...this.#far].sort(([a], [b]) => a - b)
  }
}
