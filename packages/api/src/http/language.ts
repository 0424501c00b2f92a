import { isLanguage, LANGUAGES, type Language } from '@spilvaerk/messages'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'

/** The language that a request asks for by Accept-Language. */
export const languageOf = (c: Context): Language =>
  accepts(c, { header: 'Accept-Language', supports: ['da', 'en'], default: 'da', match: bestOf }) as Language

/**
 * In which language a file is answered. A browser that follows a link asks for its own language by Accept-Language and
 * not for that of the page: there the visitor's choice counts, and without one the language that is given.
 */
export function languageOfFile(c: Context, otherwise: Language): Language {
  if (!LINKED.has(c.req.header('Sec-Fetch-Mode') ?? '')) return languageOf(c)
  const chosen = getCookie(c, 'language')
  return isLanguage(chosen) ? chosen : otherwise
}

/** How browsers ask when a link is followed. */
const LINKED: ReadonlySet<string> = new Set(['navigate', 'no-cors'])

function bestOf(
  wanted: readonly { readonly type: string; readonly q: number }[],
  { default: otherwise }: { readonly default: string },
): string {
  const best = wanted
    .toSorted((a, b) => b.q - a.q)
    .map(({ type, q }) => (q > 0 ? type.split('-', 1)[0]?.toLowerCase() : undefined))
    .find((language) => LANGUAGES.some((known) => known === language))
  return best ?? otherwise
}
