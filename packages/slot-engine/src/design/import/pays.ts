import { LIMITS } from '../../definition.ts'
import { gcd } from '../../game/law/gcd.ts'

/** What a pay table counts in: coins, bets on one line, or whole bets. */
export const PAID_IN = ['coin', 'line', 'bet'] as const
export type PaidIn = (typeof PAID_IN)[number]

export interface ForeignPays {
  readonly paidIn: PaidIn
  /** By symbol and count; parts of a unit may be. */
  readonly pays: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Lines that are played, for pays per line. */
  readonly lines?: number
  /** What a spin costs: needed for pays in coins; else the least that makes every pay whole is found. */
  readonly betCoins?: number
}

export interface CoinPays {
  readonly betCoins: number
  readonly pays: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Pays finer than a millionth of a unit are refused. */
const MOST_DECIMALS = 6

/**
 * Turns a pay table into whole coins. A coin is a line bet where it pays per line, a part of the bet where it pays in bets;
 * where a pay is a part of that, the coin is divided until every pay is whole.
 * @throws RangeError for pays that no bet makes whole, or a bet that does not
 */
export function paysInCoins({ paidIn, pays, lines, betCoins }: ForeignPays): CoinPays {
  const unitsPerBet = unitsOf(paidIn, lines, betCoins)
  const all = Object.values(pays).flatMap((table) => Object.values(table))
  const wrong = all.find((pay) => !(pay >= 0 && pay <= LIMITS.payCoins))
  if (wrong !== undefined) throw new RangeError(`a pay must be from 0 to ${LIMITS.payCoins}, not ${wrong}`)
  const coinsPerUnit = betCoins === undefined ? leastCoins(all) : betCoins / unitsPerBet
  const price = unitsPerBet * coinsPerUnit
  if (!Number.isInteger(price) || price < 1 || price > LIMITS.betCoins)
    throw new RangeError(`the bet would be ${price} coins; it must be a whole number up to ${LIMITS.betCoins}`)
  return {
    betCoins: price,
    pays: Object.fromEntries(
      Object.entries(pays).map(([symbol, table]) => [
        symbol,
        Object.fromEntries(
          Object.entries(table).map(([count, pay]) => [
            count,
            whole(pay * coinsPerUnit, symbol, { price, unitsPerBet, all }),
          ]),
        ),
      ]),
    ),
  }
}

/** A bet in units of the pay table. */
function unitsOf(paidIn: PaidIn, lines: number | undefined, betCoins: number | undefined): number {
  switch (paidIn) {
    case 'coin':
      if (betCoins === undefined) throw new RangeError('pays in coins need the bet in coins')
      return betCoins
    case 'line':
      if (lines === undefined || !Number.isInteger(lines) || lines < 1)
        throw new RangeError('pays per line need the number of lines')
      return lines
    case 'bet':
      return 1
  }
}

interface Bet {
  readonly price: number
  readonly unitsPerBet: number
  /** All pays, in units. */
  readonly all: readonly number[]
}

function whole(coins: number, symbol: string, bet: Bet): number {
  const near = Math.round(coins)
  const said = `${symbol} would pay ${coins} coins for a bet of ${bet.price}`
  if (near > LIMITS.payCoins) throw new RangeError(`${said}: at most ${LIMITS.payCoins} may be`)
  if (Math.abs(coins - near) > 1e-6)
    throw new RangeError(`${said}, which is no whole number: raise betCoins to ${wholeBet(bet)}`)
  return near
}

/** The least bet from this one on that makes every pay whole. */
function wholeBet({ price, unitsPerBet, all }: Bet): number {
  const least = unitsPerBet * leastCoins(all)
  return least * Math.ceil(price / least)
}

/** The least whole number that makes every pay whole. */
function leastCoins(pays: readonly number[]): number {
  let scale = 1
  for (let decimals = 0; !pays.every((pay) => isNearlyWhole(pay * scale)); decimals++) {
    if (decimals === MOST_DECIMALS) throw new RangeError(`pays may have at most ${MOST_DECIMALS} decimals`)
    scale *= 10
  }
  return scale / pays.reduce((divisor, pay) => gcd(divisor, Math.round(pay * scale)), scale)
}

const isNearlyWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-7
