import type { PokerDeck } from './deck.ts'
import { ACE_KIND, JOKER_KIND, type RankSets } from './rank-sets.ts'
import type { HandValues } from './subset-sums.ts'

/** What a pay table may name. */
export const HAND_NAMES = [
  'royalFlush',
  'fiveOfAKind',
  'wildCards',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'pair',
] as const
export type HandName = (typeof HAND_NAMES)[number]

/** A row of a pay table, whatever it pays. */
export interface HandRow {
  readonly hand: HandName
  /** Without a wild card. */
  readonly natural?: boolean
  /** The ranks that count: of the pair, of the three, four or five of a kind. */
  readonly ranks?: readonly number[]
  /** The ranks that the card beside four of a kind may have. */
  readonly kickers?: readonly number[]
  /** Of `wildCards`: how many. */
  readonly count?: number
}

/** A hand by its ranks: what wild cards are is still open. */
export interface RankHand {
  readonly cards: number
  /** Natural cards of each rank. */
  readonly counts: readonly number[]
  readonly wilds: number
  /** Whether the natural cards are of one suit. */
  readonly suited: boolean
}

/** The hand of a set of ranks. */
export function rankHand(sets: RankSets, deck: PokerDeck, set: number, suited: boolean): RankHand {
  const counts: number[] = []
  let [cards, wilds] = [0, 0]
  for (let kind = 0; kind <= JOKER_KIND; kind++) {
    const count = sets.count(set, kind)
    cards += count
    if (deck.wild[kind]) wilds += count
    counts.push(deck.wild[kind] ? 0 : count)
  }
  return { cards, counts: counts.slice(0, JOKER_KIND), wilds, suited }
}

/** Whether the hand can be read as that row, with wild cards standing for whatever helps. */
export function reads(row: HandRow, hand: RankHand): boolean {
  return !(row.natural && hand.wilds > 0) && READERS[row.hand](hand, row)
}

const READERS: Record<HandName, (hand: RankHand, row: HandRow) => boolean> = {
  royalFlush: (hand) => hand.suited && within(hand, royalRun(hand.cards)),
  straightFlush: (hand) => hand.suited && isRun(hand),
  straight: isRun,
  flush: ({ suited }) => suited,
  wildCards: ({ wilds }, { count = 0 }) => wilds >= count,
  fiveOfAKind: (hand, row) => alike(hand, 5, row),
  fourOfAKind: (hand, row) => alike(hand, 4, row),
  threeOfAKind: (hand, row) => alike(hand, 3, row),
  pair: (hand, row) => alike(hand, 2, row),
  fullHouse: (hand) => twoGroups(hand, 3, 2),
  twoPair: (hand) => twoGroups(hand, 2, 2),
}

const missing = (held: number, wished: number): number => Math.max(0, wished - held)

function alike({ counts, wilds }: RankHand, wished: number, { ranks, kickers }: HandRow): boolean {
  return counts.some((held, rank) => {
    const left = wilds - missing(held, wished)
    if (left < 0 || ranks?.includes(rank) === false) return false
    if (kickers === undefined || left > 0) return true
    return kickers.some((kicker) => kicker !== rank && (counts[kicker] ?? 0) > 0)
  })
}

/** Of the ranks that may be either group only the two with most cards matter: the most go to the greater group. */
function twoGroups({ counts, wilds }: RankHand, first: number, second: number): boolean {
  let [most, next] = [0, 0]
  for (const held of counts) {
    if (held > most) {
      next = most
      most = held
    } else if (held > next) next = held
  }
  return missing(most, first) + missing(next, second) <= wilds
}

/** A run as a set of ranks. The ace also counts below the deuce. */
const runUpTo = (top: number, cards: number): number => {
  const run = ((1 << cards) - 1) << (top + 1 - cards)
  return top + 1 < cards ? ((1 << (top + 1)) - 1) | (1 << ACE_KIND) : run
}

const royalRun = (cards: number): number => runUpTo(ACE_KIND, cards)

function within({ counts }: RankHand, run: number): boolean {
  return counts.every((held, rank) => held === 0 || (held === 1 && (run >> rank) & 1))
}

/** The rank at the top of the best run that the hand can be read as; -1 where there is none. */
export function runTop(hand: RankHand): number {
  for (let top = ACE_KIND; top >= hand.cards - 2; top--) if (within(hand, runUpTo(top, hand.cards))) return top
  return -1
}

function isRun(hand: RankHand): boolean {
  return runTop(hand) >= 0
}

/** Which row of a pay table each hand is paid by: the dearest of those that it can be read as, the first of equals. */
export class PaidRows implements HandValues {
  readonly #sets: RankSets
  readonly #deck: PokerDeck
  readonly #rows: readonly (HandRow & { readonly pays: number })[]

  constructor(sets: RankSets, deck: PokerDeck, rows: readonly (HandRow & { readonly pays: number })[]) {
    this.#sets = sets
    this.#deck = deck
    this.#rows = rows
  }

  plain(set: number): number {
    return this.#row(set, false)
  }

  suited(set: number): number {
    return this.#row(set, true)
  }

  /** The number of the row; -1 for a hand that none pays. */
  #row(set: number, suited: boolean): number {
    const hand = rankHand(this.#sets, this.#deck, set, suited)
    let best = -1
    for (const [i, row] of this.#rows.entries())
      if (reads(row, hand) && (best < 0 || row.pays > (this.#rows[best]?.pays ?? 0))) best = i
    return best
  }
}
