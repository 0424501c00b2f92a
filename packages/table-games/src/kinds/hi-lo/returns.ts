import { entryOf, floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import type { HiLoDefinition } from '../../definition.gen.ts'
import { guessed, HIGHER, LOWER } from './play.ts'

const RANKS = 13

/** So many cards were shown: by state, what each rank may bring next. */
interface Level {
  readonly states: number
  readonly last: Int32Array
  /** By state and rank: how many such cards are left. */
  readonly cards: Int32Array
  /** By state and rank: the state of the next level. */
  readonly next: Int32Array
}

/**
 * What the best play returns for any pays: the states of all rounds are put in order once, so that a further list of pays
 * takes a walk over them. `HiLoLaw` says what can come of a bet, and takes longer.
 */
export class HiLoReturns {
  readonly #levels: readonly Level[]
  readonly #decks: number
  readonly #chip: number
  readonly #tie: HiLoDefinition['tie']

  constructor({ decks, chip, tie }: Pick<HiLoDefinition, 'decks' | 'chip' | 'tie'>, guesses: number) {
    this.#decks = decks
    this.#chip = chip
    this.#tie = tie
    this.#levels = levelsOf(decks, guesses)
  }

  /** @param back coins paid back after one right guess, after two, and so on */
  of(back: readonly number[]): number {
    let after = new Float64Array(0)
    for (let shown = back.length; shown >= 1; shown--) after = this.#worths(shown, back, after)
    return after.reduce((sum, one) => sum + one, 0) / RANKS
  }

  /** What every state of a level is worth, from what the states behind it are. */
  #worths(shown: number, back: readonly number[], after: Float64Array): Float64Array<ArrayBuffer> {
    const { states, last, cards, next } = entryOf(this.#levels, shown - 1)
    const left = 52 * this.#decks - shown
    const isLast = shown === back.length
    const taken = shown === 1 ? 0 : (back[shown - 2] ?? 0)
    const worths = new Float64Array(states)
    for (let state = 0; state < states; state++) {
      let [higher, lower] = [0, 0]
      for (let rank = 0, at = state * RANKS; rank < RANKS; rank++, at++) {
        const right = isLast ? (back[shown - 1] ?? 0) : floatAt(after, intAt(next, at))
        const worth = { right, wrong: 0, push: shown === 1 ? this.#chip : taken }
        higher += intAt(cards, at) * worth[guessed(HIGHER.move, intAt(last, state), rank, this.#tie)]
        lower += intAt(cards, at) * worth[guessed(LOWER.move, intAt(last, state), rank, this.#tie)]
      }
      worths[state] = Math.max(taken, higher / left, lower / left)
    }
    return worths
  }
}

/** The ranks that were shown in ascending order, but for the last one, which comes first. */
const keyOf = (shown: readonly number[], last: number): string => [last, ...shown.toSorted((a, b) => a - b)].join()

function levelsOf(decks: number, guesses: number): readonly Level[] {
  const levels: Level[] = []
  let states = Array.from({ length: RANKS }, (_, rank): readonly number[] => [rank])
  for (let shown = 1; shown <= guesses; shown++) {
    const level = {
      states: states.length,
      last: Int32Array.from(states, (ranks) => ranks[ranks.length - 1] ?? 0),
      cards: new Int32Array(states.length * RANKS),
      next: new Int32Array(states.length * RANKS),
    }
    levels.push(level)
    const found = new Map<string, number>()
    const further: (readonly number[])[] = []
    for (const [state, ranks] of states.entries())
      for (let rank = 0; rank < RANKS; rank++) {
        level.cards[state * RANKS + rank] = 4 * decks - ranks.filter((one) => one === rank).length
        if (shown === guesses) continue
        const key = keyOf(ranks, rank)
        if (!found.has(key)) {
          found.set(key, further.length)
          further.push([...ranks, rank])
        }
        level.next[state * RANKS + rank] = found.get(key) ?? 0
      }
    states = further
  }
  return levels
}
