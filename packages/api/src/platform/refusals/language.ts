/** The languages that the product speaks, the one first that is spoken to whoever names none. */
export const LANGUAGES = ['da', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
