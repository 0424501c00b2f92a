import type { Coin } from './coins.ts'

const MICRO = 1_000_000

/** The digits that a number is written with, never as 1e-7. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 18 })

/** An amount in a coin's smallest unit, exactly as it is written; what is finer than the coin is cut off. */
export function unitsOf(amount: number, { decimals }: Pick<Coin, 'decimals'>): bigint {
  const [whole = '0', fraction = ''] = plain.format(amount).split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** In the coin, as exact decimals: `0.05`. */
export function amountText(units: bigint, { decimals }: Pick<Coin, 'decimals'>): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return digits.slice(0, digits.length - decimals) + (fraction && `.${fraction}`)
}

/** What so many units are worth at a rate in DKK for one coin, in micro-DKK: fractions of one are cut off. */
export function microOf(units: bigint, rateDkk: number, coin: Coin): number {
  const micro = bookableMicro(units, rateDkk, coin)
  if (micro === undefined) throw new RangeError('an amount beyond what can be booked')
  return micro
}

/** The same, or undefined where it is more than the ledger can hold. */
export function bookableMicro(units: bigint, rateDkk: number, { decimals }: Coin): number | undefined {
  const micro = (units * BigInt(Math.round(rateDkk * MICRO))) / 10n ** BigInt(decimals)
  return micro > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(micro)
}
