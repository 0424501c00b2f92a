import { createContext, use } from 'react'
import { explain, type Failure, type Language } from '../lib/errors.ts'

/** The language of the page that a shared part stands on. */
export const Speech = createContext<Language>('da')

type Spoken = Failure & { readonly again: string; readonly loading: string }

/** A failure, and what is said around it, in the language of the page. */
export function useSpoken(error: unknown): Spoken {
  const language = use(Speech)
  const around =
    language === 'en' ? { again: 'Try again', loading: 'Loading…' } : { again: 'Prøv igen', loading: 'Indlæser...' }
  return { ...explain(error, language), ...around }
}
