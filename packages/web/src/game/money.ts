import { formatAmount } from '../lib/format.ts'

/** Whole millionths of a credit: no float ever holds money. */
export type Micro = number

const PER_CREDIT = 1_000_000

export const toMicro = (amount: number): Micro => Math.round(amount * PER_CREDIT)

/** `1.234,50` */
export const formatMicro = (micro: Micro): string => formatAmount(micro / PER_CREDIT)

/** `+12,50`, `−3,00`, `0,00`: with a real minus sign. */
export function formatChange(micro: Micro): string {
  const size = formatMicro(Math.abs(micro))
  if (micro === 0) return size
  return micro > 0 ? `+${size}` : `−${size}`
}
