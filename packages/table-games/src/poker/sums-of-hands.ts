import { addTo, entryOf, type Meter } from '@spilvaerk/slot-engine/shared'
import { dealsOf } from './held-rows.ts'
import { type Holder, Holds } from './holds.ts'

/** Chances by what is paid in all, in coins for a coin on each hand, ascending. */
export type SumLaw = readonly (readonly [paid: number, chance: number])[]

/** Two counts of draws, each below this, are held by one number without loss. */
const PACKED = 2 ** 25

/** Sums are counted in a list of this length at most. */
const MOST_PAID = 2 ** 20

/**
 * What n hands are paid together that draw to the same held cards, each from a deck of its own. Given the deal they are
 * independent and alike, so it is the mean over all deals of one law added up n times; deals of one law are counted together.
 * Counts are whole and no term is negative, so that the chances are right to eleven digits at least.
 * @param numbers how many hands: few, since n hands of k pays have (n + k)! / (n! k!) cases in each law
 * @returns by number of hands; nothing where the greatest sum is out of reach
 */
export function sumsOfHands(
  holds: Holds,
  hold: Holder,
  numbers: readonly number[],
  meter: Meter,
): readonly SumLaw[] | undefined {
  const pays = [...new Set(holds.paid.rows.map((row) => row.pays))].filter((pay) => pay > 0)
  const most = Math.max(...pays)
  if (most * Math.max(...numbers) >= MOST_PAID) return undefined
  const sums = numbers.map((n) => new Float64Array(n * most + 1))
  for (const { weight, packed } of lawsOfDeals(holds, hold, pays, meter)) {
    const counts = packed.flatMap((both) => [both % PACKED, Math.floor(both / PACKED)])
    const unpaid = holds.draws - counts.reduce((sum, count) => sum + count, 0)
    const law = [[0, unpaid] as const, ...pays.map((pay, i) => [pay, counts[i] ?? 0] as const)].filter(
      ([, count]) => count > 0,
    )
    const [of, shares] = [law.map(([pay]) => pay), law.map(([, count]) => count / holds.draws)]
    for (const [at, sum] of sums.entries())
      meter.spend(addSums(sum, { pays: of, shares, weight, hands: numbers[at] ?? 1 }))
  }
  const deals = Number(dealsOf(holds) / BigInt(holds.draws))
  return sums.map((sum) =>
    [...sum.entries()].filter(([, weight]) => weight > 0).map(([paid, weight]) => [paid, weight / deals] as const),
  )
}

interface WeighedLaw {
  weight: number
  /** Draws by pay, two in one number. */
  readonly packed: readonly number[]
}

/** The different laws of one hand that deals lead to, and how many deals lead to each. */
function lawsOfDeals(
  { paid, draws }: Holds,
  hold: Holder,
  pays: readonly number[],
  meter: Meter,
): Iterable<WeighedLaw> {
  if (draws >= PACKED) throw new Error(`${draws} draws are too many to be counted two in one`)
  const counters = Array.from({ length: Math.ceil(pays.length / 2) }, (_, i) => {
    const [low, high] = [pays[2 * i], pays[2 * i + 1]]
    const counted = paid.rows.map((row) => (row.pays === low ? 1 : row.pays === high ? PACKED : 0))
    return new Holds(paid, (row) => counted[row] ?? 0)
  })
  const found = new Map<string, WeighedLaw>()
  counters[0]?.deals(meter, ({ set, pattern: { weight, suited } }) => {
    const held = hold(set, suited)
    const packed = counters.map((one) => one.worthOf(held, set, suited))
    const key = packed.join(' ')
    const known = found.get(key)
    if (known) known.weight += weight
    else found.set(key, { weight, packed })
  })
  return found.values()
}

interface Added {
  /** What one hand can be paid, and how likely. */
  readonly pays: readonly number[]
  readonly shares: readonly number[]
  readonly weight: number
  readonly hands: number
}

/** Adds the law of the sum of all hands to `into`. @returns how many cases it has */
function addSums(into: Float64Array, { pays, shares, weight, hands }: Added): number {
  const end = pays.length - 1
  let cases = 0
  const from = (at: number, left: number, paid: number, chance: number): void => {
    const [pay, share] = [entryOf(pays, at), entryOf(shares, at)]
    if (at === end || left === 0) {
      cases += 1
      addTo(into, paid + left * pay, chance * share ** left)
      return
    }
    // Of `left` hands so many are paid this: (left choose count) ways.
    let ways = chance
    for (let count = 0; count <= left; count++) {
      from(at + 1, left - count, paid + count * pay, ways)
      ways *= (share * (left - count)) / (count + 1)
    }
  }
  from(0, hands, 0, weight)
  return cases
}
