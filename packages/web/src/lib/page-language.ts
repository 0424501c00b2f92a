import { type Area, isLanguage, type Language, type Resources, type Translate, translator } from '@spilvaerk/messages'

/** The studio begins in English, the rest of the site in Danish, until the visitor chooses. */
const ENGLISH_AT_FIRST = ['/casino-generator', '/studio/']

const COOKIE = 'language'
const YEAR_S = 31_536_000

/** The language of the page at a path, for a visitor who chose one or none. */
export const languageOf = (path: string, chosen: string | undefined): Language =>
  isLanguage(chosen) ? chosen : ENGLISH_AT_FIRST.some((start) => path.startsWith(start)) ? 'en' : 'da'

/** Read once: whoever chooses loads the page anew. */
const chosen: { language?: string | undefined } = {}

/** Workers have no page, and are told the language of the one that they work for where they need it. */
function readFromBrowser(): Language {
  if (typeof document === 'undefined') return 'da'
  if (!('language' in chosen)) chosen.language = /(?:^|;\s*)language=(\w+)/.exec(document.cookie)?.[1]
  return languageOf(location.pathname, chosen.language)
}

let read: () => Language = readFromBrowser

/** Where the language is known from elsewhere: on the server, and in tests. */
export function readLanguageFrom(reader: (() => Language) | undefined): void {
  read = reader ?? readFromBrowser
}

/** The language of the page that is shown. */
export const pageLanguage = (): Language => read()

/** The texts of an area in the language of the page. Not for the top of a module: there is no page yet. */
export const textsOf = <Name extends keyof Resources>(area: Area<Name>): Translate<Name> =>
  translator(area, pageLanguage())

export function chooseLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  location.reload()
}
