import { formatUnits, parseUnits } from 'viem'
import type { Coin } from './coins.ts'

const MICRO = 1_000_000

/** The digits that a number is written with, never as 1e-7. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 18 })

/** An amount in a coin's smallest unit: exact, where a number is not. */
export const unitsOf = (amount: number, { decimals }: Coin): bigint => parseUnits(plain.format(amount), decimals)

export const amountText = (units: bigint, { decimals }: Pick<Coin, 'decimals'>): string => formatUnits(units, decimals)

/** What so many units are worth at a rate in DKK for one coin, in micro-DKK: fractions of one are cut off. */
export function microOf(units: bigint, rateDkk: number, { decimals }: Coin): number {
  const micro = (units * BigInt(Math.round(rateDkk * MICRO))) / 10n ** BigInt(decimals)
  if (micro > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('an amount beyond what can be booked')
  return Number(micro)
}
