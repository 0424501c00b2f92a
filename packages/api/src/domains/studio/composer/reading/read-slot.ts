import { themesIn } from '../find-themes.ts'
import type { Language } from '../lexicon/theme.ts'
import { isNamedDrawing } from '../nearness/glyph-words.ts'
import { plainText } from '../plain-text.ts'
import { HIDDEN } from '../read-features.ts'
import { isSameThing } from '../same-thing.ts'
import type { NamedSymbol, Wishes } from '../wishes.ts'
import { accountOf, type Taken, wordsIn } from './accounts.ts'
import { type Asked, askedIn, blank } from './asked.ts'
import { type Given, givenIn, withoutPlaces } from './given.ts'
import { type Part, partsOf } from './parts.ts'
import { RULED_OUT } from './ruled-out.ts'
import { without } from './said.ts'
import { isTime, type Stated, statedSubject } from './subject.ts'
import { type Take, type Taker, takeOf, takesOf } from './takes.ts'
import { motifsOf, type Subject, subjectIn, subjectOf } from './things.ts'

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

/** Reads a prompt for a slot: everything in it is read, asks for nothing, or is among the clauses as not understood. */
export function readSlot(prompt: string, otherwise?: Language): SlotReading {
  const given = givenIn(prompt, otherwise)
  const asked = askedIn(given)
  const scene = sceneOf(given, asked)
  const setting = settingOf(given, asked, scene)
  return {
    language: given.details.spoken ?? given.language,
    wishes: { ...mathsOf(given, asked), ...setting },
    clauses: clausesOf(scene.parts, {
      takes: takenOf(given, asked, scene),
      shown: new Set(shownIn(setting).flatMap(wordsIn)),
      said: asked.said,
    }),
  }
}

interface Scene {
  readonly parts: readonly Part[]
  readonly stated: Stated | undefined
  readonly subject: Subject | undefined
  readonly motifs: readonly string[]
}

/** What the game is about and shows, in what is left when all else is read. */
function sceneOf(
  { text, bare, cast, details, named, numbered }: Given,
  { fresh, framing, shunned, said }: Asked,
): Scene {
  const open = framing.words
    .map(({ start, end }) => [fresh.at[start] ?? 0, fresh.at[end] ?? text.length] as const)
    .reduce(
      (rest, [from, to]) => without(rest, from, to, HIDDEN),
      shunned.reduce((rest, { start, end }) => blank(rest, start, end, HIDDEN), said),
    )
  const parts = partsOf(
    open,
    text,
    details.spans.map(({ start }) => numbered.at[start] ?? 0),
  )
  const called = statedSubject(
    withoutPlaces(
      bare,
      cast.map(({ start, end }) => ({ from: start, to: end })),
    ),
  )
  const ofParts = subjectOf(parts)
  const isWhen = called && isTime(called.phrase) && ofParts?.isKnown && !called.phrase.includes(ofParts.text)
  const stated = isWhen ? undefined : called
  const subject = stated
    ? { text: subjectIn(stated.phrase), at: stated.start }
    : (ofName(named, parts) ?? ofParts ?? ofScene(details.scenes))
  const motifs = [
    ...motifsOf(parts, subject),
    ...framing.things.filter((thing) => subject?.text.toLowerCase() !== thing),
  ]
  return { parts, stated, subject, motifs: [...new Set(motifs)] }
}

/** A game is about what its name says, where nothing else in its prompt says a thing before any list. */
function ofName(named: Given['named'], parts: readonly Part[]): Subject | undefined {
  const own = subjectOf(parts)
  if (!named || (own?.isKnown && !own.isListed)) return undefined
  const isThing = wordsIn(named.name).some((word) => isNamedDrawing(word) || themesIn(word).length > 0)
  return isThing ? { text: named.name, at: named.start } : undefined
}

/** A starry sky that nothing stands under is what the game is about. */
function ofScene(scenes: readonly string[]): Subject | undefined {
  const scene = scenes.find((one) => !PLACED.test(one) && wordsIn(one).some(isNamedDrawing))
  return scene === undefined ? undefined : { text: scene, at: 0 }
}

const PLACED = /^(?:in|at|by|on|om|i|ved|på|til|to|with|med|and|og)(?!\p{L})/u

/** What a game is and plays like. */
function mathsOf({ details }: Given, asked: Asked): SlotReading['wishes'] {
  const { framing, figures, wins, minimum, jackpots, wanted, unwanted } = asked
  const { maxWin, reels, ...others } = figures
  // Linked reels and a step to the side are no number of reels.
  const isOfOthers = (wanted.includes('linkedReels') && reels === 2) || (wanted.includes('walkingWild') && reels === 1)
  const volatility =
    details.volatility ?? figures.volatility ?? (details.isGentle && maxWin === undefined ? 'low' : undefined)
  const hits = figures.hitFrequency ?? details.hits[0]?.value
  const price = figures.buyPrice ?? framing.price
  return {
    ...others,
    ...(reels !== undefined && !isOfOthers && { reels }),
    ...(maxWin !== undefined && maxWin !== framing.price && { maxWin }),
    ...(wins && { wins }),
    ...(volatility && { volatility }),
    ...(hits !== undefined && { hitFrequency: hits }),
    ...(price !== undefined && { buyPrice: price }),
    ...(details.versions && { versions: details.versions, rtp: figures.rtp ?? details.versions[0] ?? 96 }),
    wanted,
    unwanted,
    ...(minimum !== undefined && { leastCluster: minimum }),
    ...(jackpots !== undefined && { jackpotCount: jackpots }),
  }
}

const NAMED = 60

/** Something that is said twice, once with its article or in another number, is one symbol. */
const eachOnce = (symbols: readonly NamedSymbol[]): NamedSymbol[] =>
  symbols.filter(
    (one, index) =>
      !symbols.slice(0, index).some((other) => other.kind === one.kind && isSameThing(other.name, one.name)),
  )

/** What the game is about without who says so: `my old boat pls` is the old boat to who plays it. */
const asTold = (phrase: string): string =>
  phrase
    .replace(/(?:,? (?:pls|plz|please|tak|thx|thanks|bro|mate|lol))+$/iu, '')
    .replace(/^(?:my|our) (?=\p{L})/iu, 'the ')
    .replace(/^(?:min|mit|mine|vores|vort|vore) (?=\p{L})/iu, '')

/** How a game looks, and where and to whom it is offered. */
function settingOf(
  { named, roles, cast, counted, details }: Given,
  { shunned }: Asked,
  { stated, subject, motifs }: Scene,
) {
  const symbols = eachOnce([...roles.map(({ symbol }) => symbol), ...cast.flatMap(({ value }) => [...value])])
  const others = motifs.filter((motif) => !symbols.some(({ name }) => isSameThing(name, motif)))
  return {
    ...(named && { name: named.name }),
    ...(subject && { subject: plainText(subject.text, NAMED) }),
    ...(stated && { about: plainText(asTold(stated.phrase), NAMED) }),
    ...(others.length > 0 && { motifs: others }),
    ...(symbols.length > 0 && { symbols }),
    ...(shunned.length > 0 && { shunned: shunned.map(({ value }) => value) }),
    ...(details.moods.length > 0 && { moods: details.moods }),
    ...(details.colours.length > 0 && { colours: details.colours }),
    ...(details.markets.length > 0 && { markets: details.markets }),
    ...(details.spoken && { language: details.spoken }),
    ...(details.bets && { bets: details.bets }),
    ...(details.rows && { rowsOfReels: details.rows }),
    ...counted.wishes,
    ...(roles.find(({ count }) => count) && { triggerAt: roles.find(({ count }) => count)?.count ?? 3 }),
    ...details.staged,
    ...(details.wildOn && { wildOn: details.wildOn }),
    ...(details.scatterOn && { scatterOn: details.scatterOn }),
  }
}

/** Everything that was taken of the prompt, and for what. */
function takenOf(
  { named, back, roles, cast, counted, details, numbered }: Given,
  asked: Asked,
  { stated }: Scene,
): Take[] {
  const { said, shunned, framing, leasts, bonus } = asked
  const whole = (by: Taker, from: number, to: number): Take => ({ by, from, to, isLoose: false })
  const of = (by: Taker, places: readonly { readonly start: number; readonly end: number }[], text = said): Take[] =>
    places.map(({ start, end }) => takeOf(text, by, start, end))
  return [
    ...counted.takes,
    ...(named ? [whole('name', named.start, named.end)] : []),
    ...back.map(({ from, to }) => whole('name', from, to)),
    ...roles.map(({ from, to }) => whole('symbols', from, to)),
    ...cast.map(({ start, end }) => whole('symbols', start, end)),
    ...details.taken.map(({ by, start, end }) => takeOf(numbered, by, start, end)),
    ...details.hits.map(({ start, end }) => takeOf(numbered, 'hitFrequency', start, end, true)),
    ...of('volatility', details.swings, numbered),
    ...of('leastCluster', leasts),
    ...of('shunned', shunned),
    ...of('freeSpins', bonus),
    ...(stated ? [whole('subject', stated.start, stated.end)] : []),
    ...takesOf(said),
    ...framing.takes,
    ...RULED_OUT.flatMap(({ said: pattern }) =>
      of(
        'wild',
        [...said.text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
      ),
    ),
  ]
}

/** All that is said of what the game shows, as the wishes keep it. */
const shownIn = ({ name = '', subject = '', motifs = [], symbols = [] }: ReturnType<typeof settingOf>): string[] => [
  name,
  subject,
  ...motifs,
  ...symbols.map((one) => one.name),
]

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
