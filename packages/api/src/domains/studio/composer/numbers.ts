import type { Language } from './lexicon/theme.ts'

const range = (from: number, words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index])
const pairs = (text: string): [string, number][] =>
  text.split(' ').map((pair) => {
    const [word = '', number] = pair.split('=')
    return [word, Number(number)]
  })

/** One is left out: in both languages it is mostly an article. */
const WORDS: { readonly [L in Language]: ReadonlyMap<string, number> } = {
  da: new Map([
    ...range(
      2,
      'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
    ),
    ...pairs(
      'femogtyve=25 tredive=30 fyrre=40 halvtreds=50 femoghalvtreds=55 tres=60 halvfjerds=70 firs=80 halvfems=90',
    ),
    ...pairs('seksoghalvfems=96 femoghalvfems=95 fireoghalvfems=94 syvoghalvfems=97 hundrede=100 tusind=1000'),
  ]),
  en: new Map([
    ...range(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    ...range(17, 'seventeen eighteen nineteen twenty'),
    ...pairs('twenty-five=25 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90'),
    ...pairs('ninety-six=96 ninety-five=95 ninety-four=94 ninety-seven=97 hundred=100 thousand=1000'),
  ]),
}

/** More digits than any number has that is meant: to look for hundreds of figures in thousands of digits takes seconds. */
const ENDLESS = /\d{16,}/g

/** A text of the same length with signs that nobody reads in the place of endless numbers. */
export const withoutEndless = (text: string): string => text.replace(ENDLESS, (digits) => '·'.repeat(digits.length))

/** In lower case, numbers as digits with a point: `fem hjul, 96,5 %, 5.000 gange` is `5 hjul, 96.5 %, 5000 gange`. */
export function withDigits(text: string, language: Language): string {
  const read = withoutEndless(text)
    .toLowerCase()
    .replace(/\p{L}+(?:-\p{L}+)?/gu, (word) => digitsOf(word, language))
    .replace(/(\d)[.,\u00a0 ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d) (?=(?:100|1000)\b)/g, '$1*')
    .replace(/(\d+)\*(\d+)/g, (_, times: string, unit: string) => String(Number(times) * Number(unit)))
  // Thousands that go on without an end have become one number by now.
  return withoutEndless(read)
}

function digitsOf(word: string, language: Language): string {
  const whole = WORDS[language].get(word)
  if (whole !== undefined) return String(whole)
  // `5-hjulet` in words: `fem-hjulet`.
  const [first = '', second] = word.split('-')
  const number = second === undefined ? undefined : WORDS[language].get(first)
  return number === undefined ? word : `${number} ${second}`
}
