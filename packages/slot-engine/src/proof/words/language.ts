export const LANGUAGES = ['da', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
