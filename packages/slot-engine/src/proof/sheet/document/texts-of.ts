import type { Language } from '../../words/language.ts'
import type { Texts } from './texts.ts'
import { danish } from './texts-danish.ts'
import { english } from './texts-english.ts'

export const TEXTS: Readonly<Record<Language, Texts>> = { da: danish, en: english }
