import type { Language } from '@spilvaerk/messages'
import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoCode } from '@spilvaerk/schemas'
import { decimalSign, numberFormat } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'

const FINE = new Set<CryptoCode>(['BTC', 'ETH'])

const fine = numberFormat({ minimumFractionDigits: 8, maximumFractionDigits: 8 })
const coarse = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A rate with eight decimals for BTC and ETH and two for the others. */
export const formatRate = (rate: number, code: CryptoCode): string => (FINE.has(code) ? fine(rate) : coarse(rate))

/** `0,0125`: exact decimals as the chain has them, written as the page writes numbers. */
export const formatCoins = (amount: string | number): string =>
  (typeof amount === 'string'
    ? amount
    : amount.toLocaleString('en-US', { maximumFractionDigits: 18, useGrouping: false })
  )
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', decimalSign())

/** What stands between thousands: `1.250,5` on a page in Danish, `1,250.5` on one in English. */
const GROUPED = {
  da: { whole: /^\d{1,3}(\.\d{3})+,\d*$/, sign: '.' },
  en: { whole: /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, sign: ',' },
} as const satisfies Record<Language, object>

/**
 * `0,25` or `0.25`, and thousands as the page writes them, as a number of coins; undefined when it is none, or finer
 * than the step of 0,00000001. In Danish, a point alone is a decimal point, as wallets write it. A number field would
 * drop a Danish comma in an English browser.
 */
export function parseCoins(text: string): number | undefined {
  const plain = text.replace(/\s/g, '')
  const { whole, sign } = GROUPED[pageLanguage()]
  const normal = (whole.test(plain) ? plain.replaceAll(sign, '') : plain).replace(',', '.')
  return /^(\d+\.?|\d*\.\d{1,8})$/.test(normal) ? Number(normal) : undefined
}

/** The rate an invoice is counted with, exactly: with two decimals the sum beside it would not come out. */
export const formatLockedRate = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 8 })

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

/** How old a rate is: `for 3 minutter siden`. */
export function formatAge(at: string, now: number): string {
  const t = textsOf(crypto)
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  if (seconds < MINUTE_S) return t('rates.now')
  if (seconds < HOUR_S) return t('rates.minutesAgo', { count: Math.floor(seconds / MINUTE_S) })
  if (seconds < DAY_S) return t('rates.hoursAgo', { count: Math.floor(seconds / HOUR_S) })
  return t('rates.daysAgo', { count: Math.floor(seconds / DAY_S) })
}

/** `14:09`, and `0:00` when it is over. */
export function formatLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}
