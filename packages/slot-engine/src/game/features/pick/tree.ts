import type { Pick, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { type Branch, Tree } from '../prizes/tree.ts'
import { bankedCoins, givenAtOnce, isBanked, isLast } from './uncovered.ts'

/** Paths of a pick that are worked out one by one before it is left to simulation. */
const TREE_LIMIT = 200_000

/** Steps and bytes of an item at a node: its branch, and its place in the keys that its branches look for. */
const ITEM_STEPS = 30
const ITEM_BYTES = 90
const NODE_BYTES = 200

const NOTHING: Prize = { nothing: true }

/** Drawing without putting back: a node is what is left, whatever the order it came about in. */
export function pickTree(pick: Pick, meter: Meter): Tree | null {
  const { items, picks } = pick
  const waits = isBanked(pick)
  const tree = new Tree()
  const nodes = new Map<string, number>()
  const total = items.reduce((sum, { count }) => sum + count, 0)
  const most = Math.min(picks ?? total, total)
  const build = (left: readonly number[], picked: number): number | null => {
    const key = left.join()
    const known = nodes.get(key)
    if (known !== undefined) return known
    if (nodes.size > TREE_LIMIT) return null
    const branches: Branch[] = []
    meter.spend((ITEM_STEPS + items.length) * items.length)
    meter.hold(NODE_BYTES + ITEM_BYTES * items.length)
    const covered = total - picked
    for (const [i, item] of items.entries()) {
      const count = entryOf(left, i)
      if (count === 0) continue
      const after = left.with(i, count - 1)
      const uncovered = item.count - count + 1
      const branch = { chance: count / covered, prize: givenAtOnce(pick, waits, item, uncovered) ?? NOTHING }
      if (isLast(pick, item, uncovered) || picked + 1 === most)
        branches.push(ending(branch, waits ? bankedCoins(pick, after) : 0, tree))
      else {
        const next = build(after, picked + 1)
        if (next === null) return null
        branches.push({ ...branch, next })
      }
    }
    const node = tree.add(branches)
    nodes.set(key, node)
    return node
  }
  const begin = build(
    items.map(({ count }) => count),
    0,
  )
  return begin === null ? null : tree
}

/** The last item, and the coins that have waited for it. */
function ending(branch: Branch, coins: number, tree: Tree): Branch {
  if (coins === 0) return branch
  return 'nothing' in branch.prize
    ? { chance: branch.chance, prize: { coins } }
    : { ...branch, next: tree.add([{ chance: 1, prize: { coins } }]) }
}
