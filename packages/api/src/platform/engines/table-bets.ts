import type { TableBet } from '@spilvaerk/schemas'
import type { PlacedBet, Spot, TableGame } from '@spilvaerk/table-games'
import { toDkk } from '../numbers/money.ts'
import { granted, type Outcome, refused } from '../refusals/refusals.ts'
import type { BetRefusal } from './refusals.ts'
import { coinsOf } from './table-moves.ts'

/**
 * Everything that is wrong with the bets is found before they are refused.
 * @param plain whether they stand for the one `bet` of an old client
 */
export function readBets(
  game: TableGame,
  asked: readonly TableBet[],
  coinMicro: number,
  plain: boolean,
): Outcome<readonly PlacedBet[], BetRefusal['code']> {
  const read = asked.map(({ bet, amount }, at): PlacedBet | readonly BetRefusal[] => {
    const [place, field] = plain ? ['bet', 'bet'] : [`bets[${at}].bet`, `bets[${at}].amount`]
    const spot = game.spots.find(({ id }) => id === bet)
    if (spot === undefined) return [{ code: 'spotUnknown', field: place, spot: bet }]
    if (spot.later) return [{ code: 'spotLater', field: place, spot: bet }]
    const misplaced = refusalBeside(spot, asked, at, place)
    const coins = coinsWithin(spot, amount, coinMicro, field)
    if (typeof coins === 'number') return misplaced ? [misplaced] : { spot: bet, coins }
    return misplaced ? [misplaced, coins] : [coins]
  })
  const [first, ...others] = read.flatMap((one) => ('spot' in one ? [] : one))
  if (first) return refusedWith(others.length > 0 ? { ...first, others } : first)
  return within(
    game,
    read.flatMap((one) => ('spot' in one ? [one] : [])),
    coinMicro,
  )
}

/** The code picks what a refusal carries, which the union of all of them cannot express. */
const refusedWith = (refusal: BetRefusal) => refused<BetRefusal['code']>(refusal as never)

/** What is wrong with a bet beside the others. */
function refusalBeside({ needs }: Spot, asked: readonly TableBet[], at: number, field: string): BetRefusal | undefined {
  const spot = asked[at]?.bet ?? ''
  if (asked.findIndex(({ bet }) => bet === spot) < at) return { code: 'betDuplicate', field, spot }
  if (needs === undefined || asked.some(({ bet }) => bet === needs)) return undefined
  return { code: 'betNeedsOther', field, spot, needs }
}

function coinsWithin({ min, max, step }: Spot, amount: number, coinMicro: number, field: string): number | BetRefusal {
  const dkk = (coins: number): number => toDkk(coins * coinMicro)
  const coins = coinsOf(amount, coinMicro)
  if (amount < dkk(min) || amount > dkk(max)) return { code: 'betOutside', field, min: dkk(min), max: dkk(max) }
  return coins === undefined || coins % step !== 0 ? { code: 'betStep', field, step: dkk(step) } : coins
}

function within(
  { definition }: TableGame,
  placed: readonly PlacedBet[],
  coinMicro: number,
): Outcome<readonly PlacedBet[], 'betsOverRound'> {
  const { round: most = Number.POSITIVE_INFINITY } = definition.limits
  return placed.reduce((sum, { coins }) => sum + coins, 0) > most
    ? refused({ code: 'betsOverRound', most: toDkk(most * coinMicro) })
    : granted(placed)
}
