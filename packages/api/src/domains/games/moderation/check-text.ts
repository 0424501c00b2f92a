import { ABUSE_RULES } from './abuse.ts'
import { ADVERTISING_RULES } from './advertising.ts'
import { CONTACT_RULES } from './contacts.ts'
import { LINK_RULES } from './links.ts'
import { PROMISE_RULES } from './promises.ts'
import { unreadablePassage } from './readable.ts'
import { type Reading, readingsOf } from './readings.ts'
import { type Match, type Rule, TEXT_FAULT_CODES, type TextFaultCode } from './rule.ts'
import { SEXUAL_RULES } from './sexual.ts'

export const CHECKED_FIELDS = ['name', 'description'] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]
export type CheckedText = Readonly<Record<CheckedField, string>>

/** Why a text cannot be listed publicly. */
export interface TextFault {
  readonly code: TextFaultCode
  readonly field: CheckedField
  /** The words at fault, as they were written. */
  readonly passage: string
}

type Found = readonly [code: TextFaultCode, passage: string]

const RULES: readonly Rule[] = [
  ...LINK_RULES,
  ...CONTACT_RULES,
  ...ADVERTISING_RULES,
  ...PROMISE_RULES,
  ...ABUSE_RULES,
  ...SEXUAL_RULES,
]
const LONGEST_PASSAGE = 80

/** What keeps a name and a description from being listed publicly: at most one fault of each code in each field. */
export function checkText(text: CheckedText): readonly TextFault[] {
  return CHECKED_FIELDS.flatMap((field) => {
    const found = new Map(faultsIn(text[field]).toReversed())
    return TEXT_FAULT_CODES.flatMap((code) => {
      const passage = found.get(code)
      return passage === undefined ? [] : [{ code, field, passage }]
    })
  })
}

function faultsIn(text: string): Found[] {
  const unreadable = unreadablePassage(text)
  return [
    ...readingsOf(text).flatMap((reading) => ruledOut(reading, text)),
    ...(unreadable === undefined ? [] : [['unreadable', unreadable] as const]),
  ]
}

const ruledOut = (reading: Reading, written: string): Found[] =>
  RULES.flatMap(({ code, pattern, unless }) =>
    [...reading.text.matchAll(pattern)]
      .map(({ 0: match, index }): Match => {
        const end = index + match.length
        const [before, after] = [reading.text.slice(0, index), reading.text.slice(end)]
        return { match, before, after, written: quote(written, reading, index, end) }
      })
      .filter((found) => !unless?.(found))
      .map((found): Found => [code, found.written]),
  )

/** The words of the text that a part of a reading was read from. */
function quote(written: string, { at }: Reading, start: number, end: number): string {
  const from = at[start] ?? 0
  const to = end < at.length ? (at[end] ?? written.length) : written.length
  return written.slice(from, to).trim().slice(0, LONGEST_PASSAGE)
}
