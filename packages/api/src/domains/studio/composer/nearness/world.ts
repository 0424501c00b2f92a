import type { Rng } from '@spilvaerk/slot-engine'
import { type ThemeChoice, themesIn } from '../find-themes.ts'
import type { Glyph, Theme } from '../lexicon/theme.ts'
import { THEMES } from '../lexicon/themes.ts'
import { isSameThing } from '../same-thing.ts'
import { COMPANIONS } from './companions.ts'
import { conceptPartOf, DRAWINGS, drawingFor, isCalled, isOfConcept, plain } from './glyph-words.ts'
import { IDLE } from './idle.ts'
import { glyphOf, nearTo, spokenOf } from './near-drawings.ts'

/** What a subject is about, and before it what it is: `otters by moonlight` are otters. */
const OF_IT =
  / (?:\p{L}{3,}ing|by|at|in|on|of|under|over|from|to|with|for|during|around|beside|om|i|på|ved|fra|til|af|med|bag|mellem|gennem|der|som|that|who|dig|samler) /iu

/** A journey to Egypt is about Egypt. */
const SETTING =
  /^(?:an? |the |en |et )?(?:rejse|tur|eventyr|dag|nat|aften|verden|historie|journey|trip|tour|day|night|evening|world|story|tale|adventure)(?:n|en|et)? (?:til|to|in|into|i|of|through|gennem|om|med|at|on|på) /iu

/** Two words of which drawings are kept together are one: deep sea, space station. */
function wordsOf(text: string): string[] {
  const words = (text.toLowerCase().match(/[\p{L}][\p{L}’'&-]*/gu) ?? []).filter((word) => !IDLE.has(word))
  const pairs = words.map((word, at) => `${word}_${words[at + 1] ?? ''}`)
  return words.flatMap((word, at) =>
    isOfConcept(pairs[at] ?? '')
      ? [pairs[at] ?? '']
      : isOfConcept(pairs[at - 1] ?? '')
        ? []
        : [(themesIn(word).length === 0 && conceptPartOf(word)) || word],
  )
}

/** The words of what a subject is, without those of where and when. */
export const headWords = (subject: string): string[] => {
  const own = subject.replace(SETTING, '')
  return wordsOf(own.split(OF_IT)[0] ?? own)
}

const LEAST_REGULARS = 10
/** No drawing is near to the words: these belong to any game. */
const NEUTRAL: readonly Glyph[] = (
  [
    ['👑', 'Krone', 'Crown'],
    ['💎', 'Diamant', 'Diamond'],
    ['🔔', 'Klokke', 'Bell'],
    ['🗝️', 'Nøgle', 'Key'],
    ['⭐', 'Stjerne', 'Star'],
    ['🪙', 'Mønt', 'Coin'],
    ['🏺', 'Krukke', 'Urn'],
    ['📜', 'Skriftrulle', 'Scroll'],
    ['🕯️', 'Lys', 'Candle'],
    ['🎲', 'Terning', 'Die'],
    ['🧭', 'Kompas', 'Compass'],
    ['⚓', 'Anker', 'Anchor'],
  ] as const
).map(([emoji, da, en]) => ({ emoji, da, en }))

export interface World {
  readonly theme: Theme
  readonly guest?: Theme
  /** How the theme came to be: asked for, near to what was asked for, or drawn. */
  readonly isNamed: boolean
  readonly isNear: boolean
  /** Of a theme of its own, the one of the lexicon that it is nearest to. */
  readonly like?: string
}

/** The theme of what a text is about: one of the lexicon where it says so, and else one of its own. */
export function worldOf(subject: string, motifs: readonly string[], rng: Rng): World {
  const own = subject.replace(SETTING, '')
  const head = own.split(OF_IT)[0] ?? own
  const known = isOfItsOwn(head) ? undefined : ofLexicon(head, subject, motifs)
  if (known && !isBeyond(head, known.theme)) return { ...known, isNamed: true, isNear: true }
  return { ...ownWorld(subject, head, motifs, rng, known?.theme), isNamed: true }
}

/** What a game of any theme may be called: an adventure of pirates is of pirates. */
const ANY_TALE =
  /(?:adventure|quest|story|stories|tales?|legends?|saga|world|land|kingdom|party|night|nights|day|days|time|times|treasures?|gold|riches|fortune|luck|magic|mystery|secrets?|age|era|style|life|eventyr|historie|sagn|verden|rige|fest|nat|nætter|dag|dage|tid|skat|skatte|guld|rigdom|lykke|magi|mysterium|hemmelighed|alder|liv|farm|scene|people|folk|rush|fever|feber|mania)(?:s|et|en|ene|er|erne|ne|r)?$/u

/** A subject that says in its last word what it is, where the theme is only of what kind: an auction of tea is no bakery. */
function isBeyond(head: string, theme: Theme): boolean {
  const words = wordsOf(head)
  const last = words.at(-1) ?? ''
  const isOfTheme = (word: string): boolean =>
    themesIn(word).includes(theme) ||
    theme.title.da.toLowerCase().includes(word) ||
    theme.title.en.toLowerCase().includes(word)
  const whole = words.join('_')
  const isCalled = theme.words.some(
    (word) => word.includes('_') && whole.includes(word.replace(/_(?:n|&|and|og)_|\*/g, '_')),
  )
  return words.length > 1 && !isCalled && !isOfTheme(last) && !ANY_TALE.test(last)
}

/** A thing of which drawings are kept is told from a theme that only has its word: Roskilde Festival is no party, tennis not all sport. */
function isOfItsOwn(head: string): boolean {
  const words = wordsOf(head)
  // Several things of one theme are that theme: bakers and coffee.
  if (words.length > 1 && THEMES.some((theme) => words.every((word) => themesIn(word).includes(theme)))) return false
  return words.some((word) => isOfConcept(word) && !THEMES.some((theme) => isTitled(theme, word)))
}

const LEAST_ALIKE = 5
/** Whether a theme is called by a word, in either language. */
export const isTitled = ({ key, title }: Theme, word: string): boolean =>
  [key, ...wordsOf(title.da), ...wordsOf(title.en)].some(
    (own) => isSameThing(own, word) || (word.length >= LEAST_ALIKE && own.startsWith(word)),
  )

function ofLexicon(head: string, subject: string, motifs: readonly string[]): Omit<ThemeChoice, 'named'> | undefined {
  const words = wordsOf(head)
  const last = words.at(-1) ?? ''
  const isThing = drawingFor(last) !== undefined
  // What else is named tells which of several themes is meant: a space adventure with aliens is about space.
  const ofHead = themesIn(head)
  const ofAll = themesIn([head, ...motifs].join(' ')).filter((one) => ofHead.includes(one))
  const ofLast = themesIn(last)
  const first = isCalled(last) && words.length > 1 && ofLast.length === 0 ? undefined : (ofAll[0] ?? ofHead[0])
  const theme = first ?? (isThing || spokenOf(words).length > 0 ? undefined : themesIn(subject)[0])
  if (!theme) return undefined
  const guest = [...ofHead, ...themesIn(subject), ...motifs.flatMap((motif) => themesIn(motif))].find(
    (one) => one !== theme,
  )
  return { theme, ...(guest && { guest }) }
}

const [FIRST, WHOLE_ROW] = [3, 9]

/** A theme that the lexicon has not: its symbols are the drawings that its words speak of, and those near to them. */
function ownWorld(
  subject: string,
  head: string,
  motifs: readonly string[],
  rng: Rng,
  base?: Theme,
): Pick<World, 'theme' | 'isNear' | 'like'> {
  // Of what a row of drawings is kept, that is its world; of other words the first drawings, and those near to them.
  const most = wordsOf(head).some(isOfConcept) ? WHOLE_ROW : FIRST
  const direct = [...spokenOf(wordsOf(head)).slice(0, most), ...spokenOf(wordsOf(subject)).slice(0, FIRST + 1)]
  const named = motifs.flatMap((motif) => spokenOf(wordsOf(motif)).slice(0, 1))
  const spoken = distinct([...direct, ...named])
  const ofBase = base ? [base.wild, base.scatter, ...base.regulars] : []
  const near =
    spoken.length === 0 || base
      ? ofBase
      : nearTo(
          spoken.map(({ emoji }) => emoji),
          14,
        )
  const first = rng.below(NEUTRAL.length)
  const neutral = [...NEUTRAL.slice(first), ...NEUTRAL.slice(0, first)]
  const cast = distinct([...spoken, ...near, ...neutral]).slice(0, Math.max(LEAST_REGULARS + 2, spoken.length + 12))
  const [wild = NEUTRAL[0], scatter = NEUTRAL[1], ...regulars] = cast
  if (!wild || !scatter) throw new Error('no drawing is neutral')
  const nearest = base ?? nearestTheme(spoken)
  const any = rng.below(360)
  const hues = nearest?.hues ?? [any, (any + 30) % 360, (any + 180) % 360]
  const title = { da: subject, en: subject }
  return {
    theme: {
      ...{ key: subject.toLowerCase().slice(0, 40).trim(), title, words: [], hues, wild, scatter },
      regulars: regulars.filter((glyph) => glyph !== undefined),
      scene: { da: '', en: '' },
      whose: { da: [], en: [] },
    },
    isNear: spoken.length > 0 || base !== undefined,
    ...(nearest && { like: nearest.key }),
  }
}

export const distinct = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.filter(
    (one, at) =>
      glyphs.findIndex((other) => other.emoji === one.emoji || other.da === one.da || other.en === one.en) === at,
  )

/** So many drawings in common make two themes alike. */
const LEAST_SHARED = 3
/** The theme that has most of the same drawings. */
function nearestTheme(spoken: readonly Glyph[]): Theme | undefined {
  const near = nearTo(
    spoken.map(({ emoji }) => emoji),
    10,
  )
  const emojis = new Set([...spoken, ...near].map(({ emoji }) => emoji))
  const [best] = THEMES.map((theme) => ({
    theme,
    shared: [...theme.regulars, theme.wild, theme.scatter].filter(({ emoji }) => emojis.has(emoji)).length,
  })).sort((a, b) => b.shared - a.shared)
  return best && best.shared >= LEAST_SHARED ? best.theme : undefined
}

/** Drawings that go with a theme of the lexicon beside its own. */
export function companionsOf({ key, wild, scatter, regulars }: Theme): Glyph[] {
  const own = [wild, scatter, ...regulars]
  const companions = (COMPANIONS.get(key) ?? '').split(' ').flatMap((emoji) => DRAWINGS.get(plain(emoji)) ?? [])
  return distinct([...own, ...companions.map(glyphOf)]).slice(own.length)
}
