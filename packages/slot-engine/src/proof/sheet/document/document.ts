import type { Language } from '../../words/language.ts'
import { numbersOf } from '../../words/numbers.ts'
import type { DetailedSheet } from '../detailed-sheet.ts'
import type { DocumentOptions, Draft, SheetDocument } from './layout.ts'
import { cascadesSection } from './sections/cascades.ts'
import { headOf } from './sections/head.ts'
import { keyFigures } from './sections/key-figures.ts'
import { longRunSection } from './sections/long-run.ts'
import { payTableSections } from './sections/pay-tables.ts'
import { featuresSection, returnSection } from './sections/returns.ts'
import { stripsSection } from './sections/strips.ts'
import { variantsSection } from './sections/variants.ts'
import { winsSection } from './sections/wins.ts'
import { TEXTS } from './texts-of.ts'

export const draftOf = (detail: DetailedSheet, language: Language): Draft => ({
  detail,
  language,
  texts: TEXTS[language],
  numbers: numbersOf(language),
})

/** The sheet laid out in words, figures and tables, for a page of one's own. */
export function documentOf(detail: DetailedSheet, options: DocumentOptions = {}): SheetDocument {
  const { language = 'en' } = options
  const draft = draftOf(detail, language)
  const { texts } = draft
  return {
    ...headOf(draft, options),
    eyebrow: texts.parSheet,
    sections: [
      keyFigures(draft),
      returnSection(draft),
      ...featuresSection(draft),
      ...cascadesSection(draft),
      winsSection(draft),
      ...payTableSections(draft),
      longRunSection(draft),
      ...variantsSection(draft),
      stripsSection(draft),
    ],
    texts,
    language,
  }
}
