/** The studio speaks English, the rest of the site Danish. */
export type Language = 'da' | 'en'

const STUDIO = '/casino-generator'

/** The language of the page that is shown. */
export const pageLanguage = (): Language => (location.pathname.startsWith(STUDIO) ? 'en' : 'da')
