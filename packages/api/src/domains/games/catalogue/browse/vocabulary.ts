import MiniSearch from 'minisearch'
import { normalizeText } from './normalize-text.ts'

/** The share of a word's letters that may be wrong. */
export const forgiven = (word: string): number | false => (word.length > 3 ? 0.25 : false)

/** Which of a few things a word speaks of: themes, mechanics. */
export interface Vocabulary {
  speaksOf(term: string, fuzzy: boolean): readonly string[]
}

/** By key the words for each, separated by spaces; a star at the end of a word stands for any ending. */
export function createVocabulary(words: ReadonlyMap<string, string>): Vocabulary {
  const index = new MiniSearch<{ readonly id: string; readonly words: string }>({
    fields: ['words'],
    processTerm: normalizeText,
  })
  index.addAll([...words].map(([id, text]) => ({ id, words: text })))
  const stems = [...words].flatMap(([id, text]) =>
    text.split(' ').flatMap((word) => (word.endsWith('*') ? [[id, normalizeText(word.slice(0, -1))] as const] : [])),
  )
  return {
    speaksOf: (term, fuzzy) => {
      const found = index
        .search(term, { prefix: term.length > 1, fuzzy: fuzzy && forgiven })
        .map(({ id }) => String(id))
      const begun = stems.filter(([, stem]) => begins(term, stem, fuzzy)).map(([id]) => id)
      return [...new Set([...begun, ...found])]
    },
  }
}

/** Whether a word begins with a stem; of a long stem one letter may be wrong. */
function begins(word: string, stem: string, fuzzy: boolean): boolean {
  if (word.startsWith(stem)) return true
  if (!fuzzy || stem.length <= 3) return false
  return [-1, 0, 1].some((more) => isOneLetterOff(word.slice(0, stem.length + more), stem))
}

/** Whether one letter is missing, too many or another one. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterOff(b, a)
  const at = [...a].findIndex((letter, place) => letter !== b[place])
  if (at < 0) return b.length - a.length <= 1
  return b.length === a.length ? a.slice(at + 1) === b.slice(at + 1) : a.slice(at) === b.slice(at + 1)
}
