import { LANGUAGES, translator } from '@spilvaerk/messages'
import { machine } from '@spilvaerk/messages/machine'
import { rounds } from '@spilvaerk/messages/rounds'
import { standalone } from '@spilvaerk/messages/standalone'
import { units } from '@spilvaerk/messages/units'
import { expect, test } from 'vitest'
import { createInstance } from './plain-texts.ts'

type Texts = { readonly [key: string]: string | Texts }

const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key.replace(/_(one|other)$/, '')] : keysOf(text, `${path}${key}.`),
  )

const namesIn = (texts: Texts): string[] =>
  [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

test.each(LANGUAGES)('every text of the player is as i18next gives it: %s', (language) => {
  for (const area of [machine, rounds, standalone, units]) {
    const plain = createInstance()
    plain.addResourceBundle(language, area.name, area[language])
    const ours = plain.getFixedT(language, area.name)
    const theirs = translator(area as typeof rounds, language) as unknown as typeof ours
    for (const key of keysOf(area[language])) {
      for (const count of [0, 1, 2]) {
        // Signs that could mean something to those who put values in.
        const known = namesIn(area[language]).map((name) => [name, `<${name}> & $1 {{count}}`])
        const values = { ...Object.fromEntries(known), count }
        expect([key, ours(key, values)]).toEqual([key, theirs(key, values)])
      }
    }
  }
})
