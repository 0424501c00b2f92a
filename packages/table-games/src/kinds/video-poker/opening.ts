import { entryOf, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import type { OpenedLaw, Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import type { PokerDeck } from '../../poker/deck.ts'
import { dealsOf, heldRowsBy } from '../../poker/held-rows.ts'
import { type Deal, HOLDS, type Holder } from '../../poker/holds.ts'
import { NAMES_BY_WORTH, nameOfRankHand } from '../../poker/names.ts'
import { rankHand } from '../../poker/pay-rows.ts'
import type { RankSets } from '../../poker/rank-sets.ts'
import type { Machine } from './machine.ts'

/** What deals are called, each set of ranks once. */
function namesOfDeals(deck: PokerDeck, sets: RankSets): (deal: Deal) => number {
  const known = new Int32Array(2 * sets.total).fill(-1)
  return ({ set, pattern: { suited } }) => {
    const isSuited = (suited >>> (HOLDS - 1)) & 1
    const at = 2 * set + isSuited
    if (intAt(known, at) < 0)
      known[at] = NAMES_BY_WORTH.indexOf(nameOfRankHand(rankHand(sets, deck, set, isSuited === 1)))
    return intAt(known, at)
  }
}

/** A round opens with the five cards that are dealt, by what they are called. */
export function openingOf(machine: Machine, holderOf: (strategy: string, meter: Meter) => Holder): Opening {
  const laws = new Map<string, OpenedLaw>()
  let names: ((deal: Deal) => number) | undefined
  let chances: readonly Fraction[] | undefined
  const nameBy = (): ((deal: Deal) => number) => {
    names ??= namesOfDeals(machine.deck, machine.level(machine.unitCoins).paid.sets)
    return names
  }
  const chancesBy = (meter: Meter): readonly Fraction[] => {
    chances ??= chancesOf(machine, nameBy(), meter)
    return chances
  }
  return {
    chances: chancesBy,
    moments: new Map(NAMES_BY_WORTH.map((name, i) => [`dealt-${name}`, (at: number) => at === i])),
    knows: () => true,
    joint(_, strategy, meter) {
      const law =
        laws.get(strategy) ??
        lawOf(machine, holderOf(strategy, meter), { chances: chancesBy(meter), name: nameBy() }, meter)
      laws.set(strategy, law)
      return law
    },
  }
}

interface Opened {
  readonly chances: readonly Fraction[]
  readonly name: (deal: Deal) => number
}

function lawOf(machine: Machine, hold: Holder, { chances, name }: Opened, meter: Meter): OpenedLaw {
  const { holds, paid } = machine.level(machine.unitCoins)
  const of = dealsOf(holds)
  const rows = heldRowsBy(holds, hold, { cases: NAMES_BY_WORTH.length, caseOf: name }, meter)
  const outcome = (at: number, pays: number, count: bigint) => ({
    ...{ at, stakedCoins: machine.unitCoins, paidCoins: pays * machine.unitCoins },
    chance: Fraction.of(count, of),
  })
  return {
    unitCoins: machine.unitCoins,
    outcomes: rows.flatMap((counts, at) => {
      const paying = counts.map((count, row) => outcome(at, entryOf(paid.rows, row).pays, count))
      const rest = entryOf(chances, at).minus(Fraction.sum(paying.map(({ chance }) => chance)))
      return [...paying, { ...outcome(at, 0, 0n), chance: rest }]
    }),
  }
}

function chancesOf(machine: Machine, name: (deal: Deal) => number, meter: Meter): readonly Fraction[] {
  const { holds } = machine.level(machine.unitCoins)
  const counts = NAMES_BY_WORTH.map(() => 0)
  holds.deals(meter, (deal) => {
    const at = name(deal)
    counts[at] = entryOf(counts, at) + deal.pattern.weight
  })
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => Fraction.of(count, all))
}
