import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, rankOf } from '../../cards/card.ts'
import type { Table } from '../../core/table.ts'
import { placeOf } from './places.ts'
import type { Hands, PairKind, PairSpot, PointSpot } from './spots.ts'
import { NATURAL, pointsOf } from './tableau.ts'

export interface BaccaratRules {
  readonly points: readonly PointSpot[]
  readonly pairs: readonly PairSpot[]
  readonly playerDraws: number
  readonly bankerDrawsAlone: number
  readonly bankerDraws: Uint8Array
}

export function playRound(rules: BaccaratRules, table: Table): undefined {
  const [player1, banker1, player2, banker2] = [
    take(table, 'player'),
    take(table, 'banker'),
    take(table, 'player'),
    take(table, 'banker'),
  ]
  const hands = completed(
    rules,
    table,
    (pointsOf(player1) + pointsOf(player2)) % 10,
    (pointsOf(banker1) + pointsOf(banker2)) % 10,
  )
  if (table.watches) table.opening = placeOf(hands.player, hands.banker, hands.playerCards, hands.bankerCards)
  if (table.tells) tellEnd(table, hands)
  const { points, pairs } = rules
  for (const { spot, coins } of table.bets) {
    if (spot < points.length) {
      const { step, pays } = entryOf(points, spot)
      table.pay(spot, (coins / step) * pays(hands))
    } else {
      const pays = entryOf(pairs, spot - points.length).pays(pairOf(player1, player2), pairOf(banker1, banker2))
      if (pays > 0) table.pay(spot, coins * (pays + 1))
    }
  }
}

/** Third cards by the tableau. */
function completed(rules: BaccaratRules, table: Table, player: number, banker: number): Hands {
  if (player >= NATURAL || banker >= NATURAL) return { player, banker, playerCards: 2, bankerCards: 2 }
  if (player > rules.playerDraws) {
    const third = banker <= rules.bankerDrawsAlone ? pointsOf(take(table, 'banker')) : null
    return {
      player,
      banker: third === null ? banker : (banker + third) % 10,
      playerCards: 2,
      bankerCards: third === null ? 2 : 3,
    }
  }
  const value = pointsOf(take(table, 'player'))
  const draws = byteAt(rules.bankerDraws, banker * 10 + value) === 1
  const last = draws ? pointsOf(take(table, 'banker')) : 0
  return { player: (player + value) % 10, banker: (banker + last) % 10, playerCards: 3, bankerCards: draws ? 3 : 2 }
}

function take(table: Table, to: 'player' | 'banker'): number {
  const card = table.dealer.deal()
  if (table.tells) table.tell({ type: 'cardDealt', to, card: cardName(card) })
  return card
}

function tellEnd(table: Table, { player, banker }: Hands): void {
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
  table.tell({ type: 'handsCounted', player, banker, winner })
}

const pairOf = (a: number, b: number): PairKind => (a === b ? 2 : rankOf(a) === rankOf(b) ? 1 : 0)
