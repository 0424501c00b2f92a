import { entryOf, type Meter } from '@spilvaerk/slot-engine/shared'
import { type BoundedLaw, isBounded } from '../core/bounded-law.ts'
import { type BonusPart, DEFAULT, type TableRules } from '../core/kind.ts'
import { type SpotLaw, varianceOf } from '../core/law.ts'
import { type Steps, type Strategy, takeFirst } from '../core/menu.ts'
import type { SpotSketch } from '../core/spot.ts'
import type { Table } from '../core/table.ts'
import { type Asked as AskedMenu, type MenuWorth, worthOf } from '../core/worth.ts'
import type { Bonus, TableDefinition } from '../definition.gen.ts'
import { Fraction } from '../fraction.ts'
import { boundedWith } from './bounded.ts'
import { stagesOf } from './games.ts'
import { lawWith, waysByChance } from './law.ts'
import { BonusFacts, Solved, type Ways, walk } from './stage.ts'
import { Start } from './start.ts'

/** A bonus game, ready for play and proof. */
export interface BonusPlan {
  readonly id: string
  readonly start: Start
  readonly best: Solved
  readonly byDefault: Solved
  /** The places of the spots that it pays. */
  readonly spots: ReadonlySet<number>
}

/** The id of the spot of a bonus game that has one of its own. */
export const spotOf = ({ id }: Pick<Bonus, 'id'>): string => `bonus-${id}`

/** The places of the spots that `on` names. */
export const spotsNamed = (sketches: readonly SpotSketch[], names: readonly string[]): readonly number[] =>
  sketches.flatMap(({ id, group = id }, i) => (names.includes(id) || names.includes(group) ? [i] : []))

/** The rules of a game with its bonus games. A game without any has the very rules of its kind. */
export function withBonuses(rules: TableRules, { bonuses }: TableDefinition): TableRules {
  if (bonuses === undefined) return rules
  const own = rules.spots.length
  const besides = bonuses.filter(({ on }) => on === undefined)
  const plans = bonuses.map((bonus) => planOf(bonus, rules, own + besides.indexOf(bonus)))
  const asks = plans.some(({ best, byDefault }) => !isSame(best.ways, byDefault.ways))
  const { together: _, ...others } = rules
  return {
    ...others,
    ...togetherWith(rules, plans),
    spots: [...rules.spots, ...besides.map((bonus) => sketchOf(bonus, rules.spots))],
    ownSpots: own,
    play: (table) => playWith(rules, plans, table),
    strategies: asks && !rules.strategies.includes(DEFAULT) ? [...rules.strategies, DEFAULT] : rules.strategies,
    strategy: (name, meter) => strategyWith(rules, name, meter),
    worth: (asked, meter) => worthWith(rules, asked, meter),
    law: (spot, strategy, meter) => lawAt(rules, plans, { spot, strategy }, meter),
    bonuses: (meter) => plans.flatMap((plan, i) => partsOf(rules, plan, entryOf(bonuses, i), meter)),
  }
}

function planOf({ id, starts, on, game }: Bonus, rules: TableRules, ownPlace: number): BonusPlan {
  const root = stagesOf(game)
  return {
    ...{
      id,
      start: new Start(starts, rules.opening),
      best: new Solved(root, false),
      byDefault: new Solved(root, true),
    },
    spots: new Set(on === undefined ? [ownPlace] : spotsNamed(rules.spots, on)),
  }
}

/** A spot of its own is beside the main bet, where the game cannot be played without that. */
function sketchOf(bonus: Bonus, [main, ...others]: readonly SpotSketch[]): SpotSketch {
  const needsMain = main !== undefined && others.every(({ needs, later }) => needs !== undefined || later)
  return { id: spotOf(bonus), group: 'bonus', ...(needsMain && { needs: main.id }) }
}

/** What counts is drawn first, then comes the round, and then each game that it has started. */
function playWith(rules: TableRules, plans: readonly BonusPlan[], table: Table): Steps | undefined {
  const live = plans.filter(({ spots }) => table.placed.some(({ spot }) => spots.has(spot)))
  table.watches = live.some(({ start }) => start.looks)
  return live.length === 0 ? rules.play(table) : stagedRound(rules, live, table)
}

function* stagedRound(rules: TableRules, live: readonly BonusPlan[], table: Table): Steps {
  const counting = live.map(({ id, start }) => start.announce(id, table))
  const steps = rules.play(table)
  if (steps !== undefined) yield* steps
  for (const [i, plan] of live.entries())
    if (plan.start.starts(entryOf(counting, i), table)) yield* playBonus(plan, table)
}

function* playBonus({ id, best, spots }: BonusPlan, table: Table): Steps {
  if (table.tells) table.tell({ type: 'bonusStarted', bonus: id })
  const pays = yield* walk(best, id, table)
  if (table.tells) table.tell({ type: 'bonusEnded', bonus: id, pays })
  for (const { spot, coins } of table.placed) if (spots.has(spot)) table.pay(spot, coins * pays)
}

/** In a bonus game every strategy but `default` takes what is worth most there. */
function strategyWith(rules: TableRules, name: string, meter: Meter): Strategy {
  const own = rules.strategies.includes(name) ? rules.strategy?.(name, meter) : undefined
  const inRound = own ?? takeFirst
  return (menu) => {
    if (!(menu.facts instanceof BonusFacts)) return inRound(menu)
    return name === DEFAULT ? takeFirst(menu) : menu.facts.best
  }
}

/** In a bonus game: what it pays, for each coin of the bets that it is played for. */
function worthWith(rules: TableRules, asked: AskedMenu, meter: Meter): MenuWorth | undefined {
  const { facts } = asked.menu
  return facts instanceof BonusFacts ? worthOf(1, facts.worths) : rules.worth?.(asked, meter)
}

/** A strategy that the kind does not have differs in bonus games alone. */
const ownStrategy = ({ strategies }: TableRules, name: string): string =>
  strategies.includes(name) ? name : entryOf(strategies, 0)

const waysOf = ({ best, byDefault }: BonusPlan, strategy: string): Ways =>
  strategy === DEFAULT ? byDefault.ways : best.ways

interface Asked {
  readonly spot: number
  readonly strategy: string
}

function lawAt(
  rules: TableRules,
  plans: readonly BonusPlan[],
  { spot, strategy }: Asked,
  meter: Meter,
): SpotLaw | BoundedLaw {
  const here = plans.filter(({ spots }) => spots.has(spot))
  const own = ownStrategy(rules, strategy)
  if (here.length === 0) return rules.law(spot, own, meter)
  const added = here.map((plan) => ({ start: plan.start, ways: waysOf(plan, strategy) }))
  const { opening } = rules
  const looks = opening !== undefined && here.some(({ start }) => start.looks)
  if (spot < rules.spots.length) {
    if (looks) return lawWith(opening.joint(spot, own, meter), added, meter)
    const law = rules.law(spot, own, meter)
    if (isBounded(law)) return boundedWith(law, waysByChance(added, meter))
    const { unitCoins, outcomes } = law
    return lawWith({ unitCoins, outcomes: outcomes.map((one) => ({ at: 0, ...one })) }, added, meter)
  }
  const chances = looks ? opening.chances(meter) : [Fraction.one]
  return lawWith({ unitCoins: 1, outcomes: chances.map((chance, at) => lost(at, chance)) }, added, meter)
}

const lost = (at: number, chance: Fraction) => ({ at, stakedCoins: 1, paidCoins: 0, chance })

function partsOf(rules: TableRules, plan: BonusPlan, bonus: Bonus, meter: Meter): readonly BonusPart[] {
  const { id, start, best, byDefault } = plan
  const chances = start.looks ? (rules.opening?.chances(meter) ?? []) : [Fraction.one]
  const chance = Fraction.sum(chances.map((share, at) => share.times(start.chance(at))))
  const spots = bonus.on === undefined ? [spotOf(bonus)] : [...plan.spots].map((at) => entryOf(rules.spots, at).id)
  const part = { bonus: id, spots, chance }
  const [first = ''] = rules.strategies
  if (isSame(best.ways, byDefault.ways)) return [{ ...part, strategy: first, pays: best.ways }]
  return [
    { ...part, strategy: first, pays: best.ways },
    { ...part, strategy: DEFAULT, pays: byDefault.ways },
  ]
}

const isSame = (a: Ways, b: Ways): boolean =>
  a.size === b.size && [...a].every(([pays, chance]) => b.get(pays)?.equals(chance))

/**
 * What two spots of a group win together. A bonus game pays all of them the same at once, and depends on each in the same
 * way: the variance of one spot grows by as much as the covariance of two. Nothing where one pays some of them alone.
 */
function togetherWith(rules: TableRules, plans: readonly BonusPlan[]): Pick<TableRules, 'together'> {
  const { together, spots } = rules
  if (together === undefined) return {}
  return {
    together(strategy, meter) {
      const own = ownStrategy(rules, strategy)
      const shared = together(own, meter)
      if (shared === null) return null
      const places = spotsNamed(spots, [shared.group])
      const [first = 0] = places
      const alike = plans.every((plan) => places.every((place) => plan.spots.has(place) === plan.spots.has(first)))
      const [before, after] = [rules.law(first, own, meter), lawAt(rules, plans, { spot: first, strategy }, meter)]
      if (!alike || isBounded(before) || isBounded(after)) return null
      const { nonePays: _, sums: __, ...others } = shared
      return { ...others, covariance: shared.covariance.plus(varianceOf(after)).minus(varianceOf(before)) }
    },
  }
}
