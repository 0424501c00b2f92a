import { catalogue } from '@spilvaerk/messages/catalogue'
import { LOCALES } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'

export type Category = { readonly key: string; readonly label: string }

/** What members have listed: a list of its own, of games that are in no other category. */
export const WORKSHOP = 'workshop'

/** Those that are always there; of these only `slots` is a category that a game can have. */
const FIXED = ['all', 'slots', 'featured', 'popular', 'new', WORKSHOP] as const

/** The buttons above the grid: the fixed ones, then each further category that some game is in. */
export function categoriesOf(categories: readonly string[]): readonly Category[] {
  const further = new Set(categories)
  for (const key of FIXED) further.delete(key)
  const locale = LOCALES[pageLanguage()]
  return [
    ...FIXED.map(toCategory),
    ...Array.from(further, toCategory).sort((a, b) => a.label.localeCompare(b.label, locale)),
  ]
}

type Named = keyof typeof catalogue.da.categories

const isNamed = (key: string): key is Named => Object.hasOwn(catalogue.da.categories, key)

export const categoryLabel = (key: string): string =>
  isNamed(key) ? textsOf(catalogue)(`categories.${key}`) : capitalise(key)

const toCategory = (key: string): Category => ({ key, label: categoryLabel(key) })

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase(LOCALES[pageLanguage()]) + text.slice(1)
