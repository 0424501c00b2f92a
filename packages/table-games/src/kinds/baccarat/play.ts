import { byteAt, entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import { cardName, rankOf } from '../../cards/card.ts'
import type { Table } from '../../core/table.ts'
import { handsAt, placeOf } from './places.ts'
import type { Hands, PairKind, PairSpot, PointSpot } from './spots.ts'
import { NATURAL, pointsOf } from './tableau.ts'

export interface BaccaratRules {
  readonly points: readonly PointSpot[]
  /** By spot of `points`, what it pays back for `step` coins at each end of a round, by its place. */
  readonly backs: readonly Int32Array[]
  readonly pairs: readonly PairSpot[]
  readonly playerDraws: number
  readonly bankerDrawsAlone: number
  readonly bankerDraws: Uint8Array
}

export function playRound(rules: BaccaratRules, table: Table): undefined {
  const player1 = take(table, 'player')
  const banker1 = take(table, 'banker')
  const player2 = take(table, 'player')
  const banker2 = take(table, 'banker')
  const place = completed(
    rules,
    table,
    (pointsOf(player1) + pointsOf(player2)) % 10,
    (pointsOf(banker1) + pointsOf(banker2)) % 10,
  )
  if (table.watches) table.opening = place
  if (table.tells) tellEnd(table, handsAt(place))
  const { points, backs, pairs } = rules
  for (let i = 0; i < table.bets.length; i++) {
    const { spot, coins } = entryOf(table.bets, i)
    if (spot < points.length) {
      const back = intAt(entryOf(backs, spot), place)
      if (back > 0) table.pay(spot, (coins / entryOf(points, spot).step) * back)
    } else {
      const pays = entryOf(pairs, spot - points.length).pays(pairOf(player1, player2), pairOf(banker1, banker2))
      if (pays > 0) table.pay(spot, coins * (pays + 1))
    }
  }
}

/** Third cards by the tableau. @returns the place of the end of the round */
function completed(rules: BaccaratRules, table: Table, player: number, banker: number): number {
  if (player >= NATURAL || banker >= NATURAL) return placeOf(player, banker, 2, 2)
  if (player > rules.playerDraws) {
    if (banker > rules.bankerDrawsAlone) return placeOf(player, banker, 2, 2)
    return placeOf(player, (banker + pointsOf(take(table, 'banker'))) % 10, 2, 3)
  }
  const value = pointsOf(take(table, 'player'))
  const draws = byteAt(rules.bankerDraws, banker * 10 + value) === 1
  const last = draws ? pointsOf(take(table, 'banker')) : 0
  return placeOf((player + value) % 10, (banker + last) % 10, 3, draws ? 3 : 2)
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
