import type { Meter } from '@spilvaerk/slot-engine/shared'
import type { Cards } from '../../cards/shoe.ts'
import type { VideoPokerDefinition } from '../../definition.gen.ts'
import { type PokerDeck, pokerDeck } from '../../poker/deck.ts'
import { type Holder, Holds } from '../../poker/holds.ts'
import { IdeaList } from '../../poker/ideas.ts'
import { knownHolds } from '../../poker/known-holds.ts'
import { PaidHands } from '../../poker/paid-hands.ts'
import { paidRow, rankNumbers } from '../../poker/rows.ts'

/** A pay table, and what every hold is worth by it. Both are worked out when they are first asked for. */
export class PayLevel {
  readonly #deck: PokerDeck
  readonly #rows: VideoPokerDefinition['pays']
  readonly #full: boolean
  #paid: PaidHands | undefined
  #holds: Holds | undefined
  #ideas: IdeaList | undefined
  #best: Holder | undefined
  #byCard: Holder | undefined

  constructor(deck: PokerDeck, rows: VideoPokerDefinition['pays'], full: boolean) {
    this.#deck = deck
    this.#rows = rows
    this.#full = full
  }

  get paid(): PaidHands {
    this.#paid ??= new PaidHands(
      this.#deck,
      5,
      this.#rows.map((row) => paidRow({ ...row, pays: this.#full ? (row.full ?? row.pays) : row.pays })),
    )
    return this.#paid
  }

  get holds(): Holds {
    this.#holds ??= new Holds(this.paid)
    return this.#holds
  }

  /** The best hold of each deal, which is searched once. */
  get best(): Holder {
    this.#best ??= knownHolds(this.paid.sets, this.holds.best)
    return this.#best
  }

  /** The hold by the list that a player reads. */
  byCard(meter: Meter): Holder {
    this.#byCard ??= knownHolds(this.paid.sets, this.ideas(meter).holder)
    return this.#byCard
  }

  /** The list that a player reads. */
  ideas(meter: Meter): IdeaList {
    this.#ideas ??= new IdeaList(this.holds, meter)
    return this.#ideas
  }
}

/** What a definition of video poker means. */
export class Machine {
  readonly cards: Cards
  readonly deck: PokerDeck
  readonly fullCoins: number | undefined
  readonly hands: number
  readonly doubleUps: number
  readonly #some: PayLevel
  readonly #full: PayLevel

  constructor({ ranks, joker = false, wild = [], pays, fullCoins, hands = 1, doubleUp }: VideoPokerDefinition) {
    const jokers = joker ? 1 : 0
    this.cards = { decks: 1, jokers, ...(ranks && { ranks: rankNumbers(ranks) }) }
    this.deck = pokerDeck({ jokers, wild: rankNumbers(wild), ...(ranks && { ranks: rankNumbers(ranks) }) })
    this.fullCoins = fullCoins
    this.hands = hands
    this.doubleUps = doubleUp?.rounds ?? 0
    this.#some = new PayLevel(this.deck, pays, false)
    this.#full = fullCoins === undefined ? this.#some : new PayLevel(this.deck, pays, true)
  }

  /** What a bet of so many coins on a hand is paid by. */
  level(coins: number): PayLevel {
    return this.fullCoins !== undefined && coins >= this.fullCoins ? this.#full : this.#some
  }

  /** The coins of the bet that laws are of: a bet that is paid in full. */
  get unitCoins(): number {
    return this.fullCoins ?? 1
  }
}
