import { type Language, translator } from '@spilvaerk/messages'
import { units } from '@spilvaerk/messages/units'
import { danish, english } from './danish.ts'

const OERE = 100

export const LOCALES: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' }

const amounts = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const AMOUNTS: Readonly<Record<Language, Intl.NumberFormat>> = { da: amounts('da'), en: amounts('en') }

/** A number as a reader of the language writes it. */
export const NUMBERS: Readonly<Record<Language, (value: number) => string>> = { da: danish, en: english }

/** An amount of øre with its unit: 1.234,50 kr. and 1,234.50 kr. */
export const kronerOf = (oere: number, language: Language): string =>
  translator(units, language)('kroner', { amount: AMOUNTS[language].format(oere / OERE) })
