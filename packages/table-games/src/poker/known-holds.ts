import { byteAt, intAt } from '@spilvaerk/slot-engine/shared'
import type { Holder } from './holds.ts'

/** More than there are deals that differ, with room to spare: a power of two. */
const SLOTS = 1 << 19
const MIX = 0x9e37_79b1

/** The same holder, which works out each deal once: whoever plays many rounds meets all deals again and again. */
export function knownHolds(holder: Holder): Holder {
  const sets = new Int32Array(SLOTS)
  const suits = new Int32Array(SLOTS)
  const holds = new Uint8Array(SLOTS)
  return (set, suited) => {
    let at = (Math.imul(Math.imul(set, MIX) ^ suited, MIX) >>> 13) & (SLOTS - 1)
    // Sets of five cards are above 0, so that 0 is a free slot.
    while (intAt(sets, at) !== 0) {
      if (intAt(sets, at) === set && intAt(suits, at) === suited) return byteAt(holds, at)
      at = (at + 1) & (SLOTS - 1)
    }
    sets[at] = set
    suits[at] = suited
    const hold = holder(set, suited)
    holds[at] = hold
    return hold
  }
}
