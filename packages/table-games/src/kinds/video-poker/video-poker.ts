import type { Meter } from '@spilvaerk/slot-engine/shared'
import { BEST, BY_CARD, DEFAULT, type SharedSpots, type StrategyChart, type TableKind } from '../../core/kind.ts'
import { plainLaw, type SpotLaw } from '../../core/law.ts'
import { type Strategy, takeFirst } from '../../core/menu.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { VideoPokerDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { DealReader } from '../../poker/dealt.ts'
import { heldRows } from '../../poker/held-rows.ts'
import { CARDS, HOLDS, type Holder } from '../../poker/holds.ts'
import { covarianceOfHands, nonePaysOf } from '../../poker/shared-deals.ts'
import { sumsOfHands } from '../../poker/sums-of-hands.ts'
import { check } from './check.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { Machine } from './machine.ts'
import { HOLD_MOVES } from './moves.ts'
import { openingOf } from './opening.ts'
import { type DoubleFacts, type DrawFacts, playRound } from './play.ts'
import { WORDS } from './words.ts'

export const videoPoker: TableKind<VideoPokerDefinition> = {
  kind: 'videoPoker',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const machine = new Machine(definition)
    const laws = new Map<string, SpotLaw>()
    return {
      spots: Array.from({ length: machine.hands }, (_, i) => ({
        ...{ id: `hand-${i + 1}`, group: 'hand' },
        ...(i > 0 && { needs: 'hand-1' }),
      })),
      cards: machine.cards,
      play: (table) => playRound(machine, table),
      strategies: [BEST, BY_CARD, DEFAULT],
      strategy: (name, meter) => (name === DEFAULT ? takeFirst : strategyOf(machine, name, meter)),
      worth: (asked) => holdWorth(machine, asked),
      charts: (meter) => [chartOf(machine, meter)],
      law(_spot, strategy, meter) {
        const law = laws.get(strategy) ?? lawOf(machine, strategy, meter)
        laws.set(strategy, law)
        return law
      },
      ...(machine.hands > 1 && {
        together: (strategy: string, meter: Meter) => handsTogether(machine, strategy, meter),
      }),
      opening: openingOf(machine, (strategy, meter) => holderOf(machine, strategy, machine.unitCoins, meter)),
    }
  },
}

function handsTogether(machine: Machine, strategy: string, meter: Meter): SharedSpots {
  const { holds } = machine.level(machine.unitCoins)
  const holder = holderOf(machine, strategy, machine.unitCoins, meter)
  return {
    ...{ group: 'hand', spots: machine.hands },
    covariance: covarianceOfHands(holds, holder, meter),
    nonePays: nonePaysOf(holds, holder, meter),
    sums: (numbers) => sumsOfHands(holds, holder, numbers, meter),
  }
}

/** Every hand of a round is held alike and paid alike: one law is that of all. */
function lawOf(machine: Machine, strategy: string, meter: Meter): SpotLaw {
  const { holds, paid } = machine.level(machine.unitCoins)
  const { counts, of } = heldRows(holds, holderOf(machine, strategy, machine.unitCoins, meter), meter)
  const paying = counts.map((count, row) => [(paid.rows[row]?.pays ?? 0) * machine.unitCoins, count] as const)
  const nothing = counts.reduce((left, count) => left - count, of)
  return plainLaw(machine.unitCoins, [[0, nothing], ...paying])
}

function holderOf(machine: Machine, strategy: string, coins: number, meter: Meter): Holder {
  const level = machine.level(coins)
  if (strategy === BY_CARD) return level.byCard(meter)
  return strategy === BEST ? level.best : () => HOLDS - 1
}

/** A win is collected: to double it is worth as much, and has no place in a law. */
function strategyOf(machine: Machine, name: string, meter: Meter): Strategy {
  const reader = new DealReader(machine.level(1).paid.sets, machine.deck, CARDS)
  return (menu) => {
    if (menu.asks !== 'draw') return takeFirst(menu)
    // The menu of a draw carries what this kind puts there.
    const { cards, coins } = menu.facts as DrawFacts
    reader.read(cards)
    const hold = reader.lying(holderOf(machine, name, coins, meter)(reader.set, reader.suited))
    return HOLD_MOVES[HOLDS - 1 - hold] ?? takeFirst(menu)
  }
}

/** Even chances: twice the win or nothing is worth the win. */
function doubleWorth({ menu }: Asked): MenuWorth | undefined {
  // The menu of a double-up carries what this kind puts there.
  const { staked, paid } = menu.facts as DoubleFacts
  const worth = Fraction.of(paid, staked).minus(Fraction.one)
  return worthOf(
    staked,
    menu.moves.map((move) => [move, worth]),
  )
}

/** Of the first hand: every other one draws as well, and is paid alike for as many coins. */
function holdWorth(machine: Machine, asked: Asked): MenuWorth | undefined {
  const { menu } = asked
  if (menu.asks !== 'draw') return doubleWorth(asked)
  // The menu of a draw carries what this kind puts there.
  const { cards, coins } = menu.facts as DrawFacts
  const { holds, paid } = machine.level(coins)
  const reader = new DealReader(paid.sets, machine.deck, CARDS)
  reader.read(cards)
  const best = HOLD_MOVES[HOLDS - 1 - reader.lying(holds.best(reader.set, reader.suited))] ?? takeFirst(menu)
  const moves = new Map<string, Fraction>()
  for (let hold = 0; hold < HOLDS; hold++) {
    const { move } = HOLD_MOVES[HOLDS - 1 - reader.lying(hold)] ?? takeFirst(menu)
    moves.set(move, Fraction.of(holds.worth(hold), holds.draws).minus(Fraction.one))
  }
  return { unitCoins: coins, best, moves }
}

/** The first that the cards allow is held: its title says so for all rows. */
function chartOf(machine: Machine, meter: Meter): StrategyChart {
  const ideas = machine.level(machine.unitCoins).ideas(meter).list()
  return { title: 'hold', columns: [], rows: ideas.map(({ example }) => ({ case: example, moves: [] })) }
}
