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
