const number = new Intl.NumberFormat('da-DK')
const oneDecimal = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const money = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.234` */
export const formatNumber = (value: number): string => number.format(value)

/** `96,5 %` from percent; the space does not break. */
export const formatPercent = (percent: number): string => `${oneDecimal.format(percent)}\u00a0%`

/** `96,5 %` from hundredths of a percent, the unit in which a game keeps its RTP. */
export const formatRtp = (rtpHundredths: number): string => formatPercent(rtpHundredths / 100)

/** `1.234,50` — the unit, kr. or credits, is the caller's. */
export const formatAmount = (amount: number): string => money.format(amount)

/** `1.234,50 kr.` */
export const formatKroner = (amount: number): string => `${money.format(amount)}\u00a0kr.`
