import { isLanguage, LANGUAGES, type Language } from '@spilvaerk/messages'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'

/** The language that a request asks for by Accept-Language. */
export const languageOf = (c: Context): Language =>
  accepts(c, { header: 'Accept-Language', supports: [...LANGUAGES], default: 'da', match: bestOf }) as Language

/**
 * The language of a link that a browser follows, such as one to a file: by Accept-Language it asks for its own language
 * and not for that of the page. There the visitor's choice counts, and without one the language of the member.
 */
export async function languageOfLink(
  c: Context,
  ofMember: () => Promise<Language> | undefined,
): Promise<Language | undefined> {
  if (!LINKED.has(c.req.header('Sec-Fetch-Mode') ?? '')) return undefined
  const chosen = getCookie(c, 'language')
  return isLanguage(chosen) ? chosen : await ofMember()
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
    .find(isLanguage)
  return best ?? otherwise
}
