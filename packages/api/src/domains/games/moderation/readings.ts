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

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}
const LEET_WORD = /(?=[\d@$!€]*\p{L})[\p{L}\d@$!€]*[\d@$!€][\p{L}\d@$!€]*/gu
const SPACED_LETTERS = /(?<![\p{L}\d])[\p{L}\d](?:[ \-_.*+|/]{1,3}[\p{L}\d](?![\p{L}\d])){2,}/gu
const REPEATED = /(\p{L})\1{2,}/gu

/** The digits of a number that is written in words, in Danish and in English. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'nul zero oh',
    'en et én ét one',
    'to two',
    'tre three',
    'fire four',
    'fem five',
    'seks six',
    'syv seven',
    'otte eight',
    'ni nine',
  ]
    .flatMap((words, digit) => words.split(' ').map((word): [string, string] => [word, `${digit}`]))
    .concat(
      [
        'ti ten',
        'tyve twenty',
        'tredive thirty',
        'fyrre forty',
        'halvtreds fifty',
        'tres sixty',
        'halvfjerds seventy',
        'firs eighty',
        'halvfems ninety',
      ].flatMap((words, tens) => words.split(' ').map((word): [string, string] => [word, `${tens + 1}0`])),
    ),
)
// `from 10 to 20`: between digits, `to` is English.
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?!(?<=\\d )to(?= \\d))(?:${[...NUMBER_WORDS.keys()].join('|')})(?![\\p{L}\\d])`,
  'gu',
)

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

/** Letters that stand for a digit among digits: 2O3O. */
const DIGIT_LIKE = /(?<=\d)[oil]{1,2}(?=[\d .]|$)|(?<![\p{L}\d])[oil](?=\d)/gu

/** The text as it stands, with its disguises taken off, with spaced letters joined, and with numbers as digits. */
export function readingsOf(text: string): readonly Reading[] {
  const plain = folded(text)
  const joined = replaced(plain, SPACED_LETTERS, (run) =>
    run.replace(/ ?[.] ?/g, (dot) => (dot === ' . ' ? '.' : '')).replace(/[ \-_*+|/]/g, ''),
  )
  const unmasked = replaced(joined, LEET_WORD, (word) => word.replace(/[\d@$!€]/g, (sign) => LEET[sign] ?? sign))
  const calm = replaced(unmasked, REPEATED, (run) => run.charAt(0))
  const digits = replaced(plain, DIGIT_LIKE, (run) => run.replace(/o/g, '0').replace(/[il]/g, '1'))
  const counted = replaced(digits, NUMBER_WORD, (word) => NUMBER_WORDS.get(word) ?? word)
  const all = [plain, parted(plain, text), joined, unmasked, calm, counted]
  return all.filter((reading, index) => all.findIndex((other) => other.text === reading.text) === index)
}
