type Texts = { readonly [key: string]: string | Texts }
type Values = Readonly<Record<string, unknown>>

/**
 * Stands in for i18next in exported games, which must stay light: looks keys up, chooses plurals and puts values in, as
 * the library does. The test holds both against each other for every text that the player has.
 */
export function createInstance() {
  const areas = new Map<string, Texts>()
  const textOf = (language: string, area: string, key: string): string | undefined => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        areas.get(`${language}:${area}`),
      )
    return typeof found === 'string' ? found : undefined
  }
  return {
    init: async (): Promise<void> => {},
    addResourceBundle: (language: string, area: string, texts: Texts): void => {
      areas.set(`${language}:${area}`, texts)
    },
    getFixedT:
      (language: string, area: string) =>
      (key: string, values: Values = {}): string => {
        const { count } = values
        const plural = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : ''
        const text = textOf(language, area, `${key}_${plural}`) ?? textOf(language, area, key) ?? key
        return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
      },
  }
}
