import { figures } from '@spilvaerk/messages/figures'
import { units } from '@spilvaerk/messages/units'
import { formatNumber, numberFormat } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'

const percent = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const decimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

const withPercentSign = (amount: string): string => textsOf(units)('percent', { amount })

/** `96,48 %` from a share of 1. */
export const share = (value: number): string => withPercentSign(percent(value * 100))

/** `0,5 %` from percent, as an axis has room for. */
export const inPercent = (value: number): string => withPercentSign(formatNumber(value))

/** `99 %` */
export const wholePercent = (value: number): string => inPercent(Math.round(value))

/** `5,83` */
export const plain = (value: number): string => decimals(value)

/** `×1.250` */
export const times = (value: number): string => `×${formatNumber(Math.round(value * 100) / 100)}`

/** `1 af 212` from a probability. */
export function odds(probability: number): string {
  const t = textsOf(figures)
  if (probability <= 0) return t('never')
  return t('oneIn', { rounds: formatNumber(Math.max(1, Math.round(1 / probability))) })
}

/** What each figure means, for people who did not study it. */
export const meaningOf = (figure: keyof typeof figures.da.meanings): string => textsOf(figures)(`meanings.${figure}`)
