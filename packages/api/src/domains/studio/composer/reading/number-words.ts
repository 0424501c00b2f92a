import type { Language } from '../lexicon/theme.ts'
import { rewritten, type Said } from './said.ts'

const from = (first: number, words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index])
const tens = (words: string): [string, number][] => words.split(' ').map((word, index) => [word, 20 + 10 * index])

const SMALL: { readonly [L in Language]: ReadonlyMap<string, number> } = {
  en: new Map([
    ...from(
      1,
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
    ['zero', 0],
    ['single', 1],
  ]),
  da: new Map([
    ...from(1, 'et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'),
    ...tens('tyve tredive fyrre halvtreds tres halvfjerds firs halvfems'),
    ['en', 1],
    ['én', 1],
    ['ét', 1],
    ['enkelt', 1],
    ['nul', 0],
  ]),
}
const LARGE: ReadonlyMap<string, number> = new Map([
  ...(['hundred', 'hundrede'] as const).map((word) => [word, 100] as const),
  ...(['thousand', 'tusind', 'tusinde'] as const).map((word) => [word, 1000] as const),
  ...(['million', 'millioner', 'millions'] as const).map((word) => [word, 1_000_000] as const),
])
/** Mostly an article: a number only before hundreds, and before what is counted. */
const ARTICLES = /^(?:a|an|en|et|one|én|ét|single|enkelt)$/
const COUNTED =
  /^[ -]{1,2}(?:(?:win|pay|gevinst)?[ -]?lin[ejs]\p{L}*|reels?|hjul|rows?|rækker?|jackpots?|valser?|euros?|kroner?|dollars?|pounds?|pund)(?!\p{L})/u

/** A word in two parts: `femogtyve`, `hundredetyve`. */
function danishParts(word: string): number | undefined {
  const [, one = '', ten = ''] = /^(en|et|to|tre|fire|fem|seks|syv|otte|ni)og(\p{L}+)$/u.exec(word) ?? []
  const [units, tens] = [SMALL.da.get(one), SMALL.da.get(ten)]
  return units === undefined || tens === undefined || tens < 20 ? undefined : units + tens
}

/** Danish numbers that are other words in English. */
const ENGLISH_WORDS = /^(?:to|fire|en|et|ti|ni)$/
const numberOf = (word: string, language: Language): number | undefined =>
  SMALL.en.get(word) ??
  (language === 'en' && ENGLISH_WORDS.test(word) ? undefined : (SMALL.da.get(word) ?? danishParts(word)))

/** Whether a word is a number in either language, and no article. */
export const isNumberWord = (word: string): boolean =>
  !ARTICLES.test(word) &&
  !ENGLISH_WORDS.test(word) &&
  (SMALL.en.has(word) || SMALL.da.has(word) || LARGE.has(word) || danishParts(word) !== undefined)

const RUN = /(?<![\p{L}\p{N}])[\p{L}]+(?:(?:[ -]| (?:and|og) )[\p{L}]+)*/gu

/** With numbers in words as digits: `two hundred and forty-three ways` is `243 ways`. */
export const withNumbers = (said: Said, language: Language): Said =>
  WRITINGS.reduce((text, [pattern, words]) => rewritten(text, pattern, (match) => words(match, language)), said)

type Writing = readonly [pattern: RegExp, words: (match: RegExpExecArray, language: Language) => string]

const WRITINGS: readonly Writing[] = [
  [/(?<!\p{L})(?:half a dozen|et halvt dusin)(?: of| af)?(?!\p{L})/gu, () => '6'],
  [/(?<!\p{L})(?:a |et |one )?(?:dozen|dusin)(?: of| af)?(?!\p{L})/gu, () => '12'],
  [/(?<!\p{L})a score of(?!\p{L})/gu, () => '20'],
  [/(?<=(?:reels?|hjul|valser?|columns?)(?: number| nummer| nr\.?)? )(?:one|en|et|ét|én)(?!\p{L})/gu, () => '1'],
  [/(?<=(?:på|on) )(?:et|en|one|ét)(?=(?:,| og| and) ?(?:to|tre|two|three|2|3)(?!\p{L}))/gu, () => '1'],
  [
    /(?<!\p{L})(en|et|to|tre|fire|fem|seks|syv|otte|ni) og (tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)(?!\p{L})/gu,
    ([, one = '', ten = '']) => String(danishParts(`${one}og${ten}`)),
  ],
  [/(?<=(?:point|komma) )(?:one|en|et|ét|én)(?!\p{L})/gu, () => '1'],
  [/(\d)[.,\u00a0 ](?=\d{3}(?!\d))/g, ([, digit = '']) => digit],
  [/(\d),(?=\d)/g, ([, digit = '']) => `${digit}.`],
  [RUN, (match, language) => numbersIn(match[0], match.input.slice(match.index + match[0].length), language)],
  [/(\d+) (?:point|komma) (\d+)/g, ([, whole = '', part = '']) => `${whole}.${part}`],
  [/(\d+) (?:and a half|og en halv|en halv)(?!\p{L})/gu, ([, whole = '']) => `${whole}.5`],
  [/(?:a )?(?:quarter|en kvart) (?:of )?(?:a )?million/g, () => '250000'],
  [/(?:half a|en halv) million/g, () => '500000'],
  [/(?<![\d.])(\d{1,3})k(?=x?(?![\p{L}\d]))/gu, ([, thousands = '']) => `${thousands}000`],
  [
    /(?<![\d.])(\d{1,3}) (100|1000|1000000)(?!\d)/g,
    ([, times = '', unit = '']) => String(Number(times) * Number(unit)),
  ],
]

/** A run of words with those that make numbers together replaced. */
function numbersIn(run: string, after: string, language: Language): string {
  const words = [...run.matchAll(/[\p{L}]+/gu)]
  let written = ''
  let done = 0
  for (let index = 0; index < words.length; ) {
    const taken = takenAt(words, run, index, after, language)
    const first = words[index]
    const last = words[index + taken.count - 1]
    if (!first || !last || taken.count === 0) {
      index++
      continue
    }
    written += run.slice(done, first.index) + String(taken.value)
    done = last.index + last[0].length
    index += taken.count
  }
  return written + run.slice(done)
}

function takenAt(words: readonly RegExpExecArray[], run: string, start: number, after: string, language: Language) {
  let [total, current, index] = [0, 0, start]
  let last = 0
  for (; index < words.length; index++) {
    const word = words[index]?.[0] ?? ''
    if (/^(?:and|og)$/.test(word) && index > start && joins(words, index)) continue
    const [small, large] = [numberOf(word, language), LARGE.get(word)]
    if (large !== undefined) {
      if (index === start && large === 1_000_000) break
      current = Math.max(current, 1) * large
      if (large >= 1000) [total, current] = [total + current, 0]
    } else if (small !== undefined && fits(current, small, index > start) && isCount(words, run, index, start, after))
      current += small
    else break
    last = index + 1
  }
  return { value: total + current, count: Math.max(0, last - start) }
}

/** After `og` a number goes on only where it began with hundreds. */
const joins = (words: readonly RegExpExecArray[], index: number): boolean => {
  const [before = '', next = ''] = [words[index - 1]?.[0], words[index + 1]?.[0]]
  return LARGE.has(before) && numberOf(next, 'da') !== undefined
}

/** `seventy five` is one number, `five three` are two. */
const fits = (current: number, small: number, isLater: boolean): boolean =>
  !isLater || current % 100 === 0 || (current % 100 >= 20 && current % 10 === 0 && small < 10)

function isCount(words: readonly RegExpExecArray[], run: string, index: number, start: number, after: string): boolean {
  const word = words[index]
  if (!word || index > start || !ARTICLES.test(word[0])) return true
  if (LARGE.has(words[index + 1]?.[0] ?? '')) return true
  const end = word.index + word[0].length
  return /^(?:one|single|enkelt|én|ét)$/.test(word[0]) && COUNTED.test(run.slice(end) + after)
}
