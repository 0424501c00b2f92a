import { floatAt, type Meter } from '@spilvaerk/slot-engine/shared'
import type { SpotLaw } from '../../core/law.ts'
import { choose } from '../../poker/deck.ts'
import { OutcomeCounts } from '../../poker/outcome-counts.ts'
import { ACE_KIND } from '../../poker/rank-sets.ts'
import { SubsetSums } from '../../poker/subset-sums.ts'
import { DECK, OWN, type Ride } from './game.ts'
import { rides } from './strategies.ts'

/** Ways to turn the fourth card and the fifth. */
const TURNS = 49 * 48

/** Every hand of three cards with every fourth card; the fifth ones are counted by what they make. */
export function betLaw(ride: Ride, strategy: string, meter: Meter): SpotLaw {
  const outcomes = new OutcomeCounts()
  const rows = [-1, ...ride.paid.rows.keys()]
  const sums = rows.map((row) => [ride.pays(row) + 1, countsOf(ride, row)] as const)
  const { sets } = ride.paid
  for (let set = sets.start(OWN); set < sets.start(OWN + 1); set++) {
    meter.spend(rows.length * ACE_KIND)
    for (const { suited, hands } of handsOf(ride, set)) {
      const first = rides(ride, strategy, set, suited)
      for (const four of fourthCards(ride, set, suited)) {
        const staked = 1 + +first + +rides(ride, strategy, four.set, four.suited)
        for (const [back, { plain, suited: more }] of sums) {
          const fifths = floatAt(plain, four.set) + (four.suited ? floatAt(more, four.set) : 0)
          outcomes.add(staked, staked * back, hands * four.cards * fifths)
        }
      }
    }
  }
  return outcomes.law(1, choose(DECK.cards, OWN) * TURNS)
}

/** How many hands that contain certain cards are of a row; -1 is of none. */
const countsOf = ({ paid }: Ride, row: number): SubsetSums =>
  new SubsetSums(
    paid.sets,
    DECK,
    paid.size,
    paid.valuing((one) => +(one === row)),
  )

function handsOf({ paid: { sets } }: Ride, set: number) {
  const kinds = [...new Set(sets.kindsOf(set))]
  const all = kinds.reduce((ways, kind) => ways * choose(DECK.copies[kind] ?? 0, sets.count(set, kind)), 1)
  const suited = kinds.length === OWN && all > 0 ? DECK.suits : 0
  return [
    { suited: false, hands: all - suited },
    { suited: true, hands: suited },
  ].filter(({ hands }) => hands > 0)
}

/** By rank, the cards that are left: those of the hand's suit, if it has one, and the others. */
function* fourthCards({ paid: { sets } }: Ride, set: number, suited: boolean) {
  for (let kind = 0; kind <= ACE_KIND; kind++) {
    const left = (DECK.copies[kind] ?? 0) - sets.count(set, kind)
    const ofSuit = suited && sets.count(set, kind) === 0 ? 1 : 0
    const more = sets.with(set, kind)
    if (ofSuit > 0) yield { set: more, suited: true, cards: ofSuit }
    if (left > ofSuit) yield { set: more, suited: false, cards: left - ofSuit }
  }
}
