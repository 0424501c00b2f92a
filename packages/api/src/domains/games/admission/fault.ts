import { type Language, textByKey, translator } from '@spilvaerk/messages'
import { faults } from '@spilvaerk/messages/faults'
import { regulation } from '@spilvaerk/messages/regulation'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'

/** Two shares are an interval. */
type Value = string | number | readonly [low: number, high: number]
type Detail = keyof (typeof faults)['da']['details']
type RuleId = keyof (typeof regulation)['da']['rules']

/** Why a game is not admitted. */
export interface Fault {
  /** Stable: `rtpTooHigh`, `exposureTooHigh`, a rule such as `GEN-SYM-01`, … */
  readonly code: string
  /** A sentence in Danish. */
  readonly text: string
  /** What the sentence is made of; what was stored earlier has none. */
  readonly detail?: string
  readonly values?: Readonly<Record<string, Value>>
}

/** A fault with the sentence of a detail, which is usually named as its code. */
export const faultOf = (
  code: string,
  values: Readonly<Record<string, Value>> = {},
  detail: Detail = code as Detail,
): Fault => ({ code, text: sentenceOf(detail, values, 'da'), detail, values })

/** What a fault says in a language: that of a rule by its name, and what has no detail as it was stored. */
export function faultText({ code, text, detail, values = {} }: Fault, language: Language): string {
  if (language === 'da') return text
  if (detail !== undefined && isDetail(detail)) return sentenceOf(detail, values, language)
  return isRule(code) ? translator(regulation, language)(`rules.${code}.explanation`) : text
}

const isDetail = (detail: string): detail is Detail => Object.hasOwn(faults.da.details, detail)
const isRule = (code: string): code is RuleId => Object.hasOwn(regulation.da.rules, code)

function sentenceOf(detail: Detail, values: Readonly<Record<string, Value>>, language: Language): string {
  const t = translator(faults, language)
  const percent = (share: number) => t('percent', { number: NUMBERS[language](Math.round(share * 10_000) / 100) })
  const said = (value: Value): string => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return NUMBERS[language](value)
    const [low, high] = value
    return low === high ? percent(low) : `${percent(low)} – ${percent(high)}`
  }
  const texts = Object.entries(values).map(([name, value]) => [name, said(value)] as const)
  return textByKey(faults, language, `details.${detail}`, Object.fromEntries(texts))
}
