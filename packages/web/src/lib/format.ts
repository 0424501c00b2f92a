import type { Language } from '@spilvaerk/messages'
import { units } from '@spilvaerk/messages/units'
import { pageLanguage, textsOf } from './page-language.ts'

export const LOCALES: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' }

/** Between a whole number and its decimals. */
export const decimalSign = (): string => DECIMAL_SIGNS[pageLanguage()]
const DECIMAL_SIGNS: Readonly<Record<Language, string>> = { da: ',', en: '.' }

/** Writes numbers as the language of the page does. Made at first use: each costs a millisecond, and most pages need one. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const made: Partial<Record<Language, Intl.NumberFormat>> = {}
  return (value: number): string => {
    const language = pageLanguage()
    made[language] ??= new Intl.NumberFormat(LOCALES[language], options)
    return made[language].format(value)
  }
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

const withPercentSign = (amount: string): string => textsOf(units)('percent', { amount })

/** `1.234` */
export const formatNumber = numberFormat({})

/** `96,5 %` from percent; the space does not break. */
export const formatPercent = (percent: number): string => withPercentSign(oneDecimal(percent))

/** `96,5 %` from hundredths of a percent, the unit in which a game keeps its RTP. */
export const formatRtp = (rtpHundredths: number): string => formatPercent(rtpHundredths / 100)

/** `96,51 %`, where what is proved is shown as finely as it is kept. */
export const formatProvedRtp = (rtpHundredths: number): string => withPercentSign(twoDecimals(rtpHundredths / 100))

/** `1.234,50` — the unit, kr. or credits, is the caller's. */
export const formatAmount = (amount: number): string => twoDecimals(amount)

/** `1.234,50 kr.` */
export const formatKroner = (amount: number): string => textsOf(units)('kroner', { amount: twoDecimals(amount) })
