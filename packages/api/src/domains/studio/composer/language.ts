import type { Language } from './lexicon/theme.ts'

const MARKS: { readonly [L in Language]: ReadonlySet<string> } = {
  da: new Set(
    'og med et en der til af på som uden høj højt lav lavt hjul linjer tema spil spilleautomat er i jeg vil have gerne det den ikke mange gevinst gevinster frispil om hvor fra for min lav volatilitet'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the with and of a an game without high low reels paylines theme is i want would like please make create me my to no in where that features slot machine free spins about from volatility'.split(
      ' ',
    ),
  ),
}

/** The language of a text; of one that does not say, the other one that is given. */
export function languageOf(text: string, otherwise: Language = 'da'): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (language: Language) => words.filter((word) => MARKS[language].has(word)).length
  const danishLetters = (text.match(/[æøå]/gi) ?? []).length
  const lead = count('en') - count('da') - danishLetters
  if (lead === 0) return otherwise
  return lead > 0 ? 'en' : 'da'
}
