/** Made at first use: each costs a millisecond or more, and most pages need but one. */
const lazily = (options: Intl.NumberFormatOptions) => {
  let made: Intl.NumberFormat | undefined
  return (value: number): string => {
    made ??= new Intl.NumberFormat('da-DK', options)
    return made.format(value)
  }
}

const oneDecimal = lazily({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const twoDecimals = lazily({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.234` */
export const formatNumber = lazily({})

/** `96,5 %` from percent; the space does not break. */
export const formatPercent = (percent: number): string => `${oneDecimal(percent)}\u00a0%`

/** `96,5 %` from hundredths of a percent, the unit in which a game keeps its RTP. */
export const formatRtp = (rtpHundredths: number): string => formatPercent(rtpHundredths / 100)

/** `96,51 %`, where what is proved is shown as finely as it is kept. */
export const formatProvedRtp = (rtpHundredths: number): string => `${twoDecimals(rtpHundredths / 100)}\u00a0%`

/** `1.234,50` — the unit, kr. or credits, is the caller's. */
export const formatAmount = (amount: number): string => twoDecimals(amount)

/** `1.234,50 kr.` */
export const formatKroner = (amount: number): string => `${twoDecimals(amount)}\u00a0kr.`
