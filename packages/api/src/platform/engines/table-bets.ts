import type { TableBet } from '@spilvaerk/schemas'
import type { PlacedBet, Spot, TableGame } from '@spilvaerk/table-games'
import { toDkk } from '../numbers/money.ts'
import { granted, type Outcome, refused } from '../refusals/refusals.ts'
import type { ReadBetsCode } from './refusals.ts'
import { coinsOf } from './table-moves.ts'

/** @param plain whether they stand for the one `bet` of an old client */
export function readBets(
  game: TableGame,
  asked: readonly TableBet[],
  coinMicro: number,
  plain: boolean,
): Outcome<readonly PlacedBet[], ReadBetsCode> {
  const placed: PlacedBet[] = []
  for (const [i, wished] of asked.entries()) {
    const [place, amount] = plain ? ['bet', 'bet'] : [`bets[${i}].bet`, `bets[${i}].amount`]
    const spot = spotOf(game, wished, place)
    if (!spot.ok) return spot
    if (placed.some((one) => one.spot === wished.bet))
      return refused({ code: 'betDuplicate', field: place, spot: wished.bet })
    const coins = coinsWithin(spot.value, wished.amount, coinMicro, amount)
    if (!coins.ok) return coins
    placed.push({ spot: wished.bet, coins: coins.value })
  }
  return together(game, placed, coinMicro)
}

function spotOf({ spots }: TableGame, { bet: id }: TableBet, field: string): Outcome<Spot, ReadBetsCode> {
  const spot = spots.find((one) => one.id === id)
  if (spot === undefined) return refused({ code: 'spotUnknown', field, spot: id })
  return spot.later ? refused({ code: 'spotLater', field, spot: id }) : granted(spot)
}

function coinsWithin(
  { min, max, step }: Spot,
  amount: number,
  coinMicro: number,
  field: string,
): Outcome<number, ReadBetsCode> {
  const dkk = (coins: number): number => toDkk(coins * coinMicro)
  const coins = coinsOf(amount, coinMicro)
  if (amount < dkk(min) || amount > dkk(max))
    return refused({ code: 'betOutside', field, min: dkk(min), max: dkk(max) })
  return coins === undefined || coins % step !== 0
    ? refused({ code: 'betStep', field, step: dkk(step) })
    : granted(coins)
}

/** What only all bets together show. */
function together(
  { spots, definition }: TableGame,
  placed: readonly PlacedBet[],
  coinMicro: number,
): Outcome<readonly PlacedBet[], ReadBetsCode> {
  const ids = new Set(placed.map(({ spot }) => spot))
  for (const [i, { spot }] of placed.entries()) {
    const { needs } = spots.find(({ id }) => id === spot) ?? {}
    if (needs !== undefined && !ids.has(needs))
      return refused({ code: 'betNeedsOther', field: `bets[${i}].bet`, spot, needs })
  }
  const { round: most = Number.POSITIVE_INFINITY } = definition.limits
  return placed.reduce((sum, { coins }) => sum + coins, 0) > most
    ? refused({ code: 'betsOverRound', most: toDkk(most * coinMicro) })
    : granted(placed)
}
