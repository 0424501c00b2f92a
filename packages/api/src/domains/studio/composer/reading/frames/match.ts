import type { Said } from '../said.ts'
import { type Concept, FRAMES, type Framed } from './frames.ts'
import { grouped } from './grouped.ts'
import { type Standing, type Token, tokensOf } from './tokens.ts'

/** A wish that was found by what is said together. */
export interface Match {
  readonly as: Framed
  readonly isRefused: boolean
  /** The words that make it. */
  readonly tokens: readonly Token[]
  /** All words of its part of the clause. */
  readonly own: readonly Token[]
}

interface Frame {
  readonly as: Framed
  /** Each has to stand there; of the concepts of one any is enough. */
  readonly needs: readonly { readonly of: readonly Concept[]; readonly isBefore: boolean }[]
  readonly bars: readonly Concept[]
  readonly isWide: boolean
}

const PARSED: readonly Frame[] = FRAMES.map(([as, text]) => {
  const words = text.split(' ').filter((word) => word !== '&')
  // The words of a frame are concepts.
  const concepts = (word: string) => word.replace(/^[@!]/, '').split('|') as Concept[]
  return {
    as,
    isWide: text.startsWith('&'),
    bars: words.filter((word) => word.startsWith('!')).flatMap(concepts),
    needs: words
      .filter((word) => !word.startsWith('!'))
      .map((word) => ({ of: concepts(word), isBefore: word.startsWith('@') })),
  }
})

/** So many words may lie between the first and the last of a frame. */
const WIDEST = 9
/** So many parts before this one are remembered, the farthest first. */
const LATELY = [4, 3, 2, 1]

export function matchesIn(said: Said, standing: readonly Standing[]): Match[] {
  const tokens = tokensOf(said, standing)
  const parts = grouped(tokens, ({ part }) => part)
  const clauses = grouped(tokens, ({ clause }) => clause)
  const spoken = new Set(tokens.flatMap(({ of }) => [...of]))
  const found: Match[] = []
  for (const frame of PARSED.filter(({ needs }) => needs.every(({ of }) => of.some((one) => spoken.has(one)))))
    for (const [at, own] of frame.isWide ? clauses : parts) {
      const match = matchOf(frame, own, () =>
        frame.isWide ? [] : LATELY.flatMap((back) => parts.get(at - back) ?? []),
      )
      if (match) found.push({ as: frame.as, isRefused: isRefused(match, tokens), tokens: match, own })
    }
  return found
}

/** The words of a clause that make a frame; none where one is missing, or one stands there that may not. */
function matchOf({ needs, bars }: Frame, own: readonly Token[], before: () => readonly Token[]): Token[] | undefined {
  if (bars.some((concept) => own.some(({ of }) => of.has(concept)))) return undefined
  const speaks = (of: readonly Concept[]) => (token: Token) => of.some((concept) => token.of.has(concept))
  const rows: Token[][] = []
  for (const { of, isBefore } of needs) {
    const row = own.filter(speaks(of))
    if (row.length > 0) rows.push(row)
    else if (!(isBefore && (goesOn(own) || opensWith(own, needs)) && before().some(speaks(of)))) return undefined
  }
  return nearest(rows, own)
}

/** Whether a clause may leave out what it is about: it begins with a word for it, or after an `and`. */
const goesOn = (own: readonly Token[]): boolean => own.some(({ text }) => GOES_ON.test(text))
/** Or it begins with what is done: `falls before 5000`. */
const opensWith = (own: readonly Token[], needs: Frame['needs']): boolean =>
  needs.some(({ of, isBefore }) => !isBefore && of.some((concept) => own[0]?.of.has(concept)))

const GOES_ON =
  /^(?:it|they|them|he|she|den|det|de|dem|han|hun|that|which|who|der|som|and|og|these|those|disse|this|denne|dette|each|every|also|også|only|kun|can|kan|may|landing|lander|stays?|bliver|when|når|you|man|player|players|spilleren|hele|whole|filling|fills|fylder|with|med|deri|there|inside|meanwhile|sure)$/

/** One word of each row, as near to each other as they come; of distinct words unless one says both. */
function nearest(rows: readonly (readonly Token[])[], own: readonly Token[]): Token[] | undefined {
  const place = new Map(own.map((token, index) => [token, index]))
  const [first = [], ...others] = rows.toSorted((a, b) => a.length - b.length)
  let best: Token[] | undefined
  let width = WIDEST + 1
  for (const start of first) {
    const chosen = [start]
    for (const row of others) {
      const free = row.filter((token) => !chosen.includes(token) || token.isCompound)
      const near = free.toSorted((a, b) => gap(place, a, start) - gap(place, b, start))[0]
      if (near) chosen.push(near)
    }
    const places = chosen.map((token) => place.get(token) ?? 0)
    const size = Math.max(...places) - Math.min(...places)
    if (chosen.length === rows.length && size < width) [best, width] = [chosen, size]
  }
  return best
}

const gap = (place: ReadonlyMap<Token, number>, a: Token, b: Token): number =>
  Math.abs((place.get(a) ?? 0) - (place.get(b) ?? 0))

const NO =
  /^(?:no|not|without|never|uden|ingen|ikke|intet|aldrig|hverken|neither|nor|nothing|don't|don’t|dont|zero|nul|hader|hate|hates)$/
/** At the beginning of a clause these are a no too. */
const NO_FIRST = /^(?:undgå|avoid|skip|drop|minus|fjern|exclude|omit|spare|forget|glem|udelad|leave)$/
const TURNS = /^(?:but|men|just|only|kun|bare|instead|until|til|before)$/
const NO_AFTER = /^(?:forbudt|banned|uønsket|unwanted|forbidden)$/
const BACK = 5

/** Whether a no stands before what was found, in its clause, or one of those that come after it. */
function isRefused(match: readonly Token[], tokens: readonly Token[]): boolean {
  const first = match.reduce((a, b) => (b.at < a.at ? b : a))
  const last = match.reduce((a, b) => (b.at > a.at ? b : a))
  const before = tokens.filter(({ at, clause }) => clause === first.clause && at <= first.at).slice(-BACK - 1)
  const turn = before.findLastIndex(({ text }) => TURNS.test(text))
  const opening = before.findIndex(({ text }) => NO_FIRST.test(text))
  if (before.slice(turn + 1).some(isNo)) return true
  const drops = before[0] === first && NO_FIRST.test(first.text) && isFirst(first, tokens)
  if (drops) return true
  if (opening >= 0 && !match.some((token) => token === before[opening]) && isFirst(before[opening], tokens)) return true
  const between = tokens.filter(({ at, part }) => at > first.at && at < last.at && part === first.part)
  if (between.some(({ text, of }) => of.size === 0 && /^(?:not|ikke|never|aldrig|can['’]t|cannot)$/.test(text)))
    return true
  const after = tokens.filter(({ at, clause }) => clause === last.clause && at > last.at)
  const said = after.map(({ text }) => text).join(' ')
  return (
    after.some(({ text }) => NO_AFTER.test(text)) ||
    /^(?:(?:is|are|er) not |(?:is|are|er) ikke |isn['’]t |aren['’]t |out |nej tak|no thanks|no thank you|ellers tak)/.test(
      said,
    )
  )
}

/** A no that is part of what is said is none: `they do not move`. */
const isNo = ({ text, of }: Token): boolean => NO.test(text) && of.size === 0

const isFirst = (token: Token | undefined, tokens: readonly Token[]): boolean =>
  tokens.find(({ part }) => part === token?.part) === token
