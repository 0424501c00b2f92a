import { entryOf, type Field } from '@spilvaerk/slot-engine/shared'
import { plainLaw, type SpotLaw } from '../core/law.ts'
import type { PoolRules } from '../core/pool.ts'
import type { SpotSketch } from '../core/spot.ts'
import type { Table } from '../core/table.ts'
import type { ProgressiveBet, ProgressiveHand } from '../definition.gen.ts'
import { Fraction } from '../fraction.ts'
import { choose, type PokerDeck } from './deck.ts'
import { PaidHands } from './paid-hands.ts'
import { checkRows, paidRow, type WrittenRow } from './rows.ts'
import { rowOf } from './side-bet.ts'

/** The id of the spot and of its pool. */
const SPOT = 'progressive'

const PERCENT = 100

/** What a hand is paid while nothing has gathered. */
const atStart = ({ coins = 0, percent }: ProgressiveHand, startCoins: number): number =>
  percent === undefined ? coins : (startCoins * percent) / PERCENT

const rowsOf = ({ pays, startCoins }: ProgressiveBet): readonly WrittenRow[] =>
  pays.map((row) => {
    const { coins: _coins, percent: _percent, ...hand } = row
    return { ...hand, pays: atStart(row, startCoins) }
  })

/** A side bet on the player's cards that wins of a progressive pool. */
export class Progressive {
  readonly #bet: ProgressiveBet
  readonly #price: number
  readonly #hands: PaidHands
  #counts: readonly number[] | undefined

  constructor(bet: ProgressiveBet, deck: PokerDeck, size: number) {
    this.#bet = bet
    this.#price = bet.price ?? 1
    this.#hands = new PaidHands(deck, size, rowsOf(bet).map(paidRow))
  }

  sketch(needs: string): SpotSketch {
    return { id: SPOT, price: this.#price, needs }
  }

  get pool(): PoolRules {
    const { name, startCoins, contributionPpm, pays } = this.#bet
    return {
      ...{ spot: SPOT, startCoins, contributionPpm: this.#price * contributionPpm },
      ...(name !== undefined && { name }),
      shares: () =>
        pays.flatMap(({ percent }, row) =>
          percent === undefined ? [] : [{ percent, chance: Fraction.of(entryOf(this.#ways, row), this.#deals) }],
        ),
    }
  }

  /** While nothing has gathered. */
  law(): SpotLaw {
    const counts = this.#ways
    const nothing = counts.reduce((left, count) => left - count, this.#deals)
    const { rows } = this.#hands
    return plainLaw(this.#price, [
      [0, nothing],
      ...counts.map((count, row) => [entryOf(rows, row).pays, count] as const),
    ])
  }

  settle(table: Table, spot: number, cards: readonly number[]): void {
    if (table.on(spot) === 0) return
    const row = rowOf(this.#hands, cards)
    if (row < 0) return
    const coins = entryOf(this.#hands.rows, row).pays
    table.pay(spot, coins)
    const { percent } = entryOf(this.#bet.pays, row)
    if (percent !== undefined && table.tells) table.tell({ type: 'jackpotWon', jackpot: SPOT, percent, coins })
  }

  get #deals(): number {
    return choose(this.#hands.deck.cards, this.#hands.size)
  }

  /** By row, the deals that it pays. */
  get #ways(): readonly number[] {
    this.#counts ??= this.#hands.counts()
    return this.#counts
  }
}

/** Each hand says one of the two that it may pay, in whole coins, and one at least takes of the pool. */
export function checkProgressive(bet: ProgressiveBet, deck: PokerDeck, size: number, field: Field): void {
  const { pays, startCoins } = bet
  let fits = true
  const refuse = (place: Field, reason: string): void => {
    fits = false
    place.refuse('mismatch', reason)
  }
  for (const [i, { coins, percent }] of pays.entries()) {
    const row = field.at('pays').item(i)
    if ((coins === undefined) === (percent === undefined)) refuse(row, 'Must have either `coins` or `percent`.')
    else if (percent !== undefined && (startCoins * percent) % PERCENT !== 0)
      refuse(row.at('percent'), `${percent} % of ${startCoins} coins are no whole coins.`)
  }
  if (!pays.some(({ percent }) => percent !== undefined))
    refuse(field.at('pays'), 'No hand takes a part of the pool: what gathers there is never paid.')
  if (fits) checkRows(rowsOf(bet), deck, size, field.at('pays'))
}
