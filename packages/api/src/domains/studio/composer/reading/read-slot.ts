import { themesIn } from '../find-themes.ts'
import { languageOf } from '../language.ts'
import type { Language } from '../lexicon/theme.ts'
import { isDrawn } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { plainText } from '../plain-text.ts'
import { HIDDEN, readFeatures } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { FeatureWish, NamedSymbol, Wishes } from '../wishes.ts'
import { accountOf, type Taken, wordsIn } from './accounts.ts'
import { detailsIn } from './all-details.ts'
import { castIn } from './cast-lists.ts'
import { corrected, takenBack } from './corrections.ts'
import { clusterIn, type Found, jackpotsIn } from './details.ts'
import { leastIn } from './figures-said.ts'
import { framingOf } from './frames/read-frames.ts'
import type { Standing } from './frames/tokens.ts'
import { nameIn } from './named.ts'
import { withNumbers } from './number-words.ts'
import { BONUS, type Part, partsOf } from './parts.ts'
import { type Role, rolesIn } from './roles.ts'
import { RULED_OUT, ruledOutIn, shunnedIn } from './ruled-out.ts'
import { type Said, saidOf, without } from './said.ts'
import { statedSubject } from './subject.ts'
import { type Take, type Taker, takeOf, takesOf } from './takes.ts'
import { motifsOf, subjectOf, trimmed } from './things.ts'
import { tradePartOf } from './trade-parts.ts'
import { spelled } from './trade-words.ts'
import { inKnownWords, withFreeSpins } from './wording.ts'

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
    .replace(/[•·▪►‣●](?=\s)/gu, ';')
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
  const back = takenBack(saidOf(text))
  const bare = withoutPlaces(text, [...(named ? [{ from: named.start, to: named.end }] : []), ...back])
  // A prompt that is nothing but a name is in the language that gives it.
  const spoken = /\p{L}{2}/u.test(bare) ? bare : text
  const guess = languageOf(plainText(spoken, LONGEST), otherwise)
  const whole = spelled(withNumbers(corrected(saidOf(bare)), guess), isKnownWord)
  const roles = rolesIn(whole, text)
  const unnamed = withoutPlaces(bare, roles)
  const cast = castIn(unnamed)
  const numbered = [...roles, ...cast.map(({ start, end }) => ({ from: start, to: end }))].reduce(
    (rest, { from, to }) => without(rest, from, to),
    whole,
  )
  const details = detailsIn(numbered, roles)
  const detailed = details.spans.reduce((rest, { start, end }) => blank(rest, start, end, ' '), numbered)
  const detailAt = details.spans.map(({ start }) => numbered.at[start] ?? 0)
  const symbols = [...roles.map(({ symbol }) => symbol), ...cast.flatMap(({ value }) => [...value])]
  const fresh = withFreeSpins(detailed)
  const framing = framingOf(fresh, standingOf(roles, cast))
  const said = inKnownWords(fresh)
  const { wanted, unwanted } = readFeatures(said.text)
  const figures = readFigures(said.text)
  const wins = framing.wins && (figures.wins === undefined || figures.wins === 'ways') ? framing.wins : figures.wins
  const minimum = [...clusterIn(said.text), ...(wins === 'clusters' ? leastIn(said.text) : [])][0]?.value
  const jackpots = jackpotsIn(said.text)[0]?.value
  const shunned = shunnedIn(said)
  const open = framing.words
    .map(({ start, end }) => [fresh.at[start] ?? 0, fresh.at[end] ?? text.length] as const)
    .reduce(
      (rest, [from, to]) => without(rest, from, to, HIDDEN),
      shunned.reduce((rest, { start, end }) => blank(rest, start, end), said),
    )
  const parts = partsOf(open, text, detailAt)
  const stated = statedSubject(blankNames(unnamed, cast))
  const subject = stated ? { text: trimmed(stated.phrase), at: stated.start } : subjectOf(parts)
  const motifs = motifsOf(parts, subject)
  const ruledOut = ruledOutIn(said.text)
  const nameless = (by: Taker, from: number, to: number): Take => ({ by, from, to, isLoose: false })
  const { maxWin, reels, ...others } = figures
  // What holds coins spins again by itself, and linked or moved reels count none.
  const framed = framing.wanted.filter(
    (one) => one !== 'respins' || !(wanted.includes('holdAndWin') || framing.wanted.includes('holdAndWin')),
  )
  const isOfOthers = (framed.includes('linkedReels') && reels === 2) || (framed.includes('walkingWild') && reels === 1)
  const isSomeBonus = SOME_BONUS.test(said.text) && ![...wanted, ...framed].some((one) => BONUSES.includes(one))
  const takes = [
    ...(named ? [nameless('name', named.start, named.end)] : []),
    ...back.map(({ from, to }) => nameless('name', from, to)),
    ...roles.map(({ from, to }) => nameless('symbols', from, to)),
    ...cast.map(({ start, end }) => nameless('symbols', start, end)),
    ...details.taken.map(({ by, start, end }) => takeOf(numbered, by, start, end)),
    ...details.hits.map(({ start, end }) => takeOf(numbered, 'hitFrequency', start, end, true)),
    ...details.swings.map(({ start, end }) => takeOf(numbered, 'volatility', start, end)),
    ...(wins === 'clusters' ? leastIn(said.text) : []).map(({ start, end }) =>
      takeOf(said, 'leastCluster', start, end),
    ),
    ...shunned.map(({ start, end }) => takeOf(said, 'shunned', start, end)),
    ...(isSomeBonus ? spanOf(said, 'freeSpins', SOME_BONUS) : []),
    ...(stated ? [nameless('subject', stated.start, stated.end)] : []),
    ...takesOf(said),
    ...framing.takes,
    ...RULED_OUT.flatMap(({ said: pattern }) =>
      [...said.text.matchAll(pattern)].map(({ index, 0: words }) => takeOf(said, 'wild', index, index + words.length)),
    ),
  ]
  const things = new Set([subject?.text ?? '', ...motifs].flatMap(wordsIn))
  const language = details.spoken ?? guess
  const volatility = details.volatility ?? figures.volatility
  const hits = figures.hitFrequency ?? details.hits[0]?.value
  const price = figures.buyPrice ?? framing.price
  const no = [...new Set([...unwanted, ...ruledOut, ...framing.unwanted])]
  const all = [
    ...wanted,
    ...framed,
    // What is said of free spins asks for them.
    ...([...wanted, ...framed].some((one) => OF_FREE_SPINS.includes(one)) || isSomeBonus
      ? (['freeSpins'] as const)
      : []),
    ...(price !== undefined ? (['bonusBuy'] as const) : []),
    ...(BONUS.test(said.text) && !ruledOut.includes('wheel') && figures.miniGames === undefined
      ? (['freeSpins'] as const)
      : []),
  ]
  const wishes: SlotReading['wishes'] = {
    ...others,
    ...(reels !== undefined && !isOfOthers && { reels }),
    ...(maxWin !== undefined && maxWin !== framing.price && { maxWin }),
    ...(wins && { wins }),
    ...(volatility && { volatility }),
    ...(hits !== undefined && { hitFrequency: hits }),
    ...(price !== undefined && { buyPrice: price }),
    ...(details.versions && { versions: details.versions, rtp: figures.rtp ?? details.versions[0] ?? 96 }),
    wanted: [...new Set(all)].filter((feature) => !no.includes(feature)),
    unwanted: no,
    ...(named && { name: named.name }),
    ...(subject && { subject: plainText(subject.text, 60) }),
    ...(stated && { about: plainText(stated.phrase, 60) }),
    ...(motifs.length > 0 && { motifs }),
    ...(symbols.length > 0 && { symbols }),
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

const OF_FREE_SPINS: readonly FeatureWish[] = ['freeSpinChoice', 'levels']
const BONUSES: readonly FeatureWish[] = ['freeSpins', 'wheel', 'pick', 'ladder', 'board', 'holdAndWin', 'bonusBuy']
/** A bonus whichever it is. */
const SOME_BONUS =
  /(?<!(?:no|not|without|uden|ingen|ikke) )(?:(?:some(?: sort of| kind of)?|any(?: sort of| kind of| old)?|en eller anden|et eller andet|et eller andet slags|en slags)(?: form for)? (?:bonus|feature)(?: or other)?(?: as (?:a )?bonus| som bonus| oveni)?|(?:an?|en|1) bonus)(?=\s*(?:$|[,.;!?]|i |in |of some|whichever|ligegyldig|er fint|is fine|would|please|tak))/u

/** The places of what is the wild or the scatter, where no such word is left. */
const standingOf = (roles: readonly Role[], cast: readonly Found<readonly NamedSymbol[]>[]): Standing[] =>
  [
    ...roles.map(({ symbol, to }) => ({ kind: symbol.kind, at: to - 1 })),
    ...cast.flatMap(({ value, end }) => value.map(({ kind }) => ({ kind, at: end - 1 }))),
  ].flatMap(({ kind, at }) => (kind ? [{ at, of: kind === 'wild' ? ('WILD' as const) : ('SCATTER' as const) }] : []))

const spanOf = (said: Said, by: Taker, pattern: RegExp): Take[] => {
  const found = pattern.exec(said.text)
  return found ? [takeOf(said, by, found.index, found.index + found[0].length)] : []
}

/** A text of the same length with spaces in some places. */
const withoutPlaces = (text: string, places: readonly { readonly from: number; readonly to: number }[]): string =>
  places.reduce((rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`, text)

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

const isKnownWord = (word: string): boolean =>
  SAYS_NOTHING.has(word) || tradePartOf(word) !== undefined || isDrawn(word) || themesIn(word).length > 0

const blank = ({ text, at }: Said, start: number, end: number, sign = HIDDEN): Said => ({
  text: `${text.slice(0, start)}${sign.repeat(end - start)}${text.slice(end)}`,
  at,
})

const blankNames = (text: string, cast: readonly Found<unknown>[]): string =>
  cast.reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text)
