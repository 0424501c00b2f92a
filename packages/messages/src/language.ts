export const LANGUAGES = ['da', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((known) => known === text)
