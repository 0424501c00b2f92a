import type { Texts } from './texts.ts'
import { danish } from './texts-danish.ts'
import { english } from './texts-english.ts'

export const LANGUAGES = ['da', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const TEXTS: Readonly<Record<Language, Texts>> = { da: danish, en: english }
