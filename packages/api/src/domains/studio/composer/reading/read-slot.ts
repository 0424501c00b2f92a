import { themesIn } from '../find-themes.ts'
import { languageOf } from '../language.ts'
import type { Language } from '../lexicon/theme.ts'
import { drawingsOf, isDrawn } from '../nearness/glyph-words.ts'
import { IDLE } from '../nearness/idle.ts'
import { plainText } from '../plain-text.ts'
import { HIDDEN, readFeatures, withoutFeatures } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { NamedSymbol, Wishes } from '../wishes.ts'
import { castIn } from './cast-lists.ts'
import {
  betsIn,
  clusterIn,
  coloursIn,
  type Found,
  jackpotsIn,
  marketsIn,
  moodsIn,
  placesIn,
  rowsOfReelsIn,
  spokenIn,
  versionsIn,
} from './details.ts'
import { nameIn } from './named.ts'
import { withNumbers } from './number-words.ts'
import { BONUS, type Part, partsOf } from './parts.ts'
import { type Said, saidOf, without } from './said.ts'
import { statedSubject } from './subject.ts'
import { isUnheard, leftOf } from './unheard.ts'
import { inKnownWords } from './wording.ts'

/** A part of a prompt, and whether anything was understood of it. */
export interface Clause {
  /** As it was written. */
  readonly text: string
  readonly state: 'read' | 'idle' | 'unknown'
  /** Of a clause that is read, the words that nobody understood. */
  readonly left?: string
}

export interface SlotReading {
  readonly language: Language
  readonly wishes: Omit<Wishes, 'requestedKind' | 'audience' | 'table'>
  readonly clauses: readonly Clause[]
}

const LONGEST = 5000

/** Without markup and signs that nobody sees. */
const readable = (prompt: string): string =>
  prompt
    .normalize('NFC')
    .slice(0, LONGEST)
    .replace(/<[^<>]*>|[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? mark : ' '))

/** Reads a prompt for a slot: everything in it is read, asks for nothing, or is among the clauses as not understood. */
export function readSlot(prompt: string, otherwise?: Language): SlotReading {
  const text = readable(prompt)
  const named = nameIn(text)
  const bare = named
    ? `${text.slice(0, named.start)}${' '.repeat(named.end - named.start)}${text.slice(named.end)}`
    : text
  // A prompt that is nothing but a name is in the language that gives it.
  const spoken = /\p{L}{2}/u.test(bare) ? bare : text
  const cast = castIn(bare)
  const hidden = cast.reduce((rest, { start, end }) => without(rest, start, end), saidOf(bare))
  const numbered = withNumbers(hidden, languageOf(plainText(spoken, LONGEST), otherwise))
  const details = detailsIn(numbered.text)
  const detailed = details.spans.reduce((rest, { start, end }) => blank(rest, start, end, ' '), numbered)
  const detailAt = details.spans.map(({ start }) => numbered.at[start] ?? 0)
  const said = inKnownWords(detailed, isKnownWord)
  const { wanted, unwanted } = readFeatures(said.text)
  const figures = readFigures(said.text)
  const minimum = clusterIn(said.text)[0]?.value
  const jackpots = jackpotsIn(said.text)[0]?.value
  const shunned = shunnedIn(said)
  const open = shunned.reduce((rest, { start, end }) => blank(rest, start, end), said)
  const parts = partsOf(open, text, detailAt)
  const stated = statedSubject(blankNames(bare, cast))
  const subject = stated ? { text: trimmed(stated.phrase), at: stated.start } : subjectOf(parts)
  const motifs = motifsOf(parts, subject)
  const noBonus = NO_BONUS.test(said.text) ? BONUSES : []
  const language = details.spoken ?? languageOf(plainText(spoken, LONGEST), otherwise)
  const wishes: SlotReading['wishes'] = {
    ...figures,
    ...(details.versions && { versions: details.versions, rtp: figures.rtp ?? details.versions[0] ?? 96 }),
    wanted: [
      ...new Set([
        ...wanted,
        ...(BONUS.test(said.text) && noBonus.length === 0 && figures.miniGames === undefined
          ? (['freeSpins'] as const)
          : []),
      ]),
    ],
    unwanted: [
      ...new Set([
        ...unwanted,
        ...noBonus,
        ...(NO_MINIS.test(said.text) ? MINIS : []),
        ...(NO_SPECIALS.test(said.text) ? SPECIALS : []),
      ]),
    ],
    ...(named && { name: named.name }),
    ...(subject && { subject: plainText(subject.text, 60) }),
    ...(stated && { about: plainText(stated.phrase, 60) }),
    ...(motifs.length > 0 && { motifs }),
    ...(cast.length > 0 && { symbols: cast.flatMap(({ value }) => [...value]) as readonly NamedSymbol[] }),
    ...(shunned.length > 0 && { shunned: shunned.map(({ value }) => value) }),
    ...(details.moods.length > 0 && { moods: details.moods }),
    ...(details.colours.length > 0 && { colours: details.colours }),
    ...(details.markets.length > 0 && { markets: details.markets }),
    ...(details.spoken && { language: details.spoken }),
    ...(details.bets && { bets: details.bets }),
    ...(details.rows && { rowsOfReels: details.rows }),
    ...(details.wildOn && { wildOn: details.wildOn }),
    ...(details.scatterOn && { scatterOn: details.scatterOn }),
    ...(minimum !== undefined && { leastCluster: minimum }),
    ...(jackpots !== undefined && { jackpotCount: jackpots }),
  }
  return {
    language,
    wishes,
    clauses: parts.map((part) => checked(part, clauseOf(part, subject?.text ?? '', motifs), numbered, wishes)),
  }
}

/** A clause as it is after the second look at it, which tells what the reader passed over. */
function checked(part: Part, clause: Clause, numbered: Said, wishes: SlotReading['wishes']): Clause {
  if (clause.state !== 'read') return clause
  if (isUnheard(saidIn(numbered, part), wishes)) return { ...clause, state: 'unknown' }
  const left = part.hasWish || part.hasDetail ? plainText(leftOf(part.words, wishes), SHOWN) : ''
  return left === '' ? clause : { ...clause, left }
}

/** The signs of a part, with its numbers in digits. */
function saidIn({ text, at }: Said, { at: from, to }: Part): string {
  let said = ''
  for (let index = 0; index < text.length; index++) {
    const place = at[index] ?? 0
    if (place >= from && place < to) said += text[index]
  }
  return said
}

const NO_BONUS = /(?:no|ingen|uden|without) bonus(?:es|ser)?(?! ?(?:buy|køb))(?!\p{L})/u
const NO_SPECIALS = /(?:no|ingen|uden|without) (?:special symbols|specialsymboler)/u
const BONUSES = ['freeSpins', 'wheel', 'pick', 'ladder', 'holdAndWin', 'bonusBuy'] as const
const NO_MINIS = /(?:no|ingen|uden|without) (?:mini|bonus)[ -]?(?:spil|games?)/u
const SPECIALS = ['wild', 'scatter'] as const
const MINIS = ['wheel', 'pick', 'ladder', 'holdAndWin', 'gamble'] as const

const isKnownWord = (word: string): boolean => IDLE.has(word) || isDrawn(word) || themesIn(word).length > 0

const blank = ({ text, at }: Said, start: number, end: number, sign = HIDDEN): Said => ({
  text: `${text.slice(0, start)}${sign.repeat(end - start)}${text.slice(end)}`,
  at,
})

const blankNames = (text: string, cast: readonly Found<unknown>[]): string =>
  cast.reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text)

function detailsIn(text: string) {
  const spoken = spokenIn(text)
  const moods = moodsIn(text)
  const colours = coloursIn(text)
  const markets = marketsIn(text)
  const versions = versionsIn(text)
  const bets = betsIn(text)
  const places = placesIn(text)
  const rows = rowsOfReelsIn(text)
  const on = (kind: 'wild' | 'scatter') => places.find(({ value }) => value.kind === kind)?.value.reels
  const [wildOn, scatterOn] = [on('wild'), on('scatter')]
  return {
    spans: [...spoken, ...moods, ...colours, ...markets, ...versions, ...bets, ...places, ...rows],
    spoken: spoken[0]?.value,
    moods: [...new Set(moods.map(({ value }) => value))],
    colours: colours.map(({ value }) => value),
    markets: [...new Set(markets.map(({ value }) => value))],
    versions: versions[0]?.value,
    bets: bets[0]?.value,
    rows: rows[0]?.value,
    ...(wildOn && { wildOn }),
    ...(scatterOn && { scatterOn }),
  }
}

const SHUN =
  /(?<!\p{L})(?:anything (?:except|but)|alt andet end|everything but|no|ingen|intet|without|uden|avoid|undgå) ([\p{L}-]{4,})(?!\p{L})/gu

/** Things that are not to be seen: what the readers of features do not know as one of theirs. */
function shunnedIn(said: Said): Found<string>[] {
  return [...said.text.matchAll(SHUN)].flatMap((match) => {
    const word = match[1] ?? ''
    const isFeature = withoutFeatures(word) !== word || IDLE.has(word)
    if (isFeature) return []
    const end = match.index + match[0].length
    const isAlone = /^\s*(?:[,;.!]|$|(?:and|or|og|eller)\s)/u.test(said.text.slice(end))
    if (!isAlone && drawingsOf(word) === undefined && themesIn(word).length === 0) return []
    return [{ value: word, start: match.index, end: match.index + match[0].length }]
  })
}

/** A story of somebody begins so; what it is about comes later. */
const NARRATIVE =
  /^(?:ignore|forget|glem|print|system|you are|du er)(?!\p{L})|^(?:man|you|du|we|vi|i|jeg|it|det|each|hver|at|for) \p{L}+$/iu

interface Subject {
  readonly text: string
  readonly at: number
}

/** What a prompt is about that does not say so: the first thing that is known, and failing that the first that is not. */
function subjectOf(parts: readonly Part[]): Subject | undefined {
  const open = parts.filter(({ rest, isElsewhere }) => rest !== '' && !isElsewhere)
  const found =
    open.find(({ hasWish, goesOn, written }) => !hasWish && !goesOn && !NARRATIVE.test(written)) ??
    open.find(({ isKnown }) => isKnown) ??
    open.find(({ hasDetail }) => hasDetail)
  return (
    found && { text: /^(?:west|wild wild west)$/i.test(found.rest) ? 'wild west' : trimmed(found.rest), at: found.at }
  )
}

/** Without what is not said of the thing itself. */
const trimmed = (phrase: string): string => {
  const words = phrase.trim().split(/\s+/)
  const isIdle = (word = '') => IDLE.has(word.toLowerCase()) && !/^(?:wild)$/i.test(word)
  while (words.length > 1 && isIdle(words[0])) words.shift()
  while (words.length > 1 && isIdle(words.at(-1))) words.pop()
  return words.join(' ')
}

const MOST_WORDS = 3

/** Further things that are named. What follows the theme after a `with` or in a list is one whether a drawing is known of it or not. */
function motifsOf(parts: readonly Part[], subject: Subject | undefined): string[] {
  let inList = false
  const motifs = parts.flatMap((part) => {
    const isSubject = subject !== undefined && (part.written.includes(subject.text) || part.rest === subject.text)
    if (isSubject) inList = true
    else if (!/^(?:,|and|og|with|med|featuring|:)?$/.test(part.opens) || part.hasWish) inList = false
    if (isSubject || part.rest === '' || part.isElsewhere) return []
    const thing = trimmed(part.rest)
    const isShort = thing.split(' ').length <= MOST_WORDS
    const isListed = inList && /^(?:,|and|og|with|med|featuring|:)$/.test(part.opens)
    return part.isKnown ? (isShort ? [thing] : []) : isListed && isShort && !part.hasWish ? [thing] : []
  })
  return [...new Set(motifs)].slice(0, 12)
}

const SHOWN = 80

function clauseOf(part: Part, subject: string, motifs: readonly string[]): Clause {
  const text = plainText(part.written, SHOWN)
  const isAbout =
    part.rest !== '' &&
    ((part.written.includes(subject) && subject !== '') ||
      subject.includes(part.rest) ||
      motifs.includes(trimmed(part.rest)))
  if (part.isElsewhere && (!part.hasWish || /(?:expanding|ekspanderende) scatter/i.test(part.written)))
    return { text, state: part.rest === '' && !/\p{L}/u.test(part.written) ? 'idle' : 'unknown' }
  if (part.hasWish || part.hasDetail || part.goesOn || isAbout || part.isKnown) return { text, state: 'read' }
  return { text, state: part.rest === '' ? 'idle' : 'unknown' }
}
