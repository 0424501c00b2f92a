import { LANGUAGES } from '@spilvaerk/messages'
import { catalogue } from '@spilvaerk/messages/catalogue'
import { MECHANICS } from '@spilvaerk/schemas'
import type { ShelfEntry } from './entry.ts'
import { createGameIndex } from './game-index.ts'
import { MECHANIC_WORDS } from './mechanic-words.ts'
import { normalizeText } from './normalize-text.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Finds games of a shelf, the best first; undefined where nothing is sought. */
export interface ShelfSearch {
  find(text: string, entries: readonly ShelfEntry[]): Promise<readonly number[] | undefined>
}

/** By theme, further words for it than its names. */
export type ThemeWords = (theme: string) => readonly string[]

/** A name before a theme, a theme before a mechanic, and all before a word of the description. */
const WORTH = { name: 400, theme: 300, mechanic: 200, description: 100 }
const MOST_WORDS = 12

type Scores = Map<number, number>

const mechanics = createVocabulary(new Map(MECHANICS.map((mechanic) => [mechanic, MECHANIC_WORDS[mechanic]])))

/** A text is sought word by word, and a game has all of them. Typing errors are forgiven when nothing fits as typed. */
export function createShelfSearch(themeWords: ThemeWords): ShelfSearch {
  const index = createGameIndex()
  const themes = createThemes(themeWords)

  const withTerm = (term: string, entries: readonly ShelfEntry[], fuzzy: boolean): Scores => {
    const scores: Scores = new Map()
    const add = (id: number, score: number) => scores.set(id, Math.max(score, scores.get(id) ?? 0))
    for (const field of ['name', 'description'] as const) {
      // What a word weighs among games orders them within a field, and never outweighs another field.
      for (const [id, score] of index.withWord(term, field, fuzzy)) add(id, WORTH[field] + (50 * score) / (score + 10))
      for (const id of index.containing(term, field)) add(id, WORTH[field])
    }
    const meant = new Set(themes.of(entries).speaksOf(term, fuzzy))
    const ways = new Set(mechanics.speaksOf(term, fuzzy))
    for (const { id, theme, mechanics: has } of entries) {
      if (meant.has(theme)) add(id, WORTH.theme)
      if (has.some((mechanic) => ways.has(mechanic))) add(id, WORTH.mechanic)
    }
    return scores
  }

  const withAll = (terms: readonly string[], scoresOf: (term: string) => Scores): Scores => {
    const [first = new Map(), ...others] = terms.map(scoresOf)
    const scores: Scores = new Map()
    for (const [id, score] of first) {
      const further = others.map((other) => other.get(id))
      if (!further.includes(undefined))
        scores.set(
          id,
          further.reduce<number>((sum, one) => sum + (one ?? 0), score),
        )
    }
    return scores
  }

  /** Words that follow each other are worth more than the same words apart. */
  const addWhole = (scores: Scores, text: string): void => {
    for (const field of ['description', 'name'] as const)
      for (const id of index.containing(text, field)) scores.set(id, WORTH[field] * 2 + WORTH.description)
  }

  return {
    find: async (text, entries) => {
      const terms = wordsOf(text)
      if (terms.length === 0) return undefined
      await index.follow(entries)
      const asTyped = once((term) => withTerm(term, entries, false))
      const direct = withAll(terms, asTyped)
      if (terms.length > 1) addWhole(direct, normalizeText(text.trim()))
      if (direct.size > 0) return ranked(direct)
      const mended = new Map(swapped(text).flatMap((other) => [...withAll(wordsOf(other), asTyped)]))
      return ranked(new Map([...withAll(terms, (term) => withTerm(term, entries, true)), ...mended]))
    },
  }
}

/** A word that stands in many of the swapped texts is looked up once. */
function once(scoresOf: (term: string) => Scores): (term: string) => Scores {
  const known = new Map<string, Scores>()
  return (term) => {
    const scores = known.get(term) ?? scoresOf(term)
    known.set(term, scores)
    return scores
  }
}

/** Equal ones stay in the order of the shelf, which their ids were found in. */
const ranked = (scores: Scores): number[] => [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)

const wordsOf = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** The text with each pair of neighbouring letters swapped once: `faroa` for `farao`. */
const swapped = (text: string): string[] =>
  [...text].slice(1).flatMap((second, at) => {
    const first = text[at] ?? ''
    const isPair = first !== second && first.trim() !== '' && second.trim() !== ''
    return isPair ? [text.slice(0, at) + second + first + text.slice(at + 2)] : []
  })

/** The words of the themes on a shelf: a theme that its maker made up is known by its own. */
function createThemes(themeWords: ThemeWords) {
  let last: { readonly entries: readonly ShelfEntry[]; readonly words: Vocabulary } | undefined
  return {
    of: (entries: readonly ShelfEntry[]): Vocabulary => {
      if (last?.entries !== entries) {
        const keys = new Set(entries.map(({ theme }) => theme))
        last = {
          entries,
          words: createVocabulary(new Map([...keys].map((key) => [key, wordsOfTheme(key, themeWords)]))),
        }
      }
      return last.words
    },
  }
}

const wordsOfTheme = (theme: string, themeWords: ThemeWords): string => {
  const key = theme.toLowerCase()
  const names = LANGUAGES.map((language) => catalogue[language]).flatMap(({ themes }) =>
    Object.entries(themes).filter(([name]) => name === key),
  )
  return [key, ...names.map(([, label]) => label), ...themeWords(key).filter((word) => !word.includes('_'))].join(' ')
}
