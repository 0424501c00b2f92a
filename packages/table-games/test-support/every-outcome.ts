/** The round function over every outcome of chance: what the laws are compared with. */
import type { Dealer } from '../src/cards/shoe.ts'
import type { Draw } from '../src/chance/draw.ts'
import { type BoundedLaw, isBounded } from '../src/core/bounded-law.ts'
import type { TableGame } from '../src/core/game.ts'
import { LawMaker, type SpotLaw } from '../src/core/law.ts'
import { Fraction } from '../src/fraction.ts'
import type { PlacedBet } from '../src/play/bets.ts'
import { parseBets } from '../src/play/bets.ts'
import { finish, strategyOf } from '../src/proof/simulate.ts'

/** Chance that takes each of its ways in turn, depth first. */
class Paths implements Draw {
  readonly #stack: { index: number; readonly weights: readonly number[] | number }[] = []
  #depth = 0
  /** Product of the weights of the way that was taken, and of all weights. */
  weight = 1n
  total = 1n

  begin(): void {
    this.#depth = 0
    this.weight = 1n
    this.total = 1n
  }

  /** @param weights how heavy each way is, or how many equal ones there are */
  choose(weights: readonly number[] | number): number {
    const node = this.#stack[this.#depth] ?? { index: firstWay(weights), weights }
    this.#stack[this.#depth] = node
    this.#depth += 1
    const isEqual = typeof weights === 'number'
    this.weight *= isEqual ? 1n : BigInt(weights[node.index] ?? 0)
    this.total *= BigInt(isEqual ? weights : weights.reduce((sum, one) => sum + one, 0))
    return node.index
  }

  below(n: number): number {
    return this.choose(n)
  }

  /** Goes on to the next way; false where there is none. */
  next(): boolean {
    this.#stack.length = this.#depth
    for (let node = this.#stack.at(-1); node !== undefined; node = this.#stack.at(-1)) {
      node.index = nextWay(node.weights, node.index)
      if (node.index >= 0) return true
      this.#stack.pop()
    }
    return false
  }
}

const firstWay = (weights: readonly number[] | number): number =>
  typeof weights === 'number' ? 0 : weights.findIndex((one) => one > 0)

function nextWay(weights: readonly number[] | number, after: number): number {
  if (typeof weights === 'number') return after + 1 < weights ? after + 1 : -1
  return weights.findIndex((one, i) => i > after && one > 0)
}

/** Deals by kinds of cards: equal ones are one way. @param counts how many there are, by card */
class CountedCards implements Dealer {
  readonly #left: number[]
  readonly #paths: Paths

  constructor(counts: readonly number[], paths: Paths) {
    this.#left = [...counts]
    this.#paths = paths
  }

  deal(): number {
    const card = this.#paths.choose([...this.#left])
    this.#left[card] = (this.#left[card] ?? 0) - 1
    return card
  }
}

/**
 * Plays the round function over every way that chance can take.
 * @param cards how many there are of each card; without them the shoe of the game, card by card
 * @returns what comes of each bet, by the id of its spot, per `coins` of the bet
 */
export function everyOutcome(
  game: TableGame,
  bets: readonly PlacedBet[],
  strategy: string,
  cards?: readonly number[],
): ReadonlyMap<string, SpotLaw> {
  const parsed = parseBets(game, bets)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const chosen = strategyOf(game, strategy)
  const paths = new Paths()
  const sums = new Map<string, Map<string, Map<bigint, bigint>>>(bets.map(({ spot }) => [spot, new Map()]))
  do {
    paths.begin()
    const table = game.table(paths, false, cards && new CountedCards(cards, paths))
    table.begin(parsed.bets)
    finish(game, table, chosen)
    for (const [id, outcomes] of sums) {
      const spot = game.spot(id)
      const key = `${table.on(spot)} ${table.paidOn(spot)}`
      const byTotal = outcomes.get(key) ?? new Map<bigint, bigint>()
      outcomes.set(key, byTotal.set(paths.total, (byTotal.get(paths.total) ?? 0n) + paths.weight))
    }
  } while (paths.next())
  return new Map(bets.map(({ spot, coins }) => [spot, lawOf(coins, sums.get(spot) ?? new Map())]))
}

function lawOf(unitCoins: number, outcomes: ReadonlyMap<string, ReadonlyMap<bigint, bigint>>): SpotLaw {
  const maker = new LawMaker(unitCoins)
  for (const [key, byTotal] of outcomes) {
    const [staked = 0, paid = 0] = key.split(' ').map(Number)
    maker.add(staked, paid, Fraction.sum([...byTotal].map(([total, weight]) => Fraction.of(weight, total))))
  }
  return maker.made()
}

/** A law in first bets, as text: two of them are equal where their laws are, whatever their unit. */
export function textOf(law: SpotLaw | BoundedLaw): readonly string[] {
  const { unitCoins, outcomes } = exactly(law)
  return outcomes.map(
    ({ stakedCoins, paidCoins, chance }) =>
      `${Fraction.of(stakedCoins, unitCoins)} → ${Fraction.of(paidCoins, unitCoins)}: ${chance}`,
  )
}

/** A law that is no bounded one. */
export function exactly(law: SpotLaw | BoundedLaw): SpotLaw {
  if (isBounded(law)) throw new Error(`bounded: ${law.because}`)
  return law
}
