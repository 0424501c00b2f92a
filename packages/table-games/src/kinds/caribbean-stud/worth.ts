import { DECK as CARDS, rankOf, suitOf } from '../../cards/card.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import { Fraction } from '../../fraction.ts'
import { isSuited, setOf } from '../../poker/dealt.ts'
import { ANTE, DECK, QUALIFIER, type Stud } from './game.ts'
import { RAISE, type StudFacts } from './play.ts'

/** Every hand that the dealer may have with the card in view, one by one: no table of all hands is needed for a single one. */
export function raiseWorth(stud: Stud, { menu, on }: Asked): MenuWorth | undefined {
  // The menu carries what this kind puts there.
  const { cards, up } = menu.facts as StudFacts
  const raised = raisedMean(stud, cards, up)
  return worthOf(
    on(ANTE),
    menu.moves.map((one) => [one, one.move === RAISE ? raised : Fraction.of(-1)]),
  )
}

/** In antes. A fold loses one of them. */
function raisedMean(stud: Stud, cards: readonly number[], up: number): Fraction {
  const { ranked, raise } = stud
  const [set, suited] = [setOf(ranked.sets, cards), isSuited(DECK, cards)]
  const own = ranked.strength(set, suited)
  const won = 1 + raise * stud.pays(set, suited)
  let [sum, all] = [0, 0]
  for (const [strength, hands] of dealersHands(stud, cards, up)) {
    all += hands
    if (strength < QUALIFIER) sum += hands
    else if (strength < own) sum += hands * won
    else if (strength > own) sum -= hands * (1 + raise)
  }
  return Fraction.of(sum, all)
}

/** How many hands of each strength the dealer may have. */
function dealersHands({ ranked }: Stud, cards: readonly number[], up: number): ReadonlyMap<number, number> {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter((card) => card !== up && !cards.includes(card))
  const found = new Map<number, number>()
  const upSet = ranked.sets.with(0, rankOf(up))
  /** @param suit of all cards so far, or -1 */
  const draw = (from: number, drawn: number, set: number, suit: number): void => {
    if (drawn === HIDDEN) {
      const strength = ranked.strength(set, suit >= 0)
      found.set(strength, (found.get(strength) ?? 0) + 1)
      return
    }
    for (let i = from; i < left.length; i++) {
      const card = left[i] ?? 0
      draw(i + 1, drawn + 1, ranked.sets.with(set, rankOf(card)), suitOf(card) === suit ? suit : -1)
    }
  }
  draw(0, 0, upSet, suitOf(up))
  return found
}

const HIDDEN = 4
