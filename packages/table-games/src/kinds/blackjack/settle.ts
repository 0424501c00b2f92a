import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { PlayedHand } from './hand.ts'
import { MOST } from './hands.ts'
import type { Round } from './round.ts'
import type { SideBet } from './side-bets.ts'

/** Pays the side bets of which everything is seen. */
export function paySides(round: Round, isSeen: (bet: SideBet) => boolean, natural: boolean): void {
  const { game, table, hands, dealer } = round
  const { sides } = game
  for (let side = 0; side < sides.length; side++) {
    const bet = entryOf(sides, side)
    if (!isSeen(bet)) continue
    for (const { seat, index, first, dealtSecond } of hands) {
      const spot = game.sideSpot(side, seat)
      if (table.on(spot) === 0 || index >= round.dealt) continue
      const won = bet.won({ first, second: dealtSecond, upcard: dealer.upcard }, natural)
      if (won === undefined) continue
      const paidCoins = table.on(spot) * (won.pays + 1)
      table.pay(spot, paidCoins)
      if (table.tells) table.tell({ type: 'sideBetWon', spot: table.name(spot), row: won.row, paidCoins })
    }
  }
}

/** Compares every hand with that of the dealer, and pays. */
export function settle(round: Round): void {
  const { game, table, hands, dealer } = round
  paySides(round, (bet) => bet.waits, dealer.isNatural)
  for (const hand of hands) {
    const paidCoins = paidBack(round, hand)
    if (paidCoins > 0) table.pay(hand.seat, paidCoins)
    if (table.tells) table.tell({ type: 'handSettled', hand: hand.index, result: resultOf(hand, paidCoins), paidCoins })
  }
  if (!game.rules.insurance || !dealer.isNatural) return
  for (let seat = 0; seat < game.seats; seat++) {
    const spot = game.insuranceSpot(seat)
    if (table.on(spot) > 0) table.pay(spot, 3 * table.on(spot))
  }
}

function resultOf({ end, stakedCoins }: PlayedHand, paidCoins: number): 'won' | 'lost' | 'pushed' | 'surrendered' {
  if (paidCoins > stakedCoins) return 'won'
  if (paidCoins === stakedCoins) return 'pushed'
  return end === 'surrendered' && paidCoins > 0 ? 'surrendered' : 'lost'
}

function paidBack(round: Round, hand: PlayedHand): number {
  const { dealer, game } = round
  const { end, betCoins, stakedCoins } = hand
  if (dealer.isNatural) return paidAgainstNatural(round, hand)
  if (end === 'surrendered') return betCoins / 2
  if (end === 'bust') return 0
  if (end === 'natural') return betCoins + (betCoins * game.rules.naturalPays) / game.rules.naturalTo
  if (end === 'charlie' || dealer.total > MOST || hand.total > dealer.total) return 2 * stakedCoins
  return hand.total === dealer.total ? stakedCoins : 0
}

/** A natural pushes one; half of what was given up before is safe; where only first bets are lost, the others come back. */
function paidAgainstNatural(round: Round, hand: PlayedHand): number {
  const { rules } = round.game
  const { betCoins, stakedCoins } = hand
  if (hand.isNatural) return stakedCoins
  if (hand.end === 'surrendered' && rules.surrender !== 'late') return betCoins / 2
  if (rules.peeks || rules.naturalTakesAll) return 0
  return stakedCoins - (hand.index < round.dealt ? betCoins : 0)
}
