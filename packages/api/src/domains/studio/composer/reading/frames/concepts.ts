import type { Concept } from './frames.ts'
import { grouped } from './grouped.ts'
import { WORDS_OF_DEEDS } from './words-of-deeds.ts'
import { WORDS_OF_THINGS } from './words-of-things.ts'

type Row = ReadonlySet<Concept>

const WORDS: ReadonlyMap<string, Set<Concept>> = listed((word) => !word.includes('_') && !word.endsWith('*'))
const STARTS: ReadonlyMap<string, Set<Concept>> = listed((word) => word.endsWith('*') && !word.includes('_'))
const PHRASES: ReadonlyMap<string, Set<Concept>> = listed((word) => word.includes('_') || word.includes('-'))
/** By their first words, the longest first. */
const PHRASES_BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  [...grouped([...PHRASES.keys()], (phrase) => phrase.split(' ')[0] ?? '')].map(([word, phrases]) => [
    word,
    phrases.toSorted((a, b) => b.length - a.length),
  ]),
)

function listed(isKept: (word: string) => boolean): Map<string, Set<Concept>> {
  const all = new Map<string, Set<Concept>>()
  for (const [concept, words] of Object.entries({ ...WORDS_OF_THINGS, ...WORDS_OF_DEEDS }))
    for (const word of words.split(' ').filter(isKept)) {
      const key = word.replace(/\*$/, '').replace(/[_-]/g, ' ')
      // The keys of the tables are the concepts.
      all.set(key, (all.get(key) ?? new Set()).add(concept as Concept))
    }
  return all
}

/** No word of either language is longer. */
const LONGEST_WORD = 32
const NONE: Row = new Set()
const SHORTEST_START = 3
const SHORTEST_PART = 3

export interface Spoken {
  readonly of: Row
  /** Whether it says two things in one. */
  readonly isCompound: boolean
}

/** A name of the trade that only looks like a compound: these ways are no giants. */
const IS_NAME = /^mega-?ways?/

/** What a word speaks of by itself, by how it begins, or by the two parts of a compound. */
export function conceptsOf(word: string): Spoken {
  if (word.length > LONGEST_WORD || IS_NAME.test(word)) return { of: NONE, isCompound: false }
  const own = ofWord(word)
  if (WORDS.has(word) || word.length < 2 * SHORTEST_PART) return { of: own, isCompound: false }
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const last = ofWord(word.slice(at))
    if (last.size === 0) continue
    const first = ofWord(word.slice(0, at))
    const joined = first.size === 0 && word[at - 1] === 's' ? ofWord(word.slice(0, at - 1)) : first
    if (joined.size > 0) return { of: new Set([...own, ...joined, ...last]), isCompound: true }
  }
  return { of: own, isCompound: false }
}

const KNOWN = new Map<string, Row>()

function ofWord(word: string): Row {
  const known = KNOWN.get(word)
  if (known) return known
  const found = new Set(WORDS.get(word))
  for (let end = SHORTEST_START; end <= word.length; end++)
    for (const concept of STARTS.get(word.slice(0, end)) ?? []) found.add(concept)
  if (KNOWN.size < MOST_KEPT) KNOWN.set(word, found)
  return found
}

/** Words come from outside: no more than these are kept. */
const MOST_KEPT = 20_000

/** What several words on end speak of together, and how many they are. */
export function phraseAt(
  words: readonly string[],
  from: number,
): { readonly count: number; readonly of: Row } | undefined {
  const phrases = PHRASES_BY_WORD.get(words[from] ?? '') ?? []
  const phrase = phrases.find((one) => one.split(' ').every((word, index) => words[from + index] === word))
  const of = phrase === undefined ? undefined : PHRASES.get(phrase)
  return phrase === undefined || of === undefined ? undefined : { count: phrase.split(' ').length, of }
}
