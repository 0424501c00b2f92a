import type { Prize } from '../../../definition.ts'
import { entryOf, intAt } from '../../../entries.ts'

/** A way that a mini-game can go on: with this chance it gives this prize. */
export interface Branch {
  readonly chance: number
  readonly prize: Prize
  /** The node that follows; absent: it is over. */
  readonly next?: number
}

/** Visits the branches of a node: `prize` is a place in the tree's list, `then` what is known of the node that follows. */
export type EachBranch<T> = (visit: (chance: number, prize: number, then: T | undefined) => void) => void

/**
 * All the ways a mini-game can go, as nodes that many branches may lead to. A node leads to nodes before it, and the last one
 * is where it begins. There may be a million branches, so they are numbers in three lists.
 */
export class Tree {
  /** What branches give, each prize once. */
  readonly prizes: Prize[] = []
  private readonly places = new Map<Prize, number>()
  private readonly chances: number[] = []
  private readonly prizeOf: number[] = []
  private readonly next: number[] = []
  /** By node its first branch. */
  private readonly first: number[] = [0]

  static of(branches: readonly Branch[]): Tree {
    const tree = new Tree()
    tree.add(branches)
    return tree
  }

  get branches(): number {
    return this.chances.length
  }

  /** @returns the node's number */
  add(branches: readonly Branch[]): number {
    for (const { chance, prize, next = -1 } of branches) {
      this.chances.push(chance)
      this.prizeOf.push(this.placeOf(prize))
      this.next.push(next)
    }
    return this.first.push(this.chances.length) - 2
  }

  private placeOf(prize: Prize): number {
    const place = this.places.get(prize) ?? this.prizes.push(prize) - 1
    this.places.set(prize, place)
    return place
  }

  /**
   * Works every node out from those that it leads to, and gives the value where it begins.
   * @param release is given the value of a node that nothing leads to any more
   */
  fold<T>(work: (each: EachBranch<T>) => T, release?: (value: T) => void): T {
    const values: (T | undefined)[] = []
    const lastUses = release === undefined ? null : this.lastUses()
    for (let node = 0; node + 1 < this.first.length; node++) {
      const [from, to] = [entryOf(this.first, node), entryOf(this.first, node + 1)]
      const value = work((visit) => {
        for (let i = from; i < to; i++) {
          const next = entryOf(this.next, i)
          visit(entryOf(this.chances, i), entryOf(this.prizeOf, i), next < 0 ? undefined : values[next])
        }
      })
      values.push(value)
      for (let i = from; lastUses !== null && i < to; i++) {
        const next = entryOf(this.next, i)
        if (next < 0 || intAt(lastUses, next) !== i) continue
        release?.(values[next] as T)
        values[next] = undefined
      }
    }
    return values.at(-1) as T
  }

  /** By node the last branch that leads to it. */
  private lastUses(): Int32Array {
    const uses = new Int32Array(this.first.length)
    for (const [i, node] of this.next.entries()) if (node >= 0) uses[node] = i
    return uses
  }
}
