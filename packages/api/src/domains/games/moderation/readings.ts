import {
  DANISH_SPELLED_OUT,
  DIGIT_LIKE,
  danishLetter,
  digitsFor,
  LEET_WORD,
  MASKED_WORD,
  SIGN_IN_WORD,
  SPACED_LETTERS,
  unleeted,
  unleetedWithL,
  unmasked,
  withoutSpaces,
} from './disguises.ts'
import { inDigits, NUMBERS_IN_WORDS } from './number-words.ts'

/** A text as somebody may read it, each of its characters with its place in the text that was written. */
export interface Reading {
  readonly text: string
  readonly at: readonly number[]
}

/** Letters of other alphabets that look like these. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['абвеԁгнһіјкморстухѕԛԝ', 'abbedrhhijkmopctyxsqw'],
    ['αβεικνορτυχγη', 'abeikvoptuxyn'],
    ['ıłđðħŋ', 'ilddhn'],
    ['äöӕ', 'æøæ'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (letter, index): [string, string] => [letter, to[index] ?? ''])),
)
/** Where each alphabet of letters in boxes, circles and flags begins, which NFKC leaves as they are. */
const BOXED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]
const INVISIBLE = /\p{Cf}|\p{Cc}|\u115f|\u1160|\u3164|\uffa0|\u034f/u
const MARKS = /\p{M}/gu

/** What one character looks like in lower case; nothing if it cannot be seen. */
function looksLike(character: string): string {
  if (/\s/u.test(character)) return ' '
  if (INVISIBLE.test(character)) return ''
  const code = character.codePointAt(0) ?? 0
  const alphabet = BOXED_ALPHABETS.find((start) => code >= start && code < start + 26)
  if (alphabet !== undefined) return String.fromCharCode(97 + code - alphabet)
  const small = character.normalize('NFKC').toLowerCase()
  const known = LOOKALIKES.get(small) ?? small
  if (/^[æøå]$/u.test(known)) return known
  const bare = known.normalize('NFKD').replace(MARKS, '')
  return Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

function folded(text: string): Reading {
  let seen = ''
  const at: number[] = []
  for (const { segment, index } of new Intl.Segmenter('da').segment(text)) {
    // `a` with a combining ring is one letter of the Danish alphabet, written as two characters.
    let offset = index
    for (const character of segment.normalize('NFC').length < segment.length ? [segment.normalize('NFC')] : segment) {
      const looks = Array.from(character, looksLike).join('')
      seen += looks
      for (const _ of Array.from({ length: looks.length })) at.push(offset)
      offset += character.length
    }
  }
  return { text: seen, at }
}

/** A reading with each match of the pattern as `replace` has it; its characters stand where the match begins. */
function replaced(reading: Reading, pattern: RegExp, replace: (match: string) => string): Reading {
  let text = ''
  const at: number[] = []
  let end = 0
  const keep = (to: number) => {
    text += reading.text.slice(end, to)
    at.push(...reading.at.slice(end, to))
    end = to
  }
  for (const match of reading.text.matchAll(pattern)) {
    keep(match.index)
    const written = replace(match[0])
    text += written
    const places = reading.at.slice(match.index, match.index + match[0].length)
    for (const [index] of Array.from(written).entries()) {
      at.push(places[Math.floor((index * places.length) / written.length)] ?? 0)
    }
    end += match[0].length
  }
  keep(reading.text.length)
  return { text, at }
}

const REPEATED = /(\p{L})\1{2,}/gu

/** `GratisBonus` and `gratis-bonus` as two words. */
function parted(plain: Reading, written: string): Reading {
  let text = ''
  const at: number[] = []
  for (const [index, place] of plain.at.entries()) {
    const begins = /^\p{Ll}\p{Lu}/u.test(written.slice(place - 1, place + 1))
    const looks = `${begins ? ' ' : ''}${plain.text.charAt(index).replace(/[-_]/, ' ')}`
    text += looks
    for (const _ of looks) at.push(place)
  }
  return { text, at }
}

/** The text as it stands, with its disguises taken off, with spaced letters joined, and with numbers as digits. */
export function readingsOf(text: string): readonly Reading[] {
  const plain = folded(text)
  const joined = replaced(plain, SPACED_LETTERS, withoutSpaces)
  const letters = replaced(joined, LEET_WORD, unleeted)
  const counted = replaced(replaced(plain, DIGIT_LIKE, digitsFor), NUMBERS_IN_WORDS, inDigits)
  const all = [
    plain,
    parted(plain, text),
    joined,
    letters,
    replaced(joined, LEET_WORD, unleetedWithL),
    replaced(letters, REPEATED, (run) => run.charAt(0)),
    replaced(letters, SIGN_IN_WORD, () => ''),
    replaced(plain, DANISH_SPELLED_OUT, danishLetter),
    replaced(plain, MASKED_WORD, unmasked),
    counted,
  ]
  return all.filter((reading, index) => all.findIndex((other) => other.text === reading.text) === index)
}
