import { isCounting } from './number-words.ts'
import type { Match } from './rule.ts'

export const RUN_OF_DIGITS = /(?<![\p{L}\d])[+(]{0,2}\d(?:[ .\-–/()_*+]{0,2}\d){6,15}(?!\d)/gu

const NO_NUMBERS_TO_RING: readonly RegExp[] = [
  // Thousands: 10.000.000, and round numbers: 10000000.
  /^\d{1,3}(?:[. ]\d{3})+$/,
  /^[1-9]\d?0{5,}$/,
  // Dates, with or without an hour, and years.
  /^(?:\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./]\d{4})(?: \d\d?[.:]\d\d)?$/,
  /^(?:(?:1\d|20)\d\d)(?: ?[-–/ ] ?(?:1\d|20)\d\d)+$/,
  // Binary digits, a decimal, and a sum.
  /^[01 ]+$/,
  /^\d\.\d+$/,
  /\d\s?\+\s?\d/,
]
const AMOUNT_AFTER =
  /^\s?(?:kr|kroner|dkk|eur|euro|usd|€|\$|£|x(?!\p{L})|gange|times|spins|%|,\d\d|veje|ways|måder|coins|mønter|point)/u
const AMOUNT_BEFORE = /[€$£]\s?$/u
const DECIMALS = /\d,$/
const DIGITS = { fewest: 8, most: 15 } as const

/** Whether a run of digits is an amount, a date, years, a sum, a list or counting: anything but a number to ring. */
export function isNoTelephone({ match, before, after }: Match): boolean {
  const run = match.trim()
  const digits = run.replace(/\D/g, '')
  if (digits.length < DIGITS.fewest || digits.length > DIGITS.most) return true
  if (/^\+\d|^00/.test(run)) return false
  if (NO_NUMBERS_TO_RING.some((pattern) => pattern.test(run))) return true
  if (AMOUNT_AFTER.test(after) || AMOUNT_BEFORE.test(before) || DECIMALS.test(before)) return true
  return isCounting(Array.from(digits.slice(0, DIGITS.fewest), Number)) || isList(run)
}

/** Rising numbers of one, two and more digits, as of a lottery: 4 8 15 16 23 42. */
function isList(run: string): boolean {
  const numbers = run.split(/\D+/).filter((number) => number !== '')
  const lengths = new Set(numbers.map(({ length }) => length))
  const isRising = numbers.every((number, index) => index === 0 || Number(number) >= Number(numbers[index - 1]))
  return numbers.length > 3 && lengths.size > 1 && isRising
}
