import type { Language } from '@spilvaerk/messages'
import type { DefinitionWarning } from '@spilvaerk/schemas'
import { type Definition, type Warning, type WarningCode, warningsOf } from '@spilvaerk/slot-engine'
import { type Words, wordsIn } from './rules/words.ts'

/** What a definition leaves open, in the language. */
export function warningsIn(definition: Definition, language: Language): DefinitionWarning[] {
  const words = wordsIn(language)
  return warningsOf(definition).map((warning) => ({
    ...warning,
    others: [...warning.others],
    reason: SENTENCES[warning.code](warning, words),
  }))
}

const SENTENCES: Readonly<Record<WarningCode, (warning: Warning, words: Words) => string>> = {
  ambiguous: ({ field, usual, others }, { t, one }) =>
    t('openWildRuns', { field, usual, meaning: t(`wildRuns.${usual}`), others: one(others) }),
}
