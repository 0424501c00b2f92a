import type { CryptoCode } from '@spilvaerk/schemas'

const FINE = new Set<CryptoCode>(['BTC', 'ETH'])
const decimalsOf = (code: CryptoCode): number => (FINE.has(code) ? 8 : 2)

/** A rate with eight decimals for BTC and ETH and two for the others. */
export const formatRate = (rate: number, code: CryptoCode): string =>
  rate.toLocaleString('da-DK', { minimumFractionDigits: decimalsOf(code), maximumFractionDigits: decimalsOf(code) })

/** `0,0125`: exact decimals as the chain has them, in Danish. */
export const formatCoins = (amount: string | number): string =>
  (typeof amount === 'string'
    ? amount
    : amount.toLocaleString('en-US', { maximumFractionDigits: 18, useGrouping: false })
  )
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')

/**
 * `0,25`, `0.25` or `1.250,5` as a number of coins; undefined when it is none, or finer than the step of 0,00000001.
 * A point alone is a decimal point, as wallets write it. A number field would drop a Danish comma in an English browser.
 */
export function parseCoins(text: string): number | undefined {
  const plain = text.replace(/\s/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+,\d*$/.test(plain)
  const normal = (isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.')
  return /^(\d+\.?|\d*\.\d{1,8})$/.test(normal) ? Number(normal) : undefined
}

/** The rate an invoice is counted with, exactly: with two decimals the sum beside it would not come out. */
export const formatLockedRate = (rate: number): string =>
  rate.toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 8 })

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

/** How old a rate is: `for 3 minutter siden`. */
export function formatAge(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  if (seconds < MINUTE_S) return 'lige nu'
  if (seconds < HOUR_S) return ago(Math.floor(seconds / MINUTE_S), 'minut', 'minutter')
  if (seconds < DAY_S) return ago(Math.floor(seconds / HOUR_S), 'time', 'timer')
  return ago(Math.floor(seconds / DAY_S), 'dag', 'dage')
}

const ago = (count: number, one: string, many: string): string => `for ${count} ${count === 1 ? one : many} siden`

/** `14:09`, and `0:00` when it is over. */
export function formatLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}
