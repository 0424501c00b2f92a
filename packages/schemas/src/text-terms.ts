/** The languages that a game's own texts may be in; the pages and the rules' whole grammar are in Danish and English. */
export const TEXT_LANGUAGES = ['da', 'en', 'de', 'sv', 'no', 'fi'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

export const TEXT_LOCALES: Readonly<Record<TextLanguage, string>> = {
  ...{ da: 'da-DK', en: 'en-GB', de: 'de-DE', sv: 'sv-SE', no: 'nb-NO', fi: 'fi-FI' },
}

/** Where a game has words: what it is called, what is said of it, its maker's own rules, and each symbol. */
export const TEXT_PLACES = ['name', 'description', 'rules'] as const

export const symbolPlace = (id: string): string => `symbol:${id}`
export const symbolAt = (place: string): string | undefined => /^symbol:(.+)$/.exec(place)?.[1]

/** So many characters at most. */
export const LONGEST_TEXT = { name: 80, description: 2000, rules: 2000, symbol: 60 } as const

export const longestAt = (place: string): number =>
  place === 'name' || place === 'description' || place === 'rules' ? LONGEST_TEXT[place] : LONGEST_TEXT.symbol
