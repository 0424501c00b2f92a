import { isNamedDrawing } from '../../nearness/glyph-words.ts'
import { GRAMMAR } from '../../nearness/idle.ts'
import type { FeatureWish, WinWish } from '../../wishes.ts'
import type { Said } from '../said.ts'
import { type Take, type Taker, takeOf } from '../takes.ts'
import { type Match, matchesIn } from './match.ts'
import type { Standing, Token } from './tokens.ts'

export interface Framing {
  readonly wanted: readonly FeatureWish[]
  readonly unwanted: readonly FeatureWish[]
  readonly wins?: WinWish
  readonly takes: readonly Take[]
  /** The words that were taken, by their places in the text. */
  readonly words: readonly { readonly start: number; readonly end: number }[]
  /** Things that are coins or orbs of the game. */
  readonly things: readonly string[]
  /** What the bonus costs that is bought, in times the bet. */
  readonly price?: number
}

/** Which way of winning holds where several are said. */
const FIRST_WINS: readonly WinWish[] = ['megaways', 'clusters', 'anywhere']

const featureOf = ({ as }: Match): FeatureWish | undefined => (as.startsWith('wins:') ? undefined : (as as FeatureWish))

/** The wishes that are said by words that stand together. */
export function framingOf(said: Said, standing: readonly Standing[]): Framing {
  const all = matchesIn(said, standing)
  const matches = all.filter((one) => !all.some((other) => isOver(other, one)))
  const refused = matches.filter(({ isRefused }) => isRefused)
  const meant = matches.filter((one) => !one.isRefused && !refused.some((no) => no.as === one.as && overlaps(no, one)))
  const wanted = new Set(meant.flatMap((one) => featureOf(one) ?? []))
  const unwanted = new Set(refused.flatMap((one) => featureOf(one) ?? []).filter((one) => !wanted.has(one)))
  const wins = FIRST_WINS.find((one) => meant.some(({ as }) => as === `wins:${one}`))
  const price = meant.map((one) => (one.as === 'bonusBuy' ? priceOf(said, one) : undefined)).find((one) => one)
  return {
    // What is said of a book is of its symbol.
    wanted: [...wanted]
      .filter((one) => one !== 'expandingWild' || !wanted.has('book'))
      .flatMap((one) => (one === 'progressive' || one === 'mustHitBy' ? [one, 'jackpots' as const] : [one])),
    unwanted: [...unwanted],
    ...(wins && { wins }),
    ...(price !== undefined && { price }),
    things: [...new Set(meant.flatMap(({ tokens }) => tokens.filter(isHeld).map(({ text }) => text)))],
    takes: matches.flatMap((one) => takesOf(said, one)),
    words: matches.flatMap(({ tokens }) =>
      tokens.filter(({ start }) => start >= 0).map(({ start, end, run }) => run ?? { start, end }),
    ),
  }
}

/** What a game holds or collects, by a name of its own: pearls and no coins. */
const isHeld = ({ start, text, of }: Token): boolean =>
  start >= 0 &&
  (of.has('COIN') || of.has('VALUE') || of.has('ORB')) &&
  isNamedDrawing(text) &&
  !/^(?:coins?|mønt\p{L}*|cash|money|penge\p{L}*|values?|værdi\p{L}*|prizes?|orbs?|kugle\p{L}*|symbol\p{L}*)$/u.test(
    text,
  )

const overlaps = (a: Match, b: Match): boolean => a.tokens.some((token) => b.tokens.includes(token))

/** Where the words of one are all among those of another that says more, it says nothing more. */
const isOver = (one: Match, other: Match): boolean =>
  one.as !== other.as &&
  one.tokens.length > other.tokens.length &&
  other.tokens.every((token) => one.tokens.includes(token)) &&
  one.isRefused === other.isRefused

/** So many words beside a wish are of it, in its part of the clause, where they speak of how games play. */
const BESIDE = 3

/** How far a wish reaches to one side: over words that are known, and no further than to a stranger. */
function reach(own: readonly Token[], from: number, by: 1 | -1): number {
  let at = from
  for (let step = 1; step <= BESIDE; step++) {
    const next = own[from + step * by]
    if (!next || (next.of.size === 0 && !GRAMMAR.has(next.text))) break
    at = from + step * by
  }
  return at
}

function takesOf(said: Said, { as, tokens, own }: Match): Take[] {
  const by: Taker = as.startsWith('wins:') ? 'wins' : (as as FeatureWish)
  const written = tokens.filter(({ start }) => start >= 0)
  const words = written.map(({ start, end }) => takeOf(said, by, start, end))
  if (written.length === 0) return []
  const places = written.map((token) => own.indexOf(token))
  const around = own
    .slice(reach(own, Math.min(...places), -1), reach(own, Math.max(...places), 1) + 1)
    .filter(({ start }) => start >= 0)
    .map(({ start, end }) => takeOf(said, by, start, end))
  const from = Math.min(...around.map((one) => one.from))
  const to = Math.max(...around.map((one) => one.to))
  return [...words, { by, from, to, isLoose: true, isFramed: true }]
}

const PRICE =
  /(?<![\d.])(\d{1,6}) ?(?:x|×|times|gange|bets|stakes|indsatser|total bets)(?!\p{L})|[x×] ?(\d{1,6})(?!\d)/u

/** The number of times the bet that stands in the clause of what is bought. */
function priceOf({ text }: Said, { tokens }: Match): number | undefined {
  const start = Math.min(...tokens.flatMap((token) => (token.start >= 0 ? [token.start] : [])))
  const from = Math.max(...[...',;.:!?\n'].map((sign) => text.lastIndexOf(sign, start))) + 1
  const clause = /^[^,;:!?\n]*/.exec(text.slice(from))?.[0] ?? ''
  const [, times, after] = PRICE.exec(clause) ?? []
  const number = Number(times ?? after)
  return number > 0 ? number : undefined
}
