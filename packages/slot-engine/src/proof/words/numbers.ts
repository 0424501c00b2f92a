import type { Language } from './language.ts'

/** Numbers as a document writes them. */
export interface Numbers {
  /** A share of 1 as per cent. */
  percent(share: number, digits?: number): string
  /** A share of 1 as per cent with four significant digits. */
  chance(share: number): string
  decimal(value: number, digits: number): string
  /** A standard error: two digits say all that it is worth. */
  error(value: number, unit: 'percent' | 'number'): string
  /** A whole number, or one too large to count. */
  whole(value: number): string
  /** As many digits as matter, without noughts at the end. */
  rough(value: number): string
  /** As many digits as matter, the same for numbers of one size. */
  odds(value: number): string
  /** A whole power of ten. */
  power(exponent: number): string
  /** All digits there are, without grouping: for tables that machines read. */
  plain(value: number): string
}

/** Fixed, so that a document does not depend on where it is made. */
const LOCALES: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' }

/** From here on a number is written as a power of ten. */
const TOO_LONG = 1e12

export function numbersOf(language: Language): Numbers {
  const locale = LOCALES[language]
  const made = new Map<string, Intl.NumberFormat>()
  const format = (value: number, options: Intl.NumberFormatOptions): string => {
    const key = JSON.stringify(options)
    const formatter = made.get(key) ?? new Intl.NumberFormat(locale, options)
    made.set(key, formatter)
    return formatter.format(value)
  }
  const decimal = (value: number, digits: number): string =>
    format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const scientific = (value: number): string => {
    const power = Math.floor(Math.log10(Math.abs(value)))
    return `${decimal(value / 10 ** power, 2)} · 10${superscript(power)}`
  }
  const whole = (value: number): string =>
    Math.abs(value) < TOO_LONG ? format(value, { maximumFractionDigits: 0 }) : scientific(value)
  return {
    percent: (share, digits = 4) => {
      const least = 10 ** -(digits + 2)
      const isTiny = share > 0 && share < least / 2
      const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
      return isTiny ? `< ${format(least, options)}` : format(share, options)
    },
    chance: (share) =>
      share > 0 && share < 1e-8
        ? scientific(share)
        : format(share, { style: 'percent', minimumSignificantDigits: 4, maximumSignificantDigits: 4 }),
    decimal,
    error: (value, unit) =>
      format(value, { maximumSignificantDigits: 2, ...(unit === 'percent' ? { style: 'percent' } : {}) }),
    whole,
    rough: (value) => (value >= 10_000 ? whole(value) : format(value, { maximumFractionDigits: value < 100 ? 2 : 1 })),
    odds: (value) => (value >= 10_000 ? whole(value) : decimal(value, value < 100 ? 2 : 1)),
    power: (exponent) => `10${superscript(exponent)}`,
    plain: (value) => format(value, { useGrouping: false, maximumSignificantDigits: 15 }),
  }
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const superscript = (power: number): string =>
  String(power).replace(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : (SUPERSCRIPTS[Number(sign)] as string)))
