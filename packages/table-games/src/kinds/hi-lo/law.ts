import { entryOf, floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import { RANKS as RANK_NAMES } from '../../cards/card.ts'
import type { StrategyChart } from '../../core/kind.ts'
import { plainLaw, type SpotLaw } from '../../core/law.ts'
import type { Move } from '../../core/menu.ts'
import type { HiLoDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { FURTHER, guessed, HIGHER, type HiLoFacts, LOWER, TAKE } from './play.ts'

const RANKS = [...RANK_NAMES]

/** Orders of the cards to come, by the guesses that were right when it ended: 0 where one was wrong; last, the stake came back. */
type Ways = Float64Array

interface Known {
  readonly ways: Ways
  readonly move: Move
}

/** How many orders there are of all cards that a round can show: doubles hold them with what they pay. */
export const ordersOf = (decks: number, cards: number): number =>
  Array.from({ length: cards }, (_, i) => 52 * decks - i).reduce((product, one) => product * one, 1)

/**
 * All that can come, backwards from the last guess. What was shown counts by how many there were of each rank, and the
 * last rank: so few states are left that every one of them is known.
 */
export class HiLoLaw {
  readonly #definition: HiLoDefinition
  /** Whether it takes after the first right guess, and guesses higher at first. */
  readonly #isDefault: boolean
  readonly #known = new Map<number, Known>()
  /** Orders of the cards that a round may still show after so many. */
  readonly #behind: Float64Array

  constructor(definition: HiLoDefinition, isDefault: boolean) {
    const { decks, back } = definition
    this.#definition = definition
    this.#isDefault = isDefault
    this.#behind = Float64Array.from(
      { length: back.length + 2 },
      (_, shown) => ordersOf(decks, back.length + 1) / ordersOf(decks, shown),
    )
  }

  law(): SpotLaw {
    const { back, chip, decks } = this.#definition
    const sum = this.#noWays()
    for (const rank of RANKS.keys()) add(sum, this.#from([rank]).ways, 4 * decks)
    return plainLaw(
      chip,
      Array.from(sum, (ways, right) => [right === 0 ? 0 : (back[right - 1] ?? chip), ways] as const),
    )
  }

  /**
   * What is done with the last card after so many right guesses. Where that hangs on the cards before it, the cell names
   * every move that is the best one in some round that is played so.
   */
  chart(): StrategyChart {
    const { back } = this.#definition
    const cells = RANKS.map(() => back.map(() => new Set<string>()))
    const seen = new Set<number>()
    const visit = (shown: HiLoFacts): void => {
      const [wins, last] = [shown.length - 1, entryOf(shown, shown.length - 1)]
      const key = keyOf(countsOf(shown), last)
      if (wins === back.length || seen.has(key)) return
      seen.add(key)
      const { move } = this.#from(shown)
      entryOf(entryOf(cells, last), wins).add(move.move)
      if (move === TAKE) return
      const counts = countsOf(shown)
      for (const rank of RANKS.keys())
        if (intAt(counts, rank) < 4 * this.#definition.decks && this.#isRight(move, last, rank)) visit([...shown, rank])
    }
    for (const rank of RANKS.keys()) visit([rank])
    const named = (moves: ReadonlySet<string>): string =>
      FURTHER.flatMap(({ move }) => (moves.has(move) ? [move] : [])).join('/') || '–'
    return {
      ...{ title: 'lastCard', columns: back.map((_, wins) => String(wins)) },
      rows: RANKS.map((rank, at) => ({ case: rank, moves: entryOf(cells, at).map(named) })),
    }
  }

  #isRight({ move }: Move, last: number, rank: number): boolean {
    return guessed(move, last, rank, this.#definition.tie) === 'right'
  }

  #noWays(): Ways {
    return new Float64Array(this.#definition.back.length + 2)
  }

  move(facts: HiLoFacts): Move {
    return this.#from(facts).move
  }

  #from(shown: HiLoFacts): Known {
    const counts = countsOf(shown)
    const last = entryOf(shown, shown.length - 1)
    const key = keyOf(counts, last)
    const known = this.#known.get(key) ?? this.#best(shown, counts, last)
    this.#known.set(key, known)
    return known
  }

  #best(shown: HiLoFacts, counts: Int32Array, last: number): Known {
    const wins = shown.length - 1
    if (this.#isDefault && wins > 0) return this.#taken(wins)
    if (this.#isDefault) return { move: HIGHER, ways: this.#guessed(HIGHER, shown, counts, last) }
    return this.#all(shown, counts, last).reduce((best, one) =>
      this.#worth(one.ways) > this.#worth(best.ways) ? one : best,
    )
  }

  #all(shown: HiLoFacts, counts: Int32Array, last: number): readonly Known[] {
    const wins = shown.length - 1
    const guesses = [HIGHER, LOWER].map((move) => ({ move, ways: this.#guessed(move, shown, counts, last) }))
    return wins > 0 ? [this.#taken(wins), ...guesses] : guesses
  }

  /** What each move wins or loses on average, for each coin of the bet. */
  worths(shown: HiLoFacts): readonly (readonly [Move, Fraction])[] {
    const scale = BigInt(floatAt(this.#behind, shown.length)) * BigInt(this.#definition.chip)
    const all = this.#all(shown, countsOf(shown), entryOf(shown, shown.length - 1))
    return all.map(({ move, ways }) => [move, Fraction.of(BigInt(this.#worth(ways)), scale).minus(Fraction.one)])
  }

  #taken(wins: number): Known {
    const ways = this.#noWays()
    ways[wins] = floatAt(this.#behind, wins + 1)
    return { move: TAKE, ways }
  }

  #guessed(guess: Move, shown: HiLoFacts, counts: Int32Array, last: number): Ways {
    const { decks, tie, back } = this.#definition
    const ways = this.#noWays()
    const wins = shown.length - 1
    const put = (at: number, count: number): void => {
      ways[at] = floatAt(ways, at) + count
    }
    for (let rank = 0; rank < RANKS.length; rank++) {
      const cards = 4 * decks - intAt(counts, rank)
      const came = guessed(guess.move, last, rank, tie)
      const orders = cards * floatAt(this.#behind, shown.length + 1)
      if (came === 'wrong') put(0, orders)
      else if (came === 'push') put(wins === 0 ? back.length + 1 : wins, orders)
      else if (shown.length === back.length) put(back.length, cards)
      else if (cards > 0) add(ways, this.#from([...shown, rank]).ways, cards)
    }
    return ways
  }

  #worth(ways: Ways): number {
    const { back, chip } = this.#definition
    return back.reduce((sum, coins, i) => sum + coins * floatAt(ways, i + 1), chip * floatAt(ways, back.length + 1))
  }
}

/** One number for the ranks that were shown, of which there are at most seven cards, and the last one. */
const keyOf = (counts: Int32Array, last: number): number =>
  counts.reduce((sum, count) => sum * 8 + count, 0) * RANKS.length + last

function countsOf(shown: HiLoFacts): Int32Array {
  const counts = new Int32Array(RANKS.length)
  for (const rank of shown) counts[rank] = intAt(counts, rank) + 1
  return counts
}

function add(sum: Ways, ways: Ways, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = floatAt(sum, i) + times * floatAt(ways, i)
}
