import type { Span } from './span.ts'

/** What ends the part of a text of which a `no` speaks. */
const PART = /[.,;:!?()]| (?:men|but|med|with|og|and) /u
const NO =
  /(?<!\p{L})(?:no|not|without|uden|ingen|ikke|intet|drop|skip|exclude|turn off|slå fra|leave out|udelad)(?!\p{L})/u
/** `no A, B, or C`: the refusal is of each. */
const LIST = /(?<!\p{L})(?:no|not|without|uden|ingen|ikke)(?: [\p{L}-]+){1,3}(?:, [\p{L}-]+)*,? (?:or|eller|nor) /gu
const NOTHING_WITH = /(?:ikke noget|intet|nothing) (?:med|with)/g
const NO_AFTER = /^(?:[^.,;:!?]{0,20})(?:nej tak|not wanted|not allowed|er ikke|fra!|unwanted)/u

/** Whether what stands there is what the text does not want. */
export function isRefused(text: string, { at, end }: Span): boolean {
  const listed = text
    .replace(NOTHING_WITH, (said) => said.replace(/ (?:med|with)$/, '     ').slice(0, said.length))
    .replace(LIST, (list) => list.replaceAll(',', ' '))
  const before = listed.slice(0, at).split(PART).at(-1) ?? ''
  return NO.test(before) || NO_AFTER.test(text.slice(end))
}

export const NO_SIDES =
  /(?:no|without|uden|ingen) (?:[\p{L}-]+[ -])?(?:side ?-?bets?|sideindsats\p{L}*|sidevæddemål|sidespil|bonus ?-?bets?)|side ?-?bets? (?:nej tak|not wanted)|(?:kun|only) (?:the )?ante (?:og|and) play/u
