import { createInstance, type TFunction } from 'i18next'
import type { Area } from './area.ts'
import { LANGUAGES, type Language } from './language.ts'
import type { Resources } from './resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources
  }
}

/** Gives the text of a key. Which keys an area has, and which values a text needs, is known to the compiler. */
export type Translate<Name extends keyof Resources> = TFunction<Name>

const i18n = createInstance({
  initAsync: false,
  resources: {},
  fallbackLng: false,
  // Output is escaped where it is written: by React, and by the writers of HTML.
  interpolation: { escapeValue: false },
})
void i18n.init()

const made = new Map<string, unknown>()

/** The texts of an area in a language. An area is taken up when it is first asked for. */
export function translator<Name extends keyof Resources>(texts: Area<Name>, language: Language): Translate<Name> {
  const key = `${language}:${texts.name}`
  const known = made.get(key)
  if (known) return known as Translate<Name>
  for (const each of LANGUAGES) i18n.addResourceBundle(each, texts.name, texts[each])
  const translate = i18n.getFixedT(language, texts.name)
  made.set(key, translate)
  return translate as unknown as Translate<Name>
}

/** The text of a key that comes from data, as do its values: the compiler knows neither. */
export function textByKey(
  texts: Area<keyof Resources>,
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const translate = translator(texts, language) as unknown as (key: string, values: object) => string
  return translate(key, values)
}
