import { entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import type { Chosen, Menu, Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { behind, movesAt, oddsAt, ROLL, type Standing, type Take, takenBy } from './moves.ts'
import { isPoint } from './points.ts'
import { diceOf, STAYS, THROWS, type ThrowSpot, totalOf } from './spots.ts'
import { COME, DONT_COME, DONT_PASS, PASS, type Waiting, wonBy } from './waiting.ts'

export interface CrapsRules {
  readonly definition: CrapsDefinition
  /** Those from the place `firstThrow` on. */
  readonly spots: readonly ThrowSpot[]
  readonly firstThrow: number
  readonly bar: number
}

/** What a strategy and advice look at. */
export interface RollFacts {
  /** 0 for none. */
  readonly point: number
  /** Odds that may be taken now: they are among the moves, of which there are many. */
  readonly odds: readonly Move[]
}

/** Moves are made when somebody looks at them: a strategy that only rolls never does. */
class RollMenu implements Menu<RollFacts> {
  readonly asks = 'roll'
  readonly #round: Round

  constructor(round: Round) {
    this.#round = round
  }

  get facts(): RollFacts {
    return this.#round
  }

  get moves(): readonly Move[] {
    return this.#round.moves()
  }
}

/** So many choices a round takes, however long it goes on: as many as a server reads of one. */
export const MOST_ASKED = 200

/**
 * Throws until every bet is decided. Before each throw but the first the player may bet more, or take bets down; after `MOST_ASKED`
 * choices nobody is asked, and the round throws to its end. No law changes by it: each is of bets that lie until they are decided.
 */
export function* playRound(rules: CrapsRules, table: Table): Steps<RollFacts> {
  const round = new Round(rules, table)
  round.roll()
  const menu = new RollMenu(round)
  for (let asked = 0; round.hasBets && asked < MOST_ASKED; asked++) {
    const chosen = yield menu
    if (chosen.move === ROLL) round.roll()
    else round.make(chosen)
  }
  while (round.hasBets) round.roll()
}

class Round implements RollFacts {
  readonly #rules: CrapsRules
  readonly #table: Table
  /** By spot, the coins that lie there undecided, but for bets that wait for a number. */
  readonly #lying: number[]
  #waiting: Waiting[] = []
  #point = 0
  /** Coins of new bets in this round, without those that were taken down. */
  #placed = 0
  #down: Set<string> | undefined

  constructor(rules: CrapsRules, table: Table) {
    this.#rules = rules
    this.#table = table
    this.#lying = new Array<number>(rules.firstThrow + rules.spots.length).fill(0)
    for (const { spot, coins } of table.bets) this.#lying[spot] = coins
    for (const { coins } of table.placed) this.#placed += coins
  }

  get point(): number {
    return this.#point
  }

  get odds(): readonly Move[] {
    return oddsAt(this.#standing)
  }

  get hasBets(): boolean {
    if (this.#waiting.length > 0) return true
    for (const { spot } of this.#table.bets) if (entryOf(this.#lying, spot) > 0) return true
    return false
  }

  roll(): void {
    this.#down = undefined
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
      const coins = entryOf(this.#lying, spot)
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
    if (total !== 7 && this.#waiting.every(({ point }) => point !== total)) return
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
    this.#startOne(on, true, total)
    this.#startOne(against, false, total)
  }

  #startOne(spot: number, isFor: boolean, total: number): void {
    const coins = entryOf(this.#lying, spot)
    if (coins === 0) return
    this.#lying[spot] = 0
    if (isPoint(total)) this.#travel({ spot, isFor, point: total, flat: coins, odds: 0 })
    else if (!isFor && total === this.#rules.bar) this.#decided(spot, coins, coins)
    else this.#decided(spot, coins, isFor !== isCraps(total) ? 2 * coins : 0)
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

  moves(): readonly Move[] {
    return movesAt(this.#standing)
  }

  /** A move that is no roll. */
  make({ move, coins }: Chosen): void {
    const taken = takenBy(this.#standing, move)
    if (taken) this.#takeDown(taken)
    else this.#bet(move, coins)
  }

  get #standing(): Standing {
    const { definition, spots: throwSpots, firstThrow } = this.#rules
    const most = definition.limits.round ?? Number.MAX_SAFE_INTEGER
    return {
      ...{ definition, throwSpots, firstThrow, spots: this.#table.spots, lying: this.#lying },
      ...{ point: this.#point, waiting: this.#waiting, down: this.#down ?? NOTHING, room: most - this.#placed },
    }
  }

  #bet(move: string, coins: number): void {
    const waits = behind(this.#waiting, move)
    const spot = waits?.spot ?? this.#table.spots.findIndex(({ id }) => id === move)
    this.#table.raise(spot, coins)
    if (waits) waits.odds = coins
    else {
      this.#lying[spot] = coins
      this.#placed += coins
    }
  }

  /** The coins come back as they were bet; what was bet anew has room again. */
  #takeDown({ name, coins, spot, bet, isOdds }: Take): void {
    this.#table.pay(spot, coins)
    if (bet === undefined) this.#lying[spot] = 0
    if (isOdds !== true) this.#placed -= bet?.flat ?? coins
    if (bet && isOdds) bet.odds = 0
    if (bet && !isOdds) this.#waiting = this.#waiting.filter((one) => one !== bet)
    this.#down ??= new Set()
    this.#down.add(name)
    if (this.#table.tells) {
      const at = bet && { point: bet.point }
      this.#table.tell({ type: 'betTakenDown', spot: this.#table.name(spot), coins, ...at })
    }
  }
}

const isCraps = (total: number): boolean => total <= 3 || total === 12

const NOTHING: ReadonlySet<string> = new Set()
