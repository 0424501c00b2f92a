import { entryOf, floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import type { Chosen, Menu, Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { isPoint, mostLaid, mostOdds, trueOdds } from './points.ts'
import { diceOf, STAYS, THROWS, type ThrowSpot, totalOf } from './spots.ts'

/** The first spots of every game: on the line, against it, and the same for later throws. */
export const PASS = 0
export const DONT_PASS = 1
export const COME = 2
export const DONT_COME = 3

export const ROLL = 'roll'
export const ODDS = 'odds'
export const LAY_ODDS = 'lay-odds'

export interface CrapsRules {
  readonly definition: CrapsDefinition
  /** Those from the place `firstThrow` on. */
  readonly spots: readonly ThrowSpot[]
  readonly firstThrow: number
  readonly bar: number
}

/** A bet that waits for its number, with the odds behind it. */
interface Waiting {
  readonly spot: number
  readonly isFor: boolean
  readonly point: number
  readonly flat: number
  odds: number
}

const ROLL_MOVE: Move = { move: ROLL, coins: 0 }

/** What a strategy looks at: whether odds may be taken is read from the moves. */
export type RollFacts = undefined

/** Moves are made when somebody looks at them: a strategy that only rolls never does. */
class RollMenu implements Menu<RollFacts> {
  readonly asks = 'roll'
  readonly facts = undefined
  readonly #round: Round

  constructor(round: Round) {
    this.#round = round
  }

  get moves(): readonly Move[] {
    return this.#round.moves()
  }
}

/** Throws until every bet is decided. Before each throw but the first the player may bet more. */
export function* playRound(rules: CrapsRules, table: Table): Steps<RollFacts> {
  const round = new Round(rules, table)
  round.roll()
  const menu = new RollMenu(round)
  while (round.hasBets) {
    const chosen = yield menu
    if (chosen.move === ROLL) round.roll()
    else round.bet(chosen)
  }
}

class Round {
  readonly #rules: CrapsRules
  readonly #table: Table
  /** By spot, the coins that lie there undecided, but for bets that wait for a number. */
  readonly #lying: Float64Array
  #waiting: Waiting[] = []
  #point = 0

  constructor(rules: CrapsRules, table: Table) {
    this.#rules = rules
    this.#table = table
    this.#lying = new Float64Array(rules.firstThrow + rules.spots.length)
    for (const { spot, coins } of table.bets) this.#lying[spot] = coins
  }

  get hasBets(): boolean {
    return this.#waiting.length > 0 || this.#lying.some((coins) => coins > 0)
  }

  roll(): void {
    const at = this.#table.draw.below(THROWS)
    if (this.#table.opening < 0) this.#table.opening = at
    const total = totalOf(at)
    if (this.#table.tells) this.#table.tell({ type: 'diceThrown', dice: diceOf(at) })
    this.#decideThrow(at)
    this.#decideWaiting(total)
    this.#start(total)
    this.#movePoint(total)
  }

  #decideThrow(at: number): void {
    const { spots, firstThrow } = this.#rules
    for (const { spot } of this.#table.bets) {
      const coins = floatAt(this.#lying, spot)
      if (spot < firstThrow || coins === 0) continue
      const { returns, step, rests } = entryOf(spots, spot - firstThrow)
      const back = rests && this.#point === 0 ? STAYS : intAt(returns, at)
      if (back === STAYS) continue
      this.#lying[spot] = 0
      this.#decided(spot, coins, (coins / step) * back)
    }
  }

  /** Bets that have a number: it comes, or a 7. Odds of come bets rest while there is no point, and come back then. */
  #decideWaiting(total: number): void {
    if (this.#waiting.length === 0) return
    const decided = this.#waiting.filter(({ point }) => total === 7 || total === point)
    this.#waiting = this.#waiting.filter(({ point }) => total !== 7 && total !== point)
    for (const bet of decided) {
      const { spot, flat, odds, isFor } = bet
      const wins = isFor === (total !== 7)
      const rests = this.#point === 0
      const back = (wins ? 2 * flat : 0) + (rests ? odds : wins ? odds + wonBy(bet) : 0)
      this.#decided(spot, flat + odds, back)
    }
  }

  /** First throws of bets on and against the line, and of come bets. */
  #start(total: number): void {
    if (this.#point === 0) this.#startPair(PASS, DONT_PASS, total)
    if (this.#rules.firstThrow > COME) this.#startPair(COME, DONT_COME, total)
  }

  #startPair(on: number, against: number, total: number): void {
    const bar = this.#rules.bar
    const crapsOut = total <= 3 || total === 12
    for (const [spot, isFor] of [
      [on, true],
      [against, false],
    ] as const) {
      const coins = floatAt(this.#lying, spot)
      if (coins === 0) continue
      this.#lying[spot] = 0
      if (isPoint(total)) this.#travel({ spot, isFor, point: total, flat: coins, odds: 0 })
      else if (!isFor && total === bar) this.#decided(spot, coins, coins)
      else this.#decided(spot, coins, isFor !== crapsOut ? 2 * coins : 0)
    }
  }

  #travel(bet: Waiting): void {
    this.#waiting.push(bet)
    const { spot, point } = bet
    if (this.#table.tells && spot >= COME)
      this.#table.tell({ type: 'betTravelled', spot: this.#table.name(spot), point })
  }

  #movePoint(total: number): void {
    const before = this.#point
    if (before === 0 && isPoint(total)) this.#point = total
    else if (before !== 0 && (total === 7 || total === before)) this.#point = 0
    if (this.#table.tells && this.#point !== before) this.#table.tell({ type: 'pointChanged', point: this.#point })
  }

  #decided(spot: number, stakedCoins: number, paidCoins: number): void {
    this.#table.pay(spot, paidCoins)
    if (this.#table.tells)
      this.#table.tell({ type: 'betDecided', spot: this.#table.name(spot), stakedCoins, paidCoins })
  }

  /** A roll costs nothing; every spot without a bet may get one, and bets with a number their odds. */
  moves(): readonly Move[] {
    return [ROLL_MOVE, ...this.#waiting.flatMap((bet) => this.#oddsFor(bet)), ...this.#spotMoves()]
  }

  #oddsFor({ spot, isFor, point, flat, odds }: Waiting): readonly Move[] {
    const { definition } = this.#rules
    // Odds of come bets could only be bet while there is a point to play for.
    if (odds > 0 || definition.odds === undefined || this.#point === 0) return []
    const [pays, per] = trueOdds(point)
    const step = isFor ? per : pays
    const upTo = isFor ? mostOdds(definition, point, flat) : mostLaid(definition, point, flat)
    return upTo === 0 ? [] : [{ move: oddsName(spot, isFor, point), coins: step, upTo, step }]
  }

  #spotMoves(): readonly Move[] {
    const { definition } = this.#rules
    return this.#table.spots.flatMap(({ id, min, max, step }, spot) => {
      const isOpen =
        spot === PASS || spot === DONT_PASS ? this.#point === 0 && !this.#waits(spot) : this.#isOpen(spot, definition)
      return isOpen && floatAt(this.#lying, spot) === 0 ? [{ move: id, coins: min, upTo: max, step }] : []
    })
  }

  #isOpen(spot: number, { come = false }: CrapsDefinition): boolean {
    return spot >= this.#rules.firstThrow || (come && this.#point !== 0)
  }

  #waits = (spot: number): boolean => this.#waiting.some((bet) => bet.spot === spot)

  bet({ move, coins }: Chosen): void {
    const behind = this.#waiting.find(({ spot, isFor, point }) => oddsName(spot, isFor, point) === move)
    const spot = behind?.spot ?? this.#table.spots.findIndex(({ id }) => id === move)
    this.#table.raise(spot, coins)
    if (behind) behind.odds = coins
    else this.#lying[spot] = coins
  }
}

/** What odds win beside themselves. */
function wonBy({ isFor, point, odds }: Waiting): number {
  const [pays, per] = trueOdds(point)
  return isFor ? (odds / per) * pays : (odds / pays) * per
}

const oddsName = (spot: number, isFor: boolean, point: number): string =>
  spot === PASS || spot === DONT_PASS ? (isFor ? ODDS : LAY_ODDS) : `${isFor ? ODDS : LAY_ODDS}-${point}`
