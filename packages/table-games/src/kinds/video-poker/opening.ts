import { entryOf, type Meter } from '@spilvaerk/slot-engine/shared'
import type { OpenedLaw, Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import type { PokerDeck } from '../../poker/deck.ts'
import { dealsOf, heldRowsBy } from '../../poker/held-rows.ts'
import { type Deal, HOLDS, type Holder } from '../../poker/holds.ts'
import { NAMES_BY_WORTH, nameOfRankHand } from '../../poker/names.ts'
import { rankHand } from '../../poker/pay-rows.ts'
import type { RankSets } from '../../poker/rank-sets.ts'
import type { Machine } from './machine.ts'

const nameOfDeal =
  (deck: PokerDeck, sets: RankSets) =>
  ({ set, pattern: { suited } }: Deal): number =>
    NAMES_BY_WORTH.indexOf(nameOfRankHand(rankHand(sets, deck, set, ((suited >>> (HOLDS - 1)) & 1) === 1)))

/** A round opens with the five cards that are dealt, by what they are called. */
export function openingOf(machine: Machine, holderOf: (strategy: string, meter: Meter) => Holder): Opening {
  const laws = new Map<string, OpenedLaw>()
  return {
    chances: (meter) => chancesOf(machine, meter),
    moments: new Map(NAMES_BY_WORTH.map((name, i) => [`dealt-${name}`, (at: number) => at === i])),
    knows: () => true,
    joint(_, strategy, meter) {
      const law = laws.get(strategy) ?? lawOf(machine, holderOf(strategy, meter), meter)
      laws.set(strategy, law)
      return law
    },
  }
}

function lawOf(machine: Machine, hold: Holder, meter: Meter): OpenedLaw {
  const { holds, paid } = machine.level(machine.unitCoins)
  const of = dealsOf(holds)
  const rows = heldRowsBy(
    holds,
    hold,
    { cases: NAMES_BY_WORTH.length, caseOf: nameOfDeal(machine.deck, paid.sets) },
    meter,
  )
  const outcome = (at: number, pays: number, count: bigint) => ({
    ...{ at, stakedCoins: machine.unitCoins, paidCoins: pays * machine.unitCoins },
    chance: Fraction.of(count, of),
  })
  const chances = chancesOf(machine, meter)
  return {
    unitCoins: machine.unitCoins,
    outcomes: rows.flatMap((counts, at) => {
      const paying = counts.map((count, row) => outcome(at, entryOf(paid.rows, row).pays, count))
      const rest = entryOf(chances, at).minus(Fraction.sum(paying.map(({ chance }) => chance)))
      return [...paying, { ...outcome(at, 0, 0n), chance: rest }]
    }),
  }
}

function chancesOf(machine: Machine, meter: Meter): readonly Fraction[] {
  const { holds, paid } = machine.level(machine.unitCoins)
  const name = nameOfDeal(machine.deck, paid.sets)
  const counts = NAMES_BY_WORTH.map(() => 0)
  holds.deals(meter, (deal) => {
    const at = name(deal)
    counts[at] = entryOf(counts, at) + deal.pattern.weight
  })
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => Fraction.of(count, all))
}
