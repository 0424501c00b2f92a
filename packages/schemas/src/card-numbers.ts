/** As cards begin and are grouped; a moment in milliseconds begins with 1. */
const CARD = /(?<!\d)(?:3[47]\d{2}[ -]?\d{6}[ -]?\d{5}|[2-6]\d{3}(?:[ -]?\d{4}){3})(?!\d)/g

/** The check digit of a card's number (ISO/IEC 7812-1, Annex B). */
function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse()
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit : digit * 2
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** A text without the numbers of cards that somebody has put where none belongs. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(CARD, (found) => (passesLuhn(found.replaceAll(/\D/g, '')) ? '[kortnummer]' : found))

export const holdsCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text

/** The check of a text that anybody may write and that no card may be in: a card goes to its provider's own field. */
export const NO_CARD = [
  (text: string): boolean => !holdsCardNumber(text),
  { error: 'Et kortnummer må ikke sendes hertil' },
] as const
