import { entryOf, type Language } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type StrategyChart, type TableKind } from '../../core/kind.ts'
import { moveOf, type Strategy } from '../../core/menu.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { RouletteDefinition, RouletteSpot } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { check } from './check.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { chanceOfFreedom, lawOf } from './law.ts'
import { openingOf } from './opening.ts'
import { HALF, type HeldStakes, PRISON, playRound } from './play.ts'
import { type Wheel, wheelOf } from './wheel.ts'
import { WORDS } from './words.ts'

export const roulette: TableKind<RouletteDefinition> = {
  kind: 'roulette',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names: ({ spots }, language) => new Map(spots.map((spot) => [spot.id, nameOf(spot, language)])),
  check,
  rules(definition) {
    const wheel = wheelOf(definition)
    const chooses = wheel.onZero === 'choice'
    return {
      spots: definition.spots.map(({ id, group }) => ({ id, group, step: stepOf(wheel, group) })),
      play: (table) => playRound(wheel, table),
      strategies: chooses ? [BEST, DEFAULT, PRISON] : [BEST],
      strategy: (name) => strategyOf(wheel, name),
      worth: (asked) => heldWorth(wheel, asked),
      law: (spot, strategy) => lawOf(wheel, spot, choiceFor(wheel, spot, strategy)),
      ...(chooses && { charts: () => [zeroChart(wheel, definition)] }),
      opening: openingOf(wheel, definition, (spot, strategy) => choiceFor(wheel, spot, strategy)),
    }
  },
}

/** Low and high are called by their first and last number; spots without a word of their own by all of theirs. */
function nameOf({ id, group, covers }: RouletteSpot, language: Language): string {
  const { spots } = WORDS[language]
  if (id === 'low' || id === 'high') return `${covers[0]}–${covers.at(-1)}`
  if (group === 'dozen' || group === 'column') return `${spots[group]} ${id.split('-').slice(1).join('-')}`.trimEnd()
  return (Object.hasOwn(spots, id) ? spots[id] : undefined) ?? `${spots[group]} ${covers.join('-')}`
}

/** Half back of an odd coin is no whole coin. */
const stepOf = ({ onZero }: Wheel, group: string): number =>
  group === 'evenMoney' && (onZero === 'half' || onZero === 'choice') ? 2 : 1

const HALF_A_STAKE = Fraction.of(1, 2)
/** What prison keeps of a stake, beyond the half that comes back at once. */
const gainOf = (wheel: Wheel, spot: number): Fraction => chanceOfFreedom(wheel, spot).minus(HALF_A_STAKE)

function choiceFor(wheel: Wheel, spot: number, strategy: string): string {
  if (strategy === PRISON) return PRISON
  return strategy === BEST && gainOf(wheel, spot).compare(Fraction.zero) > 0 ? PRISON : HALF
}

function strategyOf(wheel: Wheel, name: string): Strategy {
  if (name !== BEST) return (menu) => moveOf(menu, name === PRISON ? PRISON : HALF)
  const gains = wheel.covers.map((_, spot) => gainOf(wheel, spot).toNumber())
  return (menu) => {
    // The only menu of this kind is that of the stakes that zero has met.
    const held = menu.facts as HeldStakes
    const gain = held.reduce((sum, { spot, coins }) => sum + coins * entryOf(gains, spot), 0)
    return moveOf(menu, gain > 0 ? PRISON : HALF)
  }
}

/** What is done with a stake that zero has met, and what comes back of it; spots that are alike are one row. */
function zeroChart(wheel: Wheel, { spots }: RouletteDefinition): StrategyChart {
  const held = spots.flatMap(({ id, group }, spot) => (group === 'evenMoney' ? [{ id, spot }] : []))
  const rows = held.map(({ id, spot }) => ({
    case: id,
    moves: [choiceFor(wheel, spot, BEST), `=${HALF_A_STAKE}`, `=${chanceOfFreedom(wheel, spot)}`],
  }))
  const [first] = rows
  const isAlike = first !== undefined && rows.every(({ moves }) => moves.join() === first.moves.join())
  return {
    ...{ title: 'afterZero', columns: ['advised', HALF, PRISON] },
    rows: isAlike ? [{ case: 'evenMoney', moves: first.moves }] : rows,
  }
}

/** For each coin that zero has met. */
function heldWorth(wheel: Wheel, { menu }: Asked): MenuWorth | undefined {
  // The only menu of this kind is that of the stakes that zero has met.
  const held = menu.facts as HeldStakes
  const coins = held.reduce((sum, one) => sum + one.coins, 0)
  const freed = Fraction.sum(held.map((one) => chanceOfFreedom(wheel, one.spot).times(one.coins))).over(coins)
  return worthOf(
    coins,
    menu.moves.map((one) => [one, (one.move === PRISON ? freed : HALF_A_STAKE).minus(Fraction.one)]),
  )
}
