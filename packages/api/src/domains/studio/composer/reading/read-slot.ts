import { themesIn } from '../find-themes.ts'
import { languageOf } from '../language.ts'
import type { Language } from '../lexicon/theme.ts'
import { drawingsOf, isDrawn } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { plainText } from '../plain-text.ts'
import { HIDDEN, readFeatures, withoutFeatures } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { FeatureWish, NamedSymbol, Wishes } from '../wishes.ts'
import { accountOf, type Taken, wordsIn } from './accounts.ts'
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
import { type Taker, takeOf, takesOf } from './takes.ts'
import { tradePartOf } from './trade-parts.ts'
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

/** `grid=6x4 lines=20` and `Lines - 20` say what `grid: 6x4; lines: 20` does. */
const labelled = (text: string): string =>
  text
    .replace(/(?<=[^\s=,;.:!?]) +(?=\p{L}+=\s*\S)/gu, (gap) => (/=/.test(text) ? `;${gap}` : gap))
    .replace(/(?<=\p{L}) ?= ?(?=\S)/gu, ': ')
    .replace(/(?<=(?:^|[;.\n•*-]\s*)\p{L}+(?: \p{L}+)?) [-–—] (?=\S)/gu, ': ')

/** Reads a prompt for a slot: everything in it is read, asks for nothing, or is among the clauses as not understood. */
export function readSlot(prompt: string, otherwise?: Language): SlotReading {
  const text = labelled(readable(prompt))
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
  const ruledOut = ruledOutIn(said.text)
  const takes = [
    ...(named ? [{ by: 'name' as const, from: named.start, to: named.end, isLoose: false }] : []),
    ...cast.map(({ start, end }) => ({ by: 'symbols' as const, from: start, to: end, isLoose: false })),
    ...details.taken.map(({ by, start, end }) => takeOf(numbered, by, start, end)),
    ...shunned.map(({ start, end }) => takeOf(said, 'shunned', start, end)),
    ...(stated ? [{ by: 'subject' as const, from: stated.start, to: stated.end, isLoose: false }] : []),
    ...takesOf(said),
    ...RULED_OUT.flatMap(({ said: pattern }) =>
      [...said.text.matchAll(pattern)].map(({ index, 0: words }) => takeOf(said, 'wild', index, index + words.length)),
    ),
  ]
  const things = new Set([subject?.text ?? '', ...motifs].flatMap(wordsIn))
  const language = details.spoken ?? languageOf(plainText(spoken, LONGEST), otherwise)
  const wishes: SlotReading['wishes'] = {
    ...figures,
    ...(details.versions && { versions: details.versions, rtp: figures.rtp ?? details.versions[0] ?? 96 }),
    wanted: [
      ...new Set([
        ...wanted,
        ...(figures.buyPrice !== undefined && !unwanted.includes('bonusBuy') ? (['bonusBuy'] as const) : []),
        ...(BONUS.test(said.text) && !ruledOut.includes('wheel') && figures.miniGames === undefined
          ? (['freeSpins'] as const)
          : []),
      ]),
    ],
    unwanted: [...new Set([...unwanted, ...ruledOut])],
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
    clauses: clausesOf(parts, { takes, things, said }),
  }
}

const SHOWN = 80

/** What begins a clause that the one before only leads to: `starting with four rows`, `layout: 5x3`. */
const LEADS = /^(?::|with|med|that|which|der|som|where|hvor)$/

/** Each clause with what became of its words. */
const clausesOf = (parts: readonly Part[], taken: Taken): Clause[] =>
  parts.map((part, index) => {
    const text = plainText(part.written, SHOWN)
    const joined = [
      part.goesOn ? parts[index - 1] : undefined,
      LEADS.test(parts[index + 1]?.opens ?? '') ? parts[index + 1] : undefined,
    ]
    const { left, hasTake, isIdle } = accountOf(
      part,
      taken,
      joined.filter((one) => one !== undefined),
    )
    if (part.isElsewhere && !part.hasWish) return { text, state: /\p{L}/u.test(part.written) ? 'unknown' : 'idle' }
    if (isIdle) return { text, state: 'idle' }
    if (!hasTake) return { text, state: left.length === 0 ? 'idle' : 'unknown' }
    const words = plainText(left.join(' '), SHOWN)
    return { text, state: 'read', ...(words !== '' && { left: words }) }
  })

/** What is ruled out by a word that stands for several features. */
const RULED_OUT: readonly { readonly said: RegExp; readonly features: readonly FeatureWish[] }[] = [
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +bonus(?:es|ser)?(?: features)?(?! ?(?:buy|køb|wheel|spil|games?))(?!\p{L})/gu,
    features: ['freeSpins', 'wheel', 'pick', 'ladder', 'holdAndWin', 'bonusBuy'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +(?:special symbols|specialsymboler)/gu,
    features: ['wild', 'scatter'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +(?:mini|bonus)[ -]?(?:spil|games?)/gu,
    features: ['wheel', 'pick', 'ladder', 'holdAndWin', 'gamble'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +multipli\p{L}+/gu,
    features: ['wildMultiplier', 'risingMultiplier', 'multiplierReel', 'cellFactors'],
  },
  { said: /(?<!\p{L})(?:no|not|ingen|ikke|uden|without) +(?:ways|måder)(?!\p{L})/gu, features: [] },
]

const ruledOutIn = (text: string): FeatureWish[] =>
  RULED_OUT.flatMap(({ said, features }) => (text.search(said) >= 0 ? features : []))

const isKnownWord = (word: string): boolean =>
  SAYS_NOTHING.has(word) || tradePartOf(word) !== undefined || isDrawn(word) || themesIn(word).length > 0

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
  const by = (taker: Taker, found: readonly Found<unknown>[]) =>
    found.map(({ start, end }) => ({ by: taker, start, end }))
  return {
    taken: [
      ...[...by('language', spoken), ...by('moods', moods), ...by('colours', colours), ...by('markets', markets)],
      ...[...by('versions', versions), ...by('bets', bets), ...by('rowsOfReels', rows)],
      ...places.map(({ value, start, end }) => ({ by: `${value.kind}On` as const, start, end })),
    ],
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
  /(?<!\p{L})(?:anything (?:except|but)|alt andet end|everything but|(?:nothing|not anything|ikke noget|intet) (?:with|about|to do with|med|om)|(?:no|ingen|uden|without) +(?:more )?(?:\p{L}{4,}(?:y|ed|ing|ful|ish|ic|ous|ende)|\p{L}+lige?)|no|ingen|intet|without|uden|avoid|undgå) +([\p{L}-]{4,})(?!\p{L})/gu

/** Things that are not to be seen: what the readers of features do not know as one of theirs. */
function shunnedIn(said: Said): Found<string>[] {
  return [...said.text.matchAll(SHUN)].flatMap((match) => {
    const word = match[1] ?? ''
    const isFeature = withoutFeatures(word) !== word || SAYS_NOTHING.has(word)
    if (isFeature) return []
    const end = match.index + match[0].length
    if (drawingsOf(word) === undefined && themesIn(word).length === 0) return []
    return [{ value: word, start: match.index, end }]
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
  const ofThings = open.filter(({ written }) => !asksOfPlay(written))
  const found =
    ofThings.find(({ hasWish, goesOn, written }) => !hasWish && !goesOn && !NARRATIVE.test(written)) ??
    ofThings.find(({ isKnown }) => isKnown) ??
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
  const isIdle = (word = '') => SAYS_NOTHING.has(word.toLowerCase()) && !/^(?:wild)$/i.test(word)
  while (words.length > 1 && isIdle(words[0])) words.shift()
  while (words.length > 1 && isIdle(words.at(-1))) words.pop()
  return words.join(' ')
}

/** Whether a clause speaks of how the game plays: what it names is no thing to be seen. */
const asksOfPlay = (clause: string): boolean =>
  wordsIn(clause).some((word) => {
    const trade = tradePartOf(word)
    return trade?.of === 'wish' || trade?.of === 'none'
  })

/** Words of looks and moods by their endings, in either language: nothing can be drawn of them. */
const PAINTS = /\p{L}{3,}(?:ish|ful|istic|esque|agtigt?|somt?|lige?t?|symbol(?:s|er)?)$/u

const MOST_WORDS = 3

/** Further things that are named. What follows the theme after a `with` or in a list is one whether a drawing is known of it or not. */
function motifsOf(parts: readonly Part[], subject: Subject | undefined): string[] {
  let inList = false
  const motifs = parts.flatMap((part) => {
    const isSubject = subject !== undefined && (part.written.includes(subject.text) || part.rest === subject.text)
    if (isSubject) inList = true
    else if (!/^(?:,|and|og|with|med|featuring|:)?$/.test(part.opens) || part.hasWish) inList = false
    if (isSubject || part.rest === '' || part.isElsewhere || asksOfPlay(part.written)) return []
    const thing = trimmed(part.rest)
    const isShort = thing.split(' ').length <= MOST_WORDS
    const isListed = inList && /^(?:,|and|og|with|med|featuring|:)$/.test(part.opens)
    return part.isKnown
      ? isShort
        ? [thing]
        : []
      : isListed && isShort && !part.hasWish && !PAINTS.test(thing)
        ? [thing]
        : []
  })
  return [...new Set(motifs)].slice(0, 12)
}
