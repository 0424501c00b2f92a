/** A millionth of a DKK: coins × coin value is whole for every bet and pay table the house accepts. */
export const MICRO = 1_000_000
const MICRO_PER_ORE = 10_000

/** From decimal DKK as it crosses the wire. A bet has at most two decimals, so nothing is lost. */
export const toMicro = (dkk: number): number => Math.round(dkk * MICRO)

export const toDkk = (micro: number): number => micro / MICRO

/** From whole øre. */
export const fromOre = (ore: number): number => ore * MICRO_PER_ORE

/** To whole øre, half an øre upwards. */
export const toOre = (micro: number): number => Math.round(micro / MICRO_PER_ORE)

/** What one coin is worth at a bet, or `undefined` when that is not a whole number of micro-DKK. */
export function coinMicro(betMicro: number, betCoins: number): number | undefined {
  const micro = betMicro / betCoins
  return Number.isInteger(micro) ? micro : undefined
}

/** The same where it must be whole: bets that cannot be divided into coins are not offered. */
export function coinOf({ betCoins }: { readonly betCoins: number }, betMicro: number): number {
  const coin = coinMicro(betMicro, betCoins)
  if (coin === undefined) throw new Error(`${betMicro} micro-DKK cannot be ${betCoins} coins`)
  return coin
}
