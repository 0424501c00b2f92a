import { numberFormat } from './format.ts'

const share = numberFormat({ style: 'percent', maximumFractionDigits: 0 })

/** `68 %`, without decimals. */
export const wholePercent = (percent: number): string => share(percent / 100)
