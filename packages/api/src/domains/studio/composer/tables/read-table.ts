import type { TableBrief, TableKindName } from '@spilvaerk/table-games'
import { KIND_WORDS, RULE_WORDS, SIDE_WORDS, SLOT_WORDS } from './table-words.ts'

/** What a text asks of a table game: the part of a brief that words decide. */
export interface TableWishes
  extends Pick<TableBrief, 'rules' | 'sideBets' | 'rtpHundredths' | 'returnIs' | 'volatility'> {
  readonly kind: TableKindName
}

/** @returns the kind that a text names, or `undefined` where it speaks of none, or of reels */
export const tableKindIn = (text: string) =>
  SLOT_WORDS.test(text) ? undefined : KIND_WORDS.find(([, words]) => words.test(text))?.[0]

/** The rules and side bets of the kind that a text speaks of. @param text in lower case, with its numbers as digits */
export function readTable(text: string, kind: TableKindName): TableWishes {
  const rules: Record<string, string> = {}
  for (const { kind: of, rule, value, words } of RULE_WORDS) {
    const found = of === kind && !(rule in rules) ? words.exec(text) : null
    if (found) rules[rule] = typeof value === 'string' ? value : value(found)
  }
  const sideBets = SIDE_WORDS.filter(([of, , words]) => of === kind && words.test(text)).map(([, name]) => name)
  const noSides = NO_SIDES.test(text)
  return {
    kind,
    ...(Object.keys(rules).length > 0 && { rules }),
    ...((noSides || sideBets.length > 0) && { sideBets: noSides ? [] : sideBets }),
    ...returnIn(text),
  }
}

const NO_SIDES = /(?:no|without|uden|ingen) (?:side ?bets?|sideindsats\p{L}*|sidevæddemål|sidespil)/u

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|procent|percent|pct)`
const EDGE = new RegExp(
  String.raw`(?:edge|husfordel\p{L}*|fordel)[^.;\d]{0,30}${PERCENT}|[^.;\d]{0,20}${PERCENT} (?:i )?(?:house )?(?:edge|husfordel|fordel)`,
  'u',
)
const RETURN = new RegExp(
  String.raw`(?:rtp|return\p{L}*|payback|tilbagebetaling\p{L}*)[^.;\d]{0,30}(\d{2,3}(?:\.\d+)?)|[^.;\d]{0,20}${PERCENT} (?:i )?(?:rtp|return|payback|tilbagebetaling)`,
  'u',
)
const BELOW = /under|below|less than|lower than|at most|no more than|højst|maks|max|mindre end|up to|op til/
const ABOVE = /over|above|at least|more than|higher than|mindst|mere end|minimum|no less than/

/** What the main bet should return, in hundredths of a percent: of a house edge, what is left of it. */
function returnIn(text: string): Pick<TableWishes, 'rtpHundredths' | 'returnIs'> {
  const edge = EDGE.exec(text)
  const found = edge ?? RETURN.exec(text)
  const percent = numberIn(found)
  if (found === null || percent === undefined) return {}
  const [isBelow, isAbove] = [BELOW.test(found[0]), ABOVE.test(found[0])]
  const returnIs = isBelow === isAbove ? undefined : isBelow === (edge !== null) ? 'atLeast' : 'atMost'
  const rtpHundredths = Math.round((edge === null ? percent : 100 - percent) * 100)
  return { rtpHundredths, ...(returnIs && { returnIs }) }
}

const numberIn = (found: RegExpExecArray | null): number | undefined => {
  const digits = found?.slice(1).find((group) => group !== undefined)
  return digits === undefined ? undefined : Number(digits)
}
