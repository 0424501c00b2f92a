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

/** The themes that a text speaks of; one that speaks of none gets one by chance, the same each time. */
export function findThemes(prompt: string, language: Language, rng: Rng): ThemeChoice {
  const words = wordsOf(prompt).filter((word) => !FALSE_FRIENDS[language].has(word))
  const found = THEMES.map((theme): Found => ({ theme, score: scoreOf(theme, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, second] = found
  if (!first) return { theme: THEMES[rng.below(THEMES.length)] ?? firstTheme(), named: false }
  const guest = second && second.score >= first.score / 2 ? { guest: second.theme } : {}
  return { theme: first.theme, ...guest, named: true }
}

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
  return [...words, ...joined(2), ...joined(3), ...joined(4)]
}

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
