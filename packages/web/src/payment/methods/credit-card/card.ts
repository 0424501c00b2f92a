/** What the page knows of a brand by its first digits: how its number is grouped, and how long its code is. */
type Brand = {
  readonly name: string
  readonly starts: RegExp
  readonly lengths: readonly number[]
  readonly groups: readonly number[]
  readonly codeDigits: 3 | 4
}

const FOURS = [4, 4, 4, 4, 3]
const USUAL = { lengths: [16], groups: FOURS, codeDigits: 3 } as const

/** The more particular first: a Dankort begins as Maestro does. */
const BRANDS: readonly Brand[] = [
  { ...USUAL, name: 'Dankort', starts: /^5019/ },
  { ...USUAL, name: 'Visa/Dankort', starts: /^4571/ },
  { ...USUAL, name: 'Visa', starts: /^4/, lengths: [13, 16, 19] },
  { ...USUAL, name: 'Mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { name: 'American Express', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeDigits: 4 },
  { ...USUAL, name: 'Maestro', starts: /^(5[06-9]|6[37])/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
]

export const MAX_CARD_DIGITS = 19

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const brandOf = (number: string): Brand | undefined => BRANDS.find(({ starts }) => starts.test(digitsOf(number)))

/** `Visa`, or undefined while the digits do not tell. */
export const brandName = (number: string): string | undefined => brandOf(number)?.name

export const codeDigitsOf = (number: string): number => brandOf(number)?.codeDigits ?? 3

/** `4242 4242 4242 4242`, as it stands on the card of its brand. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MAX_CARD_DIGITS)
  const parts: string[] = []
  let from = 0
  for (const size of brandOf(digits)?.groups ?? FOURS) {
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.filter(Boolean).join(' ')
}

/** The check digit of ISO/IEC 7812: from the right, every second digit counts double, and the sum ends in 0. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number !== '' && sum % 10 === 0
}

export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  const lengths = brandOf(digits)?.lengths ?? [12, 13, 14, 15, 16, 17, 18, 19]
  return lengths.includes(digits.length) && passesLuhn(digits)
}

/** `1` → `1`, `12` → `12/`, `1227` → `12/27`; `5` can only be May. */
export function formatExpiry(text: string, isDeleting = false): string {
  const typed = digitsOf(text)
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  if (digits.length < 2) return digits
  return digits.length === 2 && isDeleting ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`
}

export type Expiry = 'fine' | 'malformed' | 'past'

const CENTURY = 2000
const MAX_YEARS = 20

/** A card is good to the end of its month. */
export function checkExpiry(text: string, today: Date): Expiry {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim())
  if (!match) return 'malformed'
  const months = (CENTURY + Number(match[2])) * 12 + Number(match[1]) - 1
  const thisMonth = today.getFullYear() * 12 + today.getMonth()
  if (months < thisMonth) return 'past'
  return months > thisMonth + MAX_YEARS * 12 ? 'malformed' : 'fine'
}
