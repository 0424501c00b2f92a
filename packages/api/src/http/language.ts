import { LANGUAGES, type Language } from '@spilvaerk/messages'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** The language that a request asks for by Accept-Language. */
export const languageOf = (c: Context): Language =>
  accepts(c, { header: 'Accept-Language', supports: ['da', 'en'], default: 'da', match: bestOf }) as Language

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
