import { withoutEndless } from '../numbers.ts'

/** A text as it is read: in lower case, with numbers in digits and one word for each thing, and where each sign of it was written. */
export interface Said {
  readonly text: string
  /** For each sign of the text its place in the prompt; one more at the end. */
  readonly at: readonly number[]
}

/** What is written in other words before it is read, and in which. */
export type Writing = readonly [pattern: RegExp, words: string]

export function saidOf(prompt: string): Said {
  const signs = [...prompt].flatMap((sign) => {
    const lower = sign.toLowerCase()
    return [lower.length === sign.length ? lower : sign]
  })
  const text = withoutEndless(signs.join(''))
  return { text, at: Array.from({ length: text.length + 1 }, (_, index) => index) }
}

/** Words with the groups of a match in the places of `$1`, `$2` and so on. */
export const filled = (words: string, match: RegExpExecArray): string =>
  words.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')

/** With what matches written in other words; what is new stands where the match began. */
export function rewritten(said: Said, pattern: RegExp, words: (match: RegExpExecArray) => string): Said {
  const parts: string[] = []
  const at: number[] = []
  let from = 0
  for (const match of said.text.matchAll(pattern)) {
    const given = words(match)
    parts.push(said.text.slice(from, match.index), given)
    for (let index = from; index < match.index; index++) at.push(said.at[index] ?? 0)
    for (const place of placesOf(given, match[0])) at.push(said.at[match.index + place] ?? 0)
    from = match.index + match[0].length
  }
  if (parts.length === 0) return said
  parts.push(said.text.slice(from))
  for (let index = from; index < said.at.length; index++) at.push(said.at[index] ?? 0)
  return { text: parts.join(''), at }
}

/** For each sign of the new words its place in the old: words that stay keep theirs, the others follow the one before. */
function placesOf(given: string, old: string): number[] {
  if (given === old) return Array.from({ length: old.length }, (_, index) => index)
  let from = 0
  return (given.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).flatMap((piece) => {
    const isWord = /[\p{L}\p{N}]/u.test(piece)
    const found = isWord ? wordAt(old, piece, from) : -1
    const start = Math.max(found, from)
    if (found >= 0 || !isWord) from = Math.min(start + piece.length, old.length - 1)
    // A longer word in the place of a shorter one has no part in the word after it.
    const last =
      isWord && found < 0 ? start + (/^[\p{L}\p{N}]+/u.exec(old.slice(start))?.[0].length ?? old.length) : old.length
    return Array.from({ length: piece.length }, (_, index) => Math.min(start + index, last - 1))
  })
}

/** Where a whole word next stands, from a place on; -1 where it does not. */
function wordAt(text: string, word: string, from: number): number {
  const isPart = (sign = '') => /[\p{L}\p{N}]/u.test(sign)
  let at = text.indexOf(word, from)
  while (at >= 0 && (isPart(text[at - 1]) || isPart(text[at + word.length]))) at = text.indexOf(word, at + 1)
  return at
}

/** The same without what was written between two places of the prompt; everything else keeps its place. */
export const without = ({ text, at }: Said, start: number, end: number, sign = ' '): Said => ({
  text: text
    .split('')
    .map((letter, index) => ((at[index] ?? 0) >= start && (at[index] ?? 0) < end ? sign : letter))
    .join(''),
  at,
})
