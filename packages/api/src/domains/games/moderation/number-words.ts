const ONES = [
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
const TEENS = [
  'ti ten',
  'elleve eleven',
  'tolv twelve',
  'tretten thirteen',
  'fjorten fourteen',
  'femten fifteen',
  'seksten sixteen',
  'sytten seventeen',
  'atten eighteen',
  'nitten nineteen',
]
const TENS = [
  'tyve twenty',
  'tredive thirty',
  'fyrre forty',
  'halvtreds fifty',
  'tres sixty',
  'halvfjerds seventy',
  'firs eighty',
  'halvfems ninety',
]

/** What each word for a number below a hundred is in digits: `femogtyve` and `twenty-five` are 25. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...numbered(ONES, (index) => index),
  ...numbered(TEENS, (index) => 10 + index),
  ...numbered(TENS, (index) => 20 + 10 * index),
  ...TENS.flatMap((tens, ten) =>
    numbered(ONES, (one) => 20 + 10 * ten + one).flatMap(([one, number]): [string, string][] =>
      tens.split(' ').flatMap((word): [string, string][] => [
        [`${one}og${word}`, number],
        [`${word}-${one}`, number],
      ]),
    ),
  ),
])

function numbered(words: readonly string[], numberAt: (index: number) => number): [string, string][] {
  return words.flatMap((same, index) => same.split(' ').map((word): [string, string] => [word, `${numberAt(index)}`]))
}

const LONGEST_FIRST = [...NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|')
// `from 10 to 20`: between digits, `to` is English.
const NUMBER_WORD = `(?<![\\p{L}\\d])(?!(?<=\\d )to(?= \\d))(?:${LONGEST_FIRST})(?![\\p{L}\\d])`
const SEPARATOR = '[\\s,.\\-]{1,3}(?:(?:og|and)\\s)?'

/** One number in words, or a row of them. */
export const NUMBERS_IN_WORDS = new RegExp(`${NUMBER_WORD}(?:${SEPARATOR}${NUMBER_WORD})*`, 'gu')

/** The digits of a row of numbers in words, and the row itself where it only counts: ten, twenty, thirty. */
export function inDigits(row: string): string {
  const numbers = Array.from(row.matchAll(new RegExp(NUMBER_WORD, 'gu')), ([word]) => NUMBERS.get(word) ?? word)
  return numbers.length > 2 && isCounting(numbers.map(Number)) ? row : numbers.join(' ')
}

/** Whether each number is as far from the one before it as the second is from the first. */
export const isCounting = ([first = 0, second = 0, ...more]: readonly number[]): boolean =>
  second !== first && more.every((number, index) => number === second + (index + 1) * (second - first))
