import { type Language, type Translate, translator } from '@spilvaerk/messages'
import { insights } from '@spilvaerk/messages/insights'
import { LOCALES, NUMBERS } from '../../../platform/numbers/in-language.ts'
import { featureName } from '../../games/catalogue/making.ts'

/** What answers are written with in a language. */
export interface Words {
  readonly language: Language
  readonly t: Translate<'insights'>
  readonly number: (value: number) => string
  readonly list: (words: Iterable<string>) => string
  /** What a feature of the engine is called. */
  readonly feature: (name: string) => string
}

export function wordsIn(language: Language): Words {
  const list = new Intl.ListFormat(LOCALES[language])
  return {
    ...{ language, t: translator(insights, language), number: NUMBERS[language] },
    list: (words) => list.format(words),
    feature: (name) => featureName(name, language),
  }
}
