import { trueOdds } from './points.ts'

/** The first spots of every game: on the line, against it, and the same for later throws. */
export const PASS = 0
export const DONT_PASS = 1
export const COME = 2
export const DONT_COME = 3

export const ODDS = 'odds'
export const LAY_ODDS = 'lay-odds'

/** A bet that waits for its number, with the odds behind it. */
export interface Waiting {
  readonly spot: number
  readonly isFor: boolean
  readonly point: number
  readonly flat: number
  odds: number
}

/** What odds win beside themselves. */
export function wonBy({ isFor, point, odds }: Pick<Waiting, 'isFor' | 'point' | 'odds'>): number {
  const [pays, per] = trueOdds(point)
  return isFor ? (odds / per) * pays : (odds / pays) * per
}

export const isLine = (spot: number): boolean => spot === PASS || spot === DONT_PASS

/** Of the line there is one bet; come bets are told apart by their numbers. */
const atNumber = (name: string, { spot, point }: Waiting): string => (isLine(spot) ? name : `${name}-${point}`)

export const oddsName = (bet: Waiting): string => atNumber(bet.isFor ? ODDS : LAY_ODDS, bet)

/** The bet itself, as against the line: what is on it stays until it is decided. */
export const betName = (bet: Waiting): string => atNumber(bet.spot === DONT_PASS ? 'dont-pass' : 'dont-come', bet)
