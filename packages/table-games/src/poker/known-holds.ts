import { intAt } from '@spilvaerk/slot-engine/shared'
import { HOLDS, type Holder } from './holds.ts'

/** More than there are deals that differ, with room to spare: a power of two. */
const SLOTS = 1 << 19
const HOLD_BITS = Math.log2(HOLDS)
const MIX = 0x9e37_79b1

/** The same holder, which works out each deal once: whoever plays many rounds meets all deals again and again. */
export function knownHolds(holder: Holder): Holder {
  // By slot the set with the hold, and the suits: a deal is read from one line of the processor's cache.
  const known = new Int32Array(2 * SLOTS)
  return (set, suited) => {
    let at = ((Math.imul(Math.imul(set, MIX) ^ suited, MIX) >>> 13) & (SLOTS - 1)) * 2
    // Sets of five cards are above 0, so that 0 is a free slot.
    for (let here = intAt(known, at); here !== 0; here = intAt(known, at)) {
      if (here >> HOLD_BITS === set && intAt(known, at + 1) === suited) return here & (HOLDS - 1)
      at = (at + 2) & (2 * SLOTS - 1)
    }
    const hold = holder(set, suited)
    known[at] = (set << HOLD_BITS) | hold
    known[at + 1] = suited
    return hold
  }
}
