import type { Language } from '../lexicon/theme.ts'
import { withDigits } from '../numbers.ts'
import { plainText } from '../plain-text.ts'
import type { Span } from './span.ts'

/** A part of a prompt that says one thing, and where it stands in the text that is read. */
export interface Clause extends Span {
  /** As it was written. */
  readonly said: string
  /** In lower case, with numbers as digits. */
  readonly text: string
}

export interface ClauseText {
  /** In lower case, with numbers as digits. */
  readonly text: string
  readonly clauses: readonly Clause[]
}

/** Signs and words that part one wish from the next. A comma or point within a number does not. */
const PARTS =
  /((?<!(?<!\p{L})(?:pr|ca|max|min|mio))[.!?;:]+(?=\s|$)|[!?;:]+(?=\s|$)|,(?!\d)|\s[–—-]\s|…|[()\n]|\s(?=(?:og|and|n|med|with|w|w\/|men|but|samt|(?<!pair |par )plus|hvor|where|that|for|uden|without)\s|(?:i|in|at|på|on)\s(?:en|et|an?|the)\s))/iu

/** Amounts as the readers of numbers know them. */
const readable = (prompt: string): string =>
  prompt
    .replaceAll('&', ' and ')
    .replace(/[$€£]/g, (sign) => (sign === '$' ? ' dollar ' : sign === '€' ? ' euro ' : ' pound '))
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')

const TENS_EN = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const TENS_DA = 'tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems'
const ONES_EN = 'one|two|three|four|five|six|seven|eight|nine'
const ONES_DA = 'en|to|tre|fire|fem|seks|syv|otte|ni'
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
const ONE_FIFTY = whole('(one|two|three)-fifty')
const WITH_TENS_EN = whole(`(${TENS_EN})-(${ONES_EN})`)
const WITH_TENS_DA = whole(`(${ONES_DA})og(${TENS_DA})`)
const ONE_OF = /(?<!\p{L})(?:one|én|en|a)(?= (?:dollar|krone|euro|pound|buck|percent|procent|per cent)(?!\p{L}))/giu
const JOINED = whole('(to|tre|fire|fem|seks|syv|otte|ni|ti)(hundrede|tusind)e?')
const TIMES = /(?<!\p{L})(?:(\p{L}+|\d+) )?(hundrede?|thousand|tusinde?)(?!\p{L})/giu

const LONGEST = 5000

/** Numbers in words as digits. English ones are read in a Danish text, too. */
function digits(part: string, language: Language): string {
  const numberOf = (word: string): number => {
    const index = [ONES_EN, ONES_DA].map((words) => words.split('|').indexOf(word.toLowerCase())).find((at) => at >= 0)
    return index === undefined ? Number(withDigits(withDigits(word, language), 'en')) : index + 1
  }
  const text = part
    .replace(JOINED, '$1 $2')
    .replace(ONE_FIFTY, (_, hundreds: string) => `${numberOf(hundreds)}50`)
    .replace(WITH_TENS_EN, (_, tens: string, ones: string) => `${numberOf(tens) + numberOf(ones)}`)
    .replace(WITH_TENS_DA, (_, ones: string, tens: string) => `${numberOf(tens) + numberOf(ones)}`)
    .replace(ONE_OF, '1')
    .replace(TIMES, (said: string, count: string | undefined, unit: string) => {
      const times = count === undefined ? 1 : numberOf(count)
      const value = (Number.isNaN(times) ? 1 : times) * (/^h/i.test(unit) ? 100 : 1000)
      return count !== undefined && Number.isNaN(times) && !/^(?:a|et)$/i.test(count)
        ? `${count} ${value}`
        : `${value || said}`
    })
  const read = withDigits(text, language)
  return language === 'da' ? withDigits(read, 'en') : read
}

/** A prompt by clauses: what each says is found by its place in the text. */
export function clausesOf(prompt: string, language: Language): ClauseText {
  const parts = plainText(readable(prompt), LONGEST).split(PARTS)
  const clauses: Clause[] = []
  let text = ''
  for (const [i, part] of parts.entries()) {
    const read = digits(part, language)
    if (i % 2 === 0 && /[\p{L}\p{N}]/u.test(part))
      clauses.push({ said: part.trim(), text: read.trim(), at: text.length, end: text.length + read.length })
    text += read
  }
  return { text, clauses }
}
