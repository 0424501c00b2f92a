import { type Language, textByKey, translator } from '@spilvaerk/messages'
import { changes } from '@spilvaerk/messages/changes'
import { figures } from '@spilvaerk/messages/figures'
import { studio } from '@spilvaerk/messages/studio'
import { units } from '@spilvaerk/messages/units'
import type { Definition } from '@spilvaerk/slot-engine'
import { LOCALES } from '../../lib/format.ts'

export const CHANGE_PARTS = ['figures', 'window', 'pays', 'reels', 'features', 'rules', 'texts'] as const
export type ChangePart = (typeof CHANGE_PARTS)[number]

/** One thing that two games do not have alike. */
export interface Change {
  readonly part: ChangePart
  readonly what: string
  /** Empty where it is only told what became of it. */
  readonly from: string
  readonly to: string
}

export type Words = ReturnType<typeof wordsIn>

/** What changes are told with in a language. */
export function wordsIn(language: Language) {
  const t = translator(changes, language)
  const plain = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    t,
    nothing: t('nothing'),
    number: (value: number): string => plain.format(value),
    times: (value: number): string => `${plain.format(value)}x`,
    share: (value: number): string => translator(units, language)('percent', { amount: percent.format(value * 100) }),
    volatility: (of: 'low' | 'medium' | 'high' | 'extreme'): string => translator(studio, language)(`volatility.${of}`),
    rule: (type: Definition['wins']['type']): string => translator(figures, language)(`winRules.${type}`),
    feature: (type: NonNullable<Definition['features']>[number]['type']): string =>
      translator(figures, language)(`features.${type}`),
    /** What a field of the grammar is called; one without words of its own keeps its name. */
    field: (name: string): string =>
      Object.hasOwn(changes.da.fields, name)
        ? textByKey(changes, language, `fields.${name}`)
        : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    /** A change of a value; nothing where it stays. */
    change: (part: ChangePart, what: string, from: string | undefined, to: string | undefined): Change[] =>
      from === to ? [] : [{ part, what, from: from ?? t('nothing'), to: to ?? t('nothing') }],
  }
}

/** `Plum ×5: 40x → 45x`; what only came, went or is another one has no side before. */
export const sentenceOf = ({ what, from, to }: Change, { t }: Words): string =>
  from === '' ? t('sentenceOfOne', { what, to }) : t('sentence', { what, from, to })
