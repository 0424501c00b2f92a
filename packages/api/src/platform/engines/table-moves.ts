import type { Choice, OfferedMove } from '@spilvaerk/table-games'
import { toDkk, toMicro } from '../numbers/money.ts'
import { granted, type Outcome, refused } from '../refusals/refusals.ts'
import type { GivenChoice, StoredChoice } from './engine.ts'
import type { ReadChoiceCode } from './refusals.ts'

/** An amount in whole coins, or `undefined` where it is none. */
export function coinsOf(amount: number, coinMicro: number): number | undefined {
  const micro = toMicro(amount)
  const coins = micro / coinMicro
  return toDkk(micro) === amount && Number.isSafeInteger(coins) ? coins : undefined
}

/** The move of the menu that a choice names. */
export function readMove(
  moves: readonly OfferedMove[],
  given: GivenChoice,
  at: number,
  coinMicro: number,
): Outcome<Choice, ReadChoiceCode> {
  const name = typeof given === 'object' ? given.move : given
  const move = moves.find((one) => one.move === name)
  if (move === undefined) return refused({ code: 'moveNotOffered', at, moves: moves.map((one) => one.move) })
  const { coins: least, upTo, step = 1 } = move
  // Of a move with a price, saying it is not asked for, and must be right.
  if (typeof given !== 'object' && upTo === undefined) return granted(move.move)
  const most = upTo ?? least
  const coins = typeof given === 'object' ? coinsOf(given.amount, coinMicro) : undefined
  if (coins === undefined || coins < least || coins > most || coins % step !== 0) {
    const dkk = (of: number): number => toDkk(of * coinMicro)
    return refused({ code: 'moveAmountWrong', at, min: dkk(least), max: dkk(most), step: dkk(step) })
  }
  return granted(upTo === undefined ? move.move : { move: move.move, coins })
}

export function isSameMove(stored: StoredChoice, given: GivenChoice, coinMicro: number): boolean {
  if (typeof given !== 'object') return stored === given
  if (typeof stored !== 'object') return stored === given.move
  return stored.move === given.move && stored.coins === coinsOf(given.amount, coinMicro)
}
