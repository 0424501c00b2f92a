import type { TableBrief } from '@spilvaerk/table-games'
import { caught, type Found, findAll } from './span.ts'

export interface ReadReturn {
  readonly wish?: Pick<TableBrief, 'rtpHundredths' | 'returnIs'>
  readonly span?: Found
  /** What is wished of other bets. */
  readonly ofSide: readonly Found[]
}

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|procent|percent|pct)`
const EDGE_NAME = String.raw`(?:house |hus-?|husets )?(?:edge|fordel\p{L}*)`
const EDGE = new RegExp(
  String.raw`${EDGE_NAME}[^.,;\d]{0,30}${PERCENT}|house keeps[^.,;\d]{0,20}${PERCENT}|[^.,;\d]{0,20}${PERCENT} (?:i )?${EDGE_NAME}`,
  'u',
)
const RETURN_NAME = String.raw`(?:rtp|returns?|payback|tilbage(?:betaling\p{L}*)?)`
const BOUND = `(?: (?:or|eller) (?:better|more|above|higher|mere|derover|højere|bedre)| minimum| mindst)?`
const RETURN = new RegExp(
  String.raw`${RETURN_NAME}[^.,;\d]{0,30}(\d{2,3}(?:\.\d+)?)(?: ?(?:%|procent|percent|pct))?${BOUND}|[^.,;\d]{0,20}${PERCENT} (?:i )?${RETURN_NAME}${BOUND}`,
  'u',
)
const BELOW =
  /under|below|less than|lower than|at most|no(?:t)? (?:more|higher|over|above)|ikke (?:over|højere)|højst|maks|max|mindre end|up to|op til/
const ABOVE =
  /(?<!(?:not|ikke|no) )over|above|at least|more than|higher than|mindst|mere end|minimum|no less than|(?:or|eller) (?:better|more|above|higher|mere|derover|højere|bedre)/
const NOT_ABOVE = /(?:no|not|ikke) (?:more|higher|over|above|højere)/
/** A return that is wished of a side bet is none of the main bet’s. */
const OF_A_SIDE = /(?:pair[ -]?plus|par[ -]?plus|side ?-?bet|sideindsats|bonus)\s*$/u

/** The words before the number are of another wish, unless they say whether it is a bound. */
const trimmed = (found: Found): Found => {
  const words =
    /^(.*?)(?=(?:under|below|over|above|at least|at most|mindst|højst|ikke|no|less|lower|more|higher|ca\.?|about|around)? ?\d)/.exec(
      found.match[0],
    )?.[1] ?? ''
  const isNamedFirst = new RegExp(`${RETURN_NAME}|${EDGE_NAME}|house`, 'u').test(words)
  return isNamedFirst ? found : { ...found, at: found.at + words.length }
}

/** What the main bet should return, in hundredths of a percent: of a house edge, what is left of it. */
export function readReturn(text: string): ReadReturn {
  const isMain = ({ at, match }: Found): boolean =>
    !OF_A_SIDE.test(text.slice(0, at + match[0].search(/rtp|return|payback|edge|fordel|tilbage/u)))
  const [edges, returns] = [findAll(EDGE, text), findAll(RETURN, text)]
  const ofSide = [...edges, ...returns].filter((found) => !isMain(found))
  const edge = edges.find(isMain)
  const span = edge ?? returns.find(isMain)
  if (span === undefined) return { ofSide }
  const percent = Number(caught(span.match))
  const words = span.match[0]
  const isBelow = BELOW.test(words)
  const isAbove = !NOT_ABOVE.test(words) && ABOVE.test(words)
  const returnIs = isBelow === isAbove ? undefined : isBelow === (edge !== undefined) ? 'atLeast' : 'atMost'
  const rtpHundredths = Math.round((edge === undefined ? percent : 100 - percent) * 100)
  return { wish: { rtpHundredths, ...(returnIs && { returnIs }) }, span: trimmed(span), ofSide }
}
