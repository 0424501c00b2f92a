import { createContext, use } from 'react'
import { explain, type Failure } from '../lib/errors.ts'
import { LostCode } from '../lib/lost-code.ts'
import type { Language } from '../lib/page-language.ts'

/** The language of the page that a shared part stands on. */
export const Speech = createContext<Language>('da')

export const AROUND = {
  da: { again: 'Prøv igen', anew: 'Genindlæs siden', loading: 'Indlæser...', cancel: 'Fortryd', close: 'Luk' },
  en: { again: 'Try again', anew: 'Reload the page', loading: 'Loading…', cancel: 'Cancel', close: 'Close' },
} as const satisfies Record<Language, object>

type Spoken = Failure & { readonly again: string; readonly loading: string }

/** A failure, and what is said around it, in the language of the page. */
export function useSpoken(error: unknown): Spoken {
  const language = use(Speech)
  const { again, anew, loading } = AROUND[language]
  const isOutdated = error instanceof LostCode && error.why === 'updated'
  return { ...explain(error, language), again: isOutdated ? anew : again, loading }
}
