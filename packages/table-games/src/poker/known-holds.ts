import { byteAt, intAt } from '@spilvaerk/slot-engine/shared'
import { CARDS, type Holder } from './holds.ts'
import type { RankSets } from './rank-sets.ts'

/**
 * More than there are ways for five cards to share suits: as many as there are partitions of five cards and, where some
 * are wild, of these (Bell's number of 6 is 203). A power of two.
 */
const WAYS = 256
/** Numbers of ways that lie side by side: without wild cards there are no more, and a deal is read from one line of the cache. */
const NEAR_BITS = 6
const NEAR = 1 << NEAR_BITS
/** Room to find their numbers in: a power of two. */
const SLOTS = 1024
const MIX = 0x9e37_79b1

/** The same holder, which works out each deal once: whoever plays many rounds meets all deals again and again. */
export function knownHolds(sets: RankSets, holder: Holder): Holder {
  const first = sets.start(CARDS)
  const count = sets.start(CARDS + 1) - first
  const known = new Uint8Array(count * WAYS)
  const wayOf = numbering()
  return (set, suited) => {
    const way = wayOf(suited)
    const at = ((way >> NEAR_BITS) * count + set - first) * NEAR + (way & (NEAR - 1))
    const told = byteAt(known, at)
    if (told !== 0) return told - 1
    const hold = holder(set, suited)
    known[at] = hold + 1
    return hold
  }
}

/** Numbers from 0 for ways to share suits, in the order in which they are first asked for. */
function numbering(): (suited: number) => number {
  const ways = new Int32Array(SLOTS)
  const numbers = new Uint8Array(SLOTS)
  let next = 0
  return (suited) => {
    let at = (Math.imul(suited, MIX) >>> 13) & (SLOTS - 1)
    // No card is of one suit, too: bit 0 is always set, so that 0 is a free slot.
    for (let here = intAt(ways, at); here !== 0; here = intAt(ways, at)) {
      if (here === suited) return byteAt(numbers, at)
      at = (at + 1) & (SLOTS - 1)
    }
    ways[at] = suited
    numbers[at] = next
    next += 1
    return numbers[at] ?? 0
  }
}
