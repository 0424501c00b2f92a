const LONGEST_PASSAGE = 60
/** Letters and digits that are all there is of a number nobody reads. */
const LONGEST_NUMBER = 12
const SHORTEST_SHOUT = 40

const shareOf = (text: string, kind: RegExp): number => (text.match(kind)?.length ?? 0) / Math.max(1, text.length)

const REPEATED: readonly RegExp[] = [
  /(\p{L})\1{5,}/iu,
  /[!?¡¿]{6,}/u,
  /([^\p{L}\p{N}\s])\1{7,}/u,
  // The same word time after time.
  /(?<!\p{L})(\p{L}{1,20})(?:[^\p{L}\p{N}]{1,3}\1(?!\p{L})){7,}/iu,
]
/** `Angstskrig` has seven in a row; no word of Danish or English has nine. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{9,}/iu
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]+.{0,20}/u
const PILED_MARKS = /\p{M}{3,}/u

/** The passage that cannot be read, or nothing. */
export function unreadablePassage(text: string): string | undefined {
  const trimmed = text.trim()
  const whole = trimmed.slice(0, LONGEST_PASSAGE)
  if (trimmed === '') return undefined
  const found = [...REPEATED, CONSONANTS, DIRECTION, PILED_MARKS].map((pattern) => trimmed.match(pattern)?.[0])
  const passage = found.find((match) => match !== undefined)
  if (passage !== undefined) return passage.slice(0, LONGEST_PASSAGE)
  return hasNoWords(trimmed) || isForeign(trimmed) || isMostlyMarks(trimmed) || isShouted(trimmed) ? whole : undefined
}

function hasNoWords(text: string): boolean {
  if (/\p{L}/u.test(text)) return false
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  return digits === 0 || digits > LONGEST_NUMBER
}

/** Nobody here reads it, so nobody can tell what it says. */
function isForeign(text: string): boolean {
  const letters = text.normalize('NFKC').match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length
  return foreign > 2 && foreign > letters.length / 2
}

function isMostlyMarks(text: string): boolean {
  const seen = text.replace(/\s/gu, '')
  const marks = seen.match(/\p{M}/gu)?.length ?? 0
  const letters = seen.match(/\p{L}/gu)?.length ?? 0
  return (seen.length >= 8 && shareOf(seen, /[\p{L}\p{N}]/gu) < 0.4) || marks > letters / 2 + 2
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const exclamations = text.match(/!/g)?.length ?? 0
  return exclamations >= 6 || (letters.length >= SHORTEST_SHOUT && shareOf(letters, /\p{Lu}/gu) > 0.8)
}
