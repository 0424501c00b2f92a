import { choose, type PokerDeck } from './deck.ts'

/** Hands of one set of ranks that differ in suits only, and alike for every question about one suit. */
export interface SuitPattern {
  /** How many such hands there are. */
  readonly weight: number
  /** Bit X is set where the cards chosen by the bits of X, wild ones aside, are of one suit. No card is of one suit, too. */
  readonly suited: number
  /** By suit, the bits of the natural cards in it. Suits are in no order. */
  readonly bySuit: readonly number[]
}

/** Of a set of ranks, only how many cards of each there are decides the patterns. */
interface Run {
  readonly cards: number
  readonly wild: boolean
  readonly copies: number
}

/** @param kinds the cards in ascending order, at most five */
export function runsOf(kinds: readonly number[], { copies, wild }: PokerDeck): readonly Run[] {
  const runs: Run[] = []
  for (let at = 0; at < kinds.length; ) {
    const kind = kinds[at] ?? 0
    let cards = 0
    while (kinds[at + cards] === kind) cards++
    runs.push({ cards, wild: wild[kind] === true, copies: copies[kind] ?? 0 })
    at += cards
  }
  return runs
}

/** Patterns by what decides them. */
export class SuitPatterns {
  readonly #deck: PokerDeck
  readonly #known = new Map<string, readonly SuitPattern[]>()

  constructor(deck: PokerDeck) {
    this.#deck = deck
  }

  of(kinds: readonly number[]): readonly SuitPattern[] {
    const runs = runsOf(kinds, this.#deck)
    const key = runs.map(({ cards, wild, copies }) => `${cards}${wild ? `w${copies}` : ''}`).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = patternsOf(runs, this.#deck.suits)
    this.#known.set(key, made)
    return made
  }
}

function patternsOf(runs: readonly Run[], suits: number): readonly SuitPattern[] {
  const found = new Map<string, { weight: number; bySuit: readonly number[] }>()
  const place = (run: number, at: number, bySuit: readonly number[], weight: number): void => {
    const next = runs[run]
    if (next === undefined) {
      const key = bySuit.toSorted((a, b) => a - b).join()
      const known = found.get(key)
      if (known === undefined) found.set(key, { weight, bySuit })
      else known.weight += weight
      return
    }
    const { cards, wild, copies } = next
    if (wild) place(run + 1, at + cards, bySuit, weight * choose(copies, cards))
    else for (const placed of placements(cards, at, bySuit, suits)) place(run + 1, at + cards, placed, weight)
  }
  place(0, 0, new Array<number>(suits).fill(0), 1)
  const cards = runs.reduce((sum, run) => sum + run.cards, 0)
  return [...found.values()].map(({ weight, bySuit }) => ({ weight, bySuit, suited: suitedOf(bySuit, cards, runs) }))
}

/** Cards of one rank lie in suits that differ: all choices of them, in ascending order. */
function placements(
  cards: number,
  at: number,
  bySuit: readonly number[],
  suits: number,
): readonly (readonly number[])[] {
  const all: number[][] = []
  for (let mask = 0; mask < 1 << suits; mask++) {
    const chosen = Array.from({ length: suits }, (_, suit) => suit).filter((suit) => (mask >> suit) & 1)
    if (chosen.length !== cards) continue
    const placed = [...bySuit]
    for (const [i, suit] of chosen.entries()) placed[suit] = (placed[suit] ?? 0) | (1 << (at + i))
    all.push(placed)
  }
  return all
}

function suitedOf(bySuit: readonly number[], cards: number, runs: readonly Run[]): number {
  let wilds = 0
  let at = 0
  for (const run of runs) {
    if (run.wild) wilds |= ((1 << run.cards) - 1) << at
    at += run.cards
  }
  let suited = 0
  for (let chosen = 0; chosen < 1 << cards; chosen++) {
    const natural = chosen & ~wilds
    if (bySuit.some((held) => (natural & ~held) === 0)) suited |= 1 << chosen
  }
  return suited
}
