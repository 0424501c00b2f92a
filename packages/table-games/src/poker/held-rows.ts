import { addTo, entryOf, floatAt, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { choose } from './deck.ts'
import { CARDS, type Deal, HOLDS, type Holder, type Holds, kept } from './holds.ts'
import { SubsetSums } from './subset-sums.ts'

/** How often each row of a pay table is met when every deal is held by one rule. */
export interface HeldRows {
  /** By row. */
  readonly counts: readonly bigint[]
  /** All deals with all their draws, on the same scale. */
  readonly of: bigint
}

/** @param hold which cards are held of a deal */
export function heldRows(holds: Holds, hold: Holder, meter: Meter): HeldRows {
  const [counts = []] = heldRowsBy(holds, hold, { cases: 1, caseOf: () => 0 }, meter)
  return { counts, of: dealsOf(holds) }
}

/** All deals with all their draws, on the scale of the counts. */
export const dealsOf = ({ paid, draws }: Holds): bigint => BigInt(choose(paid.deck.cards, CARDS)) * BigInt(draws)

/** The counts of deals of several cases, each by itself. */
export function heldRowsBy(
  holds: Holds,
  hold: Holder,
  { cases, caseOf }: { readonly cases: number; readonly caseOf: (deal: Deal) => number },
  meter: Meter,
): readonly (readonly bigint[])[] {
  const sums = Array.from({ length: cases }, () => new DrawnSets(holds))
  holds.deals(meter, (deal) => entryOf(sums, caseOf(deal)).add(deal, hold(deal.set, deal.pattern.suited)))
  const { paid } = holds
  const byRow = paid.rows.map((_, row) => {
    const ofRow = new SubsetSums(
      paid.sets,
      paid.deck,
      paid.size,
      paid.valuing((one) => +(one === row)),
    )
    return sums.map((drawn) => drawn.count(ofRow))
  })
  return sums.map((_, at) => byRow.map((counts) => entryOf(counts, at)))
}

/**
 * Every set of cards, with how often the hands that contain it are counted by inclusion and exclusion. What rows those
 * hands are of is asked once for each set at the end, and not for each deal.
 */
class DrawnSets {
  readonly #holds: Holds
  readonly #plain: Float64Array
  readonly #suited: Float64Array
  readonly #subsets = new Int32Array(HOLDS)
  #at = -1

  constructor(holds: Holds) {
    const { total } = holds.paid.sets
    this.#holds = holds
    this.#plain = new Float64Array(total)
    this.#suited = new Float64Array(total)
  }

  add({ set, pattern: { weight, suited } }: Deal, hold: number): void {
    if (this.#at !== set) this.#holds.paid.sets.subsets(set, CARDS, this.#subsets)
    this.#at = set
    const thrown = (HOLDS - 1) ^ hold
    const times = weight * floatAt(this.#holds.scales, hold)
    // All subsets of what is thrown away, the empty one last.
    for (let also = thrown; ; also = (also - 1) & thrown) {
      const signed = kept(also) & 1 ? -times : times
      const subset = intAt(this.#subsets, hold | also)
      addTo(this.#plain, subset, signed)
      if ((suited >>> (hold | also)) & 1) addTo(this.#suited, subset, signed)
      if (also === 0) break
    }
  }

  count(ofRow: SubsetSums): bigint {
    return dot(this.#plain, ofRow.plain) + dot(this.#suited, ofRow.suited)
  }
}

const HALF = 2 ** 26
/** Values below this times half a count stay below 2^51, so that sums below `FULL` are whole. */
const GREAT = 2 ** 24
const FULL = 2 ** 52

/** Counts reach 2^53 and are multiplied in two halves, so that hardly any product is a big integer. */
function dot(counts: Float64Array, values: Float64Array): bigint {
  let sum = 0n
  let [high, low] = [0, 0]
  for (let i = 0; i < counts.length; i++) {
    const [count, value] = [floatAt(counts, i), floatAt(values, i)]
    if (count === 0 || value === 0) continue
    if (Math.abs(value) >= GREAT) {
      sum += BigInt(count) * BigInt(value)
      continue
    }
    const upper = Math.trunc(count / HALF)
    high += upper * value
    low += (count - upper * HALF) * value
    if (Math.abs(high) < FULL && Math.abs(low) < FULL) continue
    sum += BigInt(high) * BigInt(HALF) + BigInt(low)
    high = 0
    low = 0
  }
  return sum + BigInt(high) * BigInt(HALF) + BigInt(low)
}
