import { type Field, gcd, type Meter } from '@spilvaerk/slot-engine/shared'
import type { StrategyChart, TableKind } from '../../core/kind.ts'
import { LawMaker, plainLaw, type SpotLaw } from '../../core/law.ts'
import { takeFirst } from '../../core/menu.ts'
import type { HouseWayStep, PaiGowDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { DealersHands } from './dealers-hands.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { knownDuel } from './known-duels.ts'
import { KNOWN_SEVENS } from './known-sevens.ts'
import { type Duel, PaiGowLaw } from './law.ts'
import { ANTE, BANK, backOf, HOUSE, type PaiGowGame, playRound, SEVEN_CARDS, sevenPays } from './play.ts'
import { WORDS } from './words.ts'
import { settingWorth } from './worth.ts'

const ALL_CARDS = { ranks: Array.from({ length: 13 }, (_, rank) => rank), suits: 4, joker: true }

export const paiGow: TableKind<PaiGowDefinition> = {
  kind: 'paiGow',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const { fee = 0, bank, sevenCards } = definition
    const spots = [ANTE, ...(bank ? [BANK] : []), ...(sevenCards ? [SEVEN_CARDS] : [])]
    const game: PaiGowGame = { definition, spots, step: 100 / gcd(100, fee) }
    const laws = new Map<string, SpotLaw>()
    let hands: DealersHands | undefined
    return {
      spots: spots.map((id) => ({ id, step: id === SEVEN_CARDS ? 1 : game.step })),
      cards: { decks: 1, jokers: 1 },
      play: (table) => playRound(game, table),
      // Which setting is best against the house way is known of no house way: what is proved is the house way on both sides.
      strategies: [HOUSE],
      strategy: () => takeFirst,
      charts: () => [houseWayChart(definition)],
      worth(asked, meter) {
        hands ??= new DealersHands(definition, meter)
        return settingWorth(game, hands, asked, meter)
      },
      law(spot, _, meter) {
        const name = spots[spot] ?? ANTE
        const known = laws.get(name)
        if (known !== undefined) return known
        const found =
          name === SEVEN_CARDS
            ? sevenLaw(definition)
            : duelLaw(game, knownDuel(definition) ?? counted(definition, meter), name === BANK)
        laws.set(name, found)
        return found
      },
    }
  },
}

/** The house way as it is read, from the rarest hands to the plainest. */
function houseWayChart({ houseWay: { four, twoPairs } }: PaiGowDefinition): StrategyChart {
  const row = (name: string, move: string) => ({ case: name, moves: [move] })
  const steps = (name: string, list: readonly HouseWayStep[]) =>
    list.map(({ from, together }) => row(`${name} ${from}`, together === undefined ? 'split' : `together ${together}`))
  return {
    ...{ title: HOUSE, columns: ['goesLow'] },
    rows: [
      row('fiveAces', 'kingsOrAces'),
      row('fourAndMore', 'pairLow'),
      ...steps('fourFrom', four),
      row('twoThrees', 'higherThree'),
      row('threeAndPair', 'pairLow'),
      row('threePairs', 'highestPair'),
      ...steps('twoPairsFrom', twoPairs),
      row('straightOrFlush', 'bestBeside'),
      row('threeAces', 'aceAndNext'),
      row('threeOfAKind', 'twoHighest'),
      row('pair', 'twoHighest'),
      row('highCard', 'secondAndThird'),
    ],
  }
}

function duelLaw({ definition, step }: PaiGowGame, { win, lose }: Duel, banks: boolean): SpotLaw {
  const maker = new LawMaker(step)
  // Both sides set alike: who banks loses as often as the other wins.
  maker.add(step, backOf(definition, step), banks ? lose : win)
  maker.add(step, 0, banks ? win : lose)
  maker.add(step, step, Fraction.one.minus(win).minus(lose))
  return maker.made()
}

const counted = (definition: PaiGowDefinition, meter: Meter): Duel => new PaiGowLaw(ALL_CARDS, definition, meter).duel()

const sevenLaw = (definition: PaiGowDefinition): SpotLaw =>
  plainLaw(
    1,
    KNOWN_SEVENS.map(({ names, hands }) => [sevenPays(definition, names), hands] as const),
  )

/** Steps cover every rank, and banking needs a game in which both sides are alike. */
function check({ houseWay, bank, queenHighPushes }: PaiGowDefinition, root: Field): void {
  for (const name of ['twoPairs', 'four'] as const) {
    const steps = houseWay[name]
    const field = root.at('houseWay').at(name)
    if (steps.at(-1)?.from !== '2')
      field.refuse('required', 'The last must be from "2": it is for every rank that is left.')
  }
  if (bank && queenHighPushes)
    root.at('bank').refuse('not_allowed', 'Not with `queenHighPushes`, which is for the dealer alone.')
}
