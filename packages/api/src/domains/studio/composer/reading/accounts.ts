import { isCalled } from '../nearness/glyph-words.ts'
import { GRAMMAR } from '../nearness/idle.ts'
import { isSameThing } from '../same-thing.ts'
import { conceptsOf } from './frames/concepts.ts'
import type { Concept } from './frames/frames.ts'
import { isNumberWord } from './number-words.ts'
import type { Part } from './parts.ts'
import type { Said } from './said.ts'
import type { Take, Taker } from './takes.ts'
import { type TradePart, tradePartOf } from './trade-parts.ts'

/** What a clause is held against: what was taken of the prompt, and the things that it is about. */
export interface Taken {
  readonly takes: readonly Take[]
  /** The words of what the game is about, is called and shows. */
  readonly shown: ReadonlySet<string>
  /** The prompt in the words that the readers know. */
  readonly said: Said
}

/** The words of a clause that nobody took, and whether anything was taken of it. */
export interface Account {
  readonly left: readonly string[]
  readonly hasTake: boolean
  /** Whether all of it asks for nothing. */
  readonly isIdle: boolean
}

interface Word {
  readonly text: string
  readonly at: number
  readonly to: number
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’]|[.,](?=\p{N}))*/gu

/** Wishes of what a game shows and not of how it plays. */
const SHOWN: ReadonlySet<Taker> = new Set<Taker>([
  ...(['name', 'subject', 'motifs', 'symbols', 'shunned', 'moods', 'colours', 'language', 'audience'] as const),
  ...(['styles', 'silence', 'otherLanguages', 'look', 'asides', 'still', 'volume', 'courtesy'] as const),
])

/** The words of a text, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

const wordsOf = ({ written, opensAt }: Part): Word[] =>
  [...written.matchAll(WORD)].map((match) => {
    const from = opensAt + match.index
    return { text: match[0].toLowerCase(), at: from, to: from + match[0].length }
  })

/**
 * Goes through the words of a clause: each is part of a wish, of a thing, of grammar, or it is left. A word of the trade
 * needs one of its wishes in the clause, and a number has to stand in one.
 * @param joined the clauses that this one goes on, or that go on it
 */
export function accountOf(part: Part, taken: Taken, joined: readonly Part[]): Account {
  const words = wordsOf(part)
  const takesIn = (one: Part): Take[] => taken.takes.filter(({ from, to }) => from < one.to && to > one.at)
  const own = takesIn(part)
  const around = [...own, ...joined.flatMap(takesIn)]
  const by = new Set(around.map((take) => take.by))
  const hasWish = around.some((take) => !SHOWN.has(take.by))
  // What is to be left out is no thing to be seen.
  const isRefusal = own.length === 0 && REFUSES.test(part.written)
  const isSubject = own.some((take) => take.by === 'subject' || take.by === 'name' || take.by === 'symbols')
  const isColossal = taken.takes.some((take) => take.by === 'colossal')
  const isThing = (word: string): boolean => [...taken.shown].some((one) => isSameThing(one, word))
  const hasAny =
    around.length > 0 || words.some(({ text }) => !GRAMMAR.has(text) && !tradePartOf(text) && isThing(text))
  const states = words.map((word, index): State => {
    const holder = own.find((take) => covers(take, word, taken.said))
    if (holder) return holder.by === 'courtesy' ? 'grammar' : 'taken'
    const next = words[index + 1]?.text ?? ''
    if (isUsualNumber(word.text, next, part.written) || (isSize(word.text) && isColossal)) return 'grammar'
    if (GRAMMAR.has(word.text)) return 'grammar'
    if (isNumber(word.text)) return 'trade'
    const trade = tradePartOf(word.text)
    if (trade) return isPartOf(trade, by, hasWish, hasAny) ? 'beside' : 'trade'
    if (!hasWish && !isSubject && isOfPlay(word.text)) return 'trade'
    return isThing(word.text) && !isRefusal ? 'thing' : 'left'
  })
  return weighed(
    words,
    states,
    own.some(({ by }) => by !== 'courtesy'),
  )
}

/** What is done on reels and seldom in a story: where no wish was read beside it, one was meant. */
const OF_PLAY: ReadonlySet<Concept> = new Set<Concept>([
  ...([
    'STICK',
    'STUCK',
    'UPGRADE',
    'MULT',
    'DOUBLE',
    'GUARANTEE',
    'RANDOM',
    'BUY',
    'ODDS',
    'RESPIN',
    'TUMBLE',
  ] as const),
  ...(['STACK', 'WORTH', 'GAMBLE', 'SPLIT', 'PROGRESSIVE', 'REFILL', 'TWIN', 'SAME', 'AGAINWON', 'BOTH'] as const),
  ...([
    'COLLECT',
    'REMOVE',
    'LOW',
    'HIGH',
    'WIN',
    'BET',
    'ADJACENT',
    'FREESPIN',
    'LEVELS',
    'TIMES',
    'ANYWHERE',
  ] as const),
])
const isOfPlay = (word: string): boolean =>
  [...conceptsOf(word).of].some((concept) => OF_PLAY.has(concept)) && !isCalled(word)

const REFUSES =
  /^(?:please |helst |and |og )*(?:no|not|ingen|uden|without|ikke|never|aldrig|don['’]?t|do not|nothing|avoid|undgå|skip|drop)(?!\p{L})/iu

/** How a word is accounted for. `trade`: a word of the trade without its wish. */
type State = 'taken' | 'beside' | 'thing' | 'grammar' | 'trade' | 'left'

function weighed(words: readonly Word[], states: readonly State[], hasTake: boolean): Account {
  const left = words.filter((_, index) => states[index] === 'trade' || states[index] === 'left')
  return {
    left: left.map(({ text }) => text),
    hasTake: hasTake || states.includes('thing'),
    isIdle: states.every((state) => state === 'grammar'),
  }
}

/** A loose take holds the words of it that are numbers or of the trade, as they were written or in the words that are known. */
function covers({ by, from, to, isLoose, isFramed }: Take, { text, at, to: end }: Word, said: Said): boolean {
  if (at >= to || end <= from) return false
  if (!isLoose) return true
  if (isFramed && (isNumber(text) ? isSmallCount(text) && COUNTED.has(by) : tradePartOf(text) === undefined))
    return true
  const words = saidOf(said, at, end)
  // A word that was written in others has none of its own.
  return words.length === 0 || [text, ...words].some(isOfFigures)
}

/** Wishes of which reels, steps or turns are counted: `two reels that are twins`, `one step to the left`. */
const COUNTED: ReadonlySet<Taker> = new Set<Taker>([
  ...(['linkedReels', 'walkingWild', 'holdAndWin', 'respins', 'wildReels', 'splitSymbols', 'nudgingWilds'] as const),
  ...(['retrigger', 'pick', 'freeSpinChoice', 'levels', 'secondChance', 'risingMultiplier', 'cellFactors'] as const),
])
const isSmallCount = (word: string): boolean => /^\+?[1-6]$/.test(word) || isNumberWord(word)

const isOfFigures = (word: string): boolean => isNumber(word) || tradePartOf(word) !== undefined || DEGREE.test(word)

/** The words that a stretch of the prompt is read as. */
function saidOf({ text, at }: Said, from: number, to: number): string[] {
  const start = at.findIndex((place) => place >= from)
  const end = at.findIndex((place) => place >= to)
  return start < 0 || end <= start ? [] : wordsIn(text.slice(start, end))
}

/** Words of degree, which stand in figures. */
const DEGREE =
  /^(?:very|meget|high|low|høj\p{L}?|lav\p{L}?|medium|mid\p{L}*|mellem\p{L}*|moderat\p{L}*|ekstrem\p{L}*|extreme\p{L}*|super|vild|mild|small|little|små|lave|store|huge|big|rare|sjældne|steady|frequent|brutal\p{L}*|insane|minimal|stort?|large|enormous|massive|gigantic|wild|crazy|tiny|spænding\p{L}*|exposure|biggest|største|highest|højeste|top|to|til|mini|minispil|games?|spil)$/u

const isNumber = (word: string): boolean => /^[x×]?\p{N}/u.test(word) || isNumberWord(word)

/** Of a symbol that covers several places. */
const isSize = (word: string): boolean => /^\dx\d$/.test(word)

/** Three scatters start a feature in any game, and a year is of a story. */
const isUsualNumber = (word: string, next: string, clause: string): boolean =>
  isNumber(word) &&
  (/^(?:scatter|bonussymbol)/u.test(next) || (/^(?:1[0-9]|20)\d\d(?:['’]?s|erne)?$/u.test(word) && YEAR.test(clause)))
const YEAR = /(?<!\p{L})(?:in|i|year|år\p{L}*|from|fra|anno|the)(?!\p{L})/iu

function isPartOf({ of }: TradePart, by: ReadonlySet<Taker>, hasWish: boolean, hasAny: boolean): boolean {
  if (of === 'none') return false
  if (of === 'any') return hasAny
  if (of === 'wish') return hasWish
  return of.some((taker) => by.has(taker))
}
