import type { Rng } from '@spilvaerk/slot-engine'
import type { Language, Theme } from './lexicon/theme.ts'
import { THEMES } from './lexicon/themes.ts'
import { plainText } from './plain-text.ts'

/** Words that mean something else in the other language. */
const FALSE_FRIENDS: { readonly [L in Language]: ReadonlySet<string> } = {
  da: new Set(['dog', 'star', 'gear', 'spring']),
  en: new Set(['rum', 'by', 'fly', 'rig', 'is', 'te', 'sol', 'rom', 'fe', 'mad', 'bi', 'pus']),
}

interface Found {
  readonly theme: Theme
  readonly score: number
}

export interface ThemeChoice {
  readonly theme: Theme
  /** A second theme that the text speaks of nearly as much. */
  readonly guest?: Theme
  /** True where the text names the theme, false where it was drawn. */
  readonly named: boolean
}

/** What a text says that the game is about, before its symbols and all else. */
const ABOUT = [
  /(?:spil\p{L}*|automat\p{L}*|slot\p{L}*|machine|maskine\p{L}*|game) om ([^.,;:\n]{2,60})/iu,
  /(?<!\p{L})(?:about|tema(?:et)?(?: er|:)?|theme(?:d)?(?: of| is|:| around)) ([^.,;:\n]{2,60})/iu,
  /(?<!\p{L})([\p{L}’'-]{3,}(?: [\p{L}’'-]{2,}){0,2})[ -](?:theme|themed|tema)(?!\p{L})/iu,
]
/** What follows in the same breath is no theme. */
const REST = /\s(?:with|med|hvor|where|featuring|on|på|for|til|that|der|which|som|and symbols|og symboler)\s.*$/iu
const SYMBOLS = /(?:with (?:the )?symbols|med symboler(?:ne)?|symboler(?:ne)?:|symbols:)[^.;\n]*/giu

/** The themes that a text speaks of, first what it says that it is about; one that speaks of none gets one by chance, the same each time. */
export function findThemes(prompt: string, language: Language, rng: Rng): ThemeChoice {
  const said = ABOUT.map((pattern) => prompt.match(pattern)?.[1]?.replace(REST, '')).find(
    (about) => about !== undefined,
  )
  const [own] = said === undefined ? [] : foundIn(said, language)
  const bare = prompt.replace(SYMBOLS, ' ')
  const spoken = foundIn(bare, language)
  const all = spoken.length > 0 ? spoken : foundIn(prompt, language)
  const first = own ? (all.find(({ theme }) => theme === own.theme) ?? own) : all[0]
  if (!first) return { theme: THEMES[rng.below(THEMES.length)] ?? firstTheme(), named: false }
  const second = all.find(({ theme }) => theme !== first.theme)
  const guest = second && second.score >= first.score / 2 ? { guest: second.theme } : {}
  // Something else was named as the theme, which the lexicon does not know.
  const isNearest = said !== undefined && own === undefined && spoken.length === 0
  return { theme: first.theme, ...guest, named: !isNearest }
}

function foundIn(text: string, language: Language): Found[] {
  const words = wordsOf(text).filter((word) => !FALSE_FRIENDS[language].has(word))
  return THEMES.map((theme): Found => ({ theme, score: scoreOf(theme, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

/** The themes that some words speak of, best first, whatever the language. */
export function themesIn(text: string): readonly Theme[] {
  const known = KNOWN.get(text)
  if (known) return known
  const found =
    LANGUAGES.map((language) => foundIn(text, language))
      .find((one) => one.length > 0)
      ?.map(({ theme }) => theme) ?? []
  if (text.length <= LONGEST_KEPT && KNOWN.size < MOST_KEPT) KNOWN.set(text, found)
  return found
}

/** What short texts speak of, as they are asked for again and again; they come from outside, and only so many are kept. */
const KNOWN = new Map<string, readonly Theme[]>()
const [LONGEST_KEPT, MOST_KEPT] = [24, 20_000]

const LANGUAGES = ['da', 'en'] as const

function firstTheme(): Theme {
  const [theme] = THEMES
  if (!theme) throw new Error('the lexicon is empty')
  return theme
}

export const themeOfKey = (key: string): Theme | undefined => THEMES.find((theme) => theme.key === key)

/** The words that speak of a theme; none of one that the composer does not know. */
export const themeWordsOf = (key: string): readonly string[] => themeOfKey(key)?.words ?? []

/** The words of a text, and each two to four that follow each other, joined by underscores. */
function wordsOf(prompt: string): string[] {
  const words =
    plainText(prompt, 5000)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  const joined = (length: number) =>
    words.slice(0, 1 - length || undefined).map((_, at) => words.slice(at, at + length).join('_'))
  return [...words, ...words.flatMap(stemOf), ...joined(2), ...joined(3), ...joined(4)]
}

/** Of a compound such as `rumspil` what it is about. */
const stemOf = (word: string): string[] =>
  word.match(/^(.{3,}?)s?(?:spil|spillet|automat|automaten|tema|temaet)$/)?.slice(1) ?? []

/** Long words say more than short ones, an exact one more than a beginning, and what is said first counts most. */
function scoreOf({ words: known, key }: Theme, words: readonly string[]): number {
  const weights = words.map((word, at) => {
    const exact = word === key || known.includes(word)
    const begins = !exact && known.some((one) => one.endsWith('*') && begin(word, one.slice(0, -1)))
    const length = Math.min(word.length, 12)
    return exact ? length * 1.2 * earliness(at) : begins ? length * earliness(at) : 0
  })
  return [...weights]
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, weight) => sum + weight, 0)
}

const earliness = (at: number) => 1 / (1 + at / 200)

/** A beginning is of one word, or of as many as follow each other. */
const begin = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.split('_').length === stem.split('_').length
