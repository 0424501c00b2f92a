import type { Pick } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { Branch, Tree } from '../prizes/law.ts'

/** Paths of a pick that are worked out one by one before it is left to simulation. */
const TREE_LIMIT = 200_000

/** Steps and bytes of an item at a node: its branch, and its place in the node's key. */
const ITEM_STEPS = 30
const ITEM_BYTES = 90
const NODE_BYTES = 200

/** Drawing without putting back: a node is what is left, whatever the order it came about in. */
export function pickTree({ items, picks }: Pick, meter: Meter): Tree | null {
  const nodes = new Map<string, Branch[]>()
  const total = items.reduce((sum, { count }) => sum + count, 0)
  const most = Math.min(picks ?? total, total)
  const build = (left: readonly number[], picked: number): Branch[] | null => {
    const key = left.join()
    const known = nodes.get(key)
    if (known !== undefined) return known
    if (nodes.size > TREE_LIMIT) return null
    const branches: Branch[] = []
    meter.spend(ITEM_STEPS * items.length)
    meter.hold(NODE_BYTES + ITEM_BYTES * items.length)
    nodes.set(key, branches)
    const covered = total - picked
    for (const [i, { prize, ends }] of items.entries()) {
      const count = entryOf(left, i)
      if (count === 0) continue
      const chance = count / covered
      if (ends || picked + 1 === most) branches.push({ chance, prize })
      else {
        const then = build(left.with(i, count - 1), picked + 1)
        if (then === null) return null
        branches.push({ chance, prize, then })
      }
    }
    return branches
  }
  return build(
    items.map(({ count }) => count),
    0,
  )
}
