import type { Said } from '../said.ts'
import { conceptsOf, phraseAt } from './concepts.ts'
import type { Concept } from './frames.ts'

/** A word of a prompt with what it speaks of. */
export interface Token {
  readonly text: string
  /** Where it stands in the text as it is read. */
  readonly start: number
  readonly end: number
  /** Where it was written. */
  readonly at: number
  readonly of: ReadonlySet<Concept>
  /** The number of the clause, and of the part of it before or after an `and`. */
  readonly clause: number
  readonly part: number
  /** Whether it says two things in one. */
  readonly isCompound: boolean
  /** Where the words lie that say something together with it. */
  readonly run?: { readonly start: number; readonly end: number }
}

/** Something that was read before, which stands for a word: a symbol that is the wild. */
export interface Standing {
  readonly at: number
  readonly of: Concept
}

const TIMES = /^(?:[x×]\d{1,3}|\d{1,3}[x×])$/
const TIMES_BEFORE = /^(?:gange|times) \d{1,3}(?![\d.])/u
const TIMES_AFTER = /^\d{1,5} (?:times|gange|x|×)(?!\p{L})/u
const LONGEST = 14
const TIMES_ONLY: ReadonlySet<Concept> = new Set(['TIMES'])
const PIECE = /[\p{L}\p{N}]+(?:[.'’](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*|[.,;:!?\n()…–—/]+(?=\s|$)|[;:!?\n()…–—]+|[/+&]/gu
const ENDS = /^(?:[.,;:!?\n()…–—]+|\/{2,})$/u
const JOINS = /^(?:and|og|but|men|samt|plus|&|\/)$/

/** The words of a text, by clauses. */
export function tokensOf({ text, at }: Said, standing: readonly Standing[] = []): Token[] {
  let [clause, part] = [0, 0]
  const pieces = [...text.matchAll(PIECE)]
  const tokens: Token[] = []
  const others = standing.toSorted((a, b) => a.at - b.at)
  const stand = (before: number): void => {
    while (others[0] && others[0].at < before) {
      const one = others.shift()
      if (one)
        tokens.push({
          text: '',
          start: -1,
          end: -1,
          at: one.at,
          of: new Set([one.of]),
          clause,
          part,
          isCompound: false,
        })
    }
  }
  for (const piece of pieces) {
    const [word] = piece
    const place = at[piece.index] ?? 0
    stand(place)
    if (ENDS.test(word)) clause++
    if (ENDS.test(word) || JOINS.test(word)) part++
    if (!ENDS.test(word))
      tokens.push({
        ...{ text: word, start: piece.index, end: piece.index + word.length, at: place },
        ...(TIMES.test(word) ||
        TIMES_AFTER.test(text.slice(piece.index, piece.index + LONGEST)) ||
        TIMES_BEFORE.test(text.slice(piece.index, piece.index + LONGEST))
          ? { of: TIMES_ONLY, isCompound: false }
          : conceptsOf(word)),
        ...{ clause, part },
      })
  }
  stand(Number.POSITIVE_INFINITY)
  return withPhrases(tokens)
}

/** Each word of what several words say speaks of it. */
function withPhrases(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ text }) => text.replaceAll("'", '’'))
  const added = new Map<number, Set<Concept>>()
  const runs = new Map<number, { readonly start: number; readonly end: number }>()
  words.forEach((_, from) => {
    const found = phraseAt(words, from)
    if (!found || tokens[from]?.clause !== tokens[from + found.count - 1]?.clause) return
    const run = { start: tokens[from]?.start ?? 0, end: tokens[from + found.count - 1]?.end ?? 0 }
    for (let index = from; index < from + found.count; index++) {
      added.set(index, new Set([...(added.get(index) ?? []), ...found.of]))
      if (!runs.has(index)) runs.set(index, run)
    }
  })
  return tokens.map((token, index) => {
    const more = added.get(index)
    const run = runs.get(index)
    return more ? { ...token, of: new Set([...token.of, ...more]), ...(run && { run }) } : token
  })
}
