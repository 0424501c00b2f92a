import { BEST, BY_CARD, DEFAULT, type TableKind } from '../../core/kind.ts'
import { moveOf } from '../../core/menu.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { LetItRideDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { isSuited, setOf } from '../../poker/dealt.ts'
import { choose } from '../../poker/deck.ts'
import { checkRows } from '../../poker/rows.ts'
import { sideLaw } from '../../poker/side-bet.ts'
import { ALL, BET, DECK, OWN, Ride } from './game.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { betLaw } from './law.ts'
import { playRound, type RideFacts } from './play.ts'
import { ALWAYS, chartOf, PULL, RIDE, rides } from './strategies.ts'
import { WORDS } from './words.ts'

export const letItRide: TableKind<LetItRideDefinition> = {
  kind: 'letItRide',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check({ pays, threeCards }, root) {
    checkRows(pays, DECK, ALL, root.at('pays'))
    if (threeCards) checkRows(threeCards.pays, DECK, OWN, root.at('threeCards').at('pays'))
  },
  rules(definition) {
    const ride = new Ride(definition)
    const { threeCards, paid } = ride
    return {
      spots: [{ id: 'bet' }, ...(threeCards ? [{ id: 'threeCards', needs: 'bet' }] : [])],
      cards: { decks: 1 },
      play: (table) => playRound(ride, table),
      strategies: [BEST, BY_CARD, DEFAULT, ALWAYS],
      strategy: (name) => (menu) => {
        // The menu carries what this kind puts there.
        const cards = menu.facts as RideFacts
        return moveOf(menu, rides(ride, name, setOf(paid.sets, cards), isSuited(DECK, cards)) ? RIDE : PULL)
      },
      worth: (asked) => rideWorth(ride, asked),
      law: (spot, strategy, meter) =>
        threeCards && spot !== BET ? sideLaw(threeCards) : betLaw(ride, strategy, meter),
      charts: () => [chartOf(ride, 3), chartOf(ride, 4)],
    }
  },
}

/** Of the bet that may be pulled back, alone. */
function rideWorth(ride: Ride, { menu }: Asked): MenuWorth | undefined {
  // The menu carries what this kind puts there.
  const cards = menu.facts as RideFacts
  const sum = ride.worth(setOf(ride.paid.sets, cards), isSuited(DECK, cards))
  const riding = Fraction.of(sum, choose(DECK.cards - cards.length, ALL - cards.length))
  const { coins } = moveOf(menu, RIDE)
  return worthOf(
    coins,
    menu.moves.map((one) => [one, one.move === RIDE ? riding : Fraction.zero]),
  )
}
