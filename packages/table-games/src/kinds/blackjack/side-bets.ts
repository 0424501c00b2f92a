import { rankOf, SUITS, suitOf } from '../../cards/card.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { ACE, cardValue, TEN } from './hands.ts'

type SideBets = NonNullable<BlackjackDefinition['sideBets']>

/** Cards that a side bet is paid by. */
export interface Seen {
  readonly first: number
  readonly second: number
  readonly upcard: number
}

/** What a side bet won: the row of its pay table, and what it pays to one. */
export interface WonRow {
  readonly row: string
  readonly pays: number
}

export interface SideBet {
  readonly id: 'threeCards' | 'pair' | 'twenty'
  /** @returns `undefined` where the bet is lost */
  won(seen: Seen, dealerHasNatural: boolean): WonRow | undefined
  /** Whether it is known only when it is known whether the dealer has a natural. */
  readonly waits: boolean
}

export function sideBetsOf({ threeCards, pair, twenty }: SideBets): readonly SideBet[] {
  return [
    ...(threeCards ? [{ id: 'threeCards', won: byThreeCards(threeCards), waits: false } as const] : []),
    ...(pair ? [{ id: 'pair', won: byPair(pair), waits: false } as const] : []),
    ...(twenty ? [{ id: 'twenty', won: byTwenty(twenty), waits: true } as const] : []),
  ]
}

/** The best of the rows that a hand fits and that pay. */
function bestOf(
  rows: readonly (readonly [row: string, fits: boolean, pays: number | undefined])[],
): WonRow | undefined {
  let best: WonRow | undefined
  for (const [row, fits, pays = 0] of rows) if (fits && pays > (best?.pays ?? 0)) best = { row, pays }
  return best
}

const byThreeCards =
  ({ suitedTrips, straightFlush, trips, straight, flush }: NonNullable<SideBets['threeCards']>): SideBet['won'] =>
  ({ first, second, upcard }) => {
    const isTrips = rankOf(first) === rankOf(second) && rankOf(second) === rankOf(upcard)
    const isFlush = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(upcard)
    const isStraight = isRun(rankOf(first), rankOf(second), rankOf(upcard))
    if (!isTrips && !isFlush && !isStraight) return undefined
    return bestOf([
      ['suitedTrips', isTrips && isFlush, suitedTrips],
      ['straightFlush', isStraight && isFlush, straightFlush],
      ['trips', isTrips, trips],
      ['straight', isStraight, straight],
      ['flush', isFlush, flush],
    ])
  }

const ACE_RANK = 12
function isRun(a: number, b: number, c: number): boolean {
  const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
  const middle = a + b + c - low - high
  return middle === low + 1 && (high === low + 2 || (low === 0 && high === ACE_RANK))
}

const byPair =
  ({ perfect, coloured, mixed }: NonNullable<SideBets['pair']>): SideBet['won'] =>
  ({ first, second }) => {
    if (rankOf(first) !== rankOf(second)) return undefined
    const sameSuit = suitOf(first) === suitOf(second)
    const sameColour = isRed(first) === isRed(second)
    return bestOf([
      ['perfect', sameSuit, perfect],
      ['coloured', !sameSuit && sameColour, coloured],
      ['mixed', !sameColour, mixed],
    ])
  }

const HEARTS = SUITS.indexOf('h')
const QUEEN = 10
const isRed = (card: number): boolean => 'dh'.includes(SUITS.charAt(suitOf(card)))
const isQueenOfHearts = (card: number): boolean => rankOf(card) === QUEEN && suitOf(card) === HEARTS

const byTwenty =
  ({ queensAndNatural, queens, matched, suited, any }: NonNullable<SideBets['twenty']>): SideBet['won'] =>
  ({ first, second }, dealerHasNatural) => {
    const [a, b] = [cardValue(first), cardValue(second)]
    const isTwenty = (a === TEN && b === TEN) || (a === ACE && b === 9) || (a === 9 && b === ACE)
    if (!isTwenty) return undefined
    const areQueens = isQueenOfHearts(first) && isQueenOfHearts(second)
    return bestOf([
      ['queensAndNatural', areQueens && dealerHasNatural, queensAndNatural],
      ['queens', areQueens, queens],
      ['matched', first === second, matched],
      ['suited', suitOf(first) === suitOf(second), suited],
      ['any', true, any],
    ])
  }
