import { KINDS, type TableBrief, type TableKindName, tableOptions } from '@spilvaerk/table-games'
import { KIND_WORDS, RULE_WORDS, SIDE_WORDS, SLOT_WORDS } from './table-words.ts'

/** What a text asks of a table game: the part of a brief that words decide. */
export interface TableWishes extends Pick<TableBrief, 'rules' | 'sideBets' | 'rtpHundredths' | 'volatility'> {
  readonly kind: TableKindName
}

/** @returns the kind that a text names, or `undefined` where it speaks of none, or of reels */
export const tableKindIn = (text: string) =>
  SLOT_WORDS.test(text) ? undefined : KIND_WORDS.find(([, words]) => words.test(text))?.[0]

/** Whether games of the kind can be designed. */
export const isDesigned = (kind: string): kind is TableKindName =>
  Object.hasOwn(KINDS, kind) && tableOptions(kind as TableKindName) !== null

/** The rules and side bets of the kind that a text speaks of. @param text in lower case, with its numbers as digits */
export function readTable(text: string, kind: TableKindName): TableWishes {
  const rules: Record<string, string> = {}
  for (const { kind: of, rule, value, words } of RULE_WORDS) {
    const found = of === kind && !(rule in rules) ? words.exec(text) : null
    if (found) rules[rule] = typeof value === 'string' ? value : value(found)
  }
  const sideBets = SIDE_WORDS.filter(([of, , words]) => of === kind && words.test(text)).map(([, name]) => name)
  const rtpHundredths = returnIn(text)
  return {
    kind,
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(sideBets.length > 0 && { sideBets }),
    ...(rtpHundredths !== undefined && { rtpHundredths }),
  }
}

const EDGE =
  /(?:house )?(?:edge|husfordel|fordel)\D{0,30}?(\d+(?:\.\d+)?) ?(?:%|procent|percent)|(\d+(?:\.\d+)?) ?(?:%|procent|percent) (?:house )?(?:edge|husfordel)/
const RETURN = /rtp\D{0,20}?(\d{2,3}(?:\.\d+)?)|(\d{2}(?:\.\d+)?) ?(?:%|procent|percent) (?:rtp|return|tilbagebetaling)/

/** What the main bet should return, in hundredths of a percent: of a house edge, what is left of it. */
function returnIn(text: string): number | undefined {
  const edge = numberIn(EDGE.exec(text))
  if (edge !== undefined) return Math.round((100 - edge) * 100)
  const returned = numberIn(RETURN.exec(text))
  return returned === undefined ? undefined : Math.round(returned * 100)
}

const numberIn = (found: RegExpExecArray | null): number | undefined => {
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits)
}
