/** Signs that stand for a letter they look like. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}
export const LEET_WORD = /(?=[\d@$!€]*\p{L})[\p{L}\d@$!€]*[\d@$!€][\p{L}\d@$!€]*/gu

export const unleeted = (word: string): string => word.replace(/[\d@$!€]/g, (sign) => LEET[sign] ?? sign)

/** As above, with `1` and `!` for an l: k1ap, 1uder. */
export const unleetedWithL = (word: string): string => unleeted(word.replace(/[1!]/g, 'l'))

export const SPACED_LETTERS = /(?<![\p{L}\d])[\p{L}\d](?:[ \-_.*+|/]{1,3}[\p{L}\d](?![\p{L}\d])){2,}/gu

/** Wider gaps part words, and so do blanks where another sign parts the letters: `p.i.g  f.a.r.m`. */
export function withoutSpaces(run: string): string {
  if (!/\p{L}/u.test(run)) return run
  const gap = / {2}/.test(run) ? / {2,}/ : /[\p{L}\d][.\-_*+|/][\p{L}\d]/u.test(run) ? / / : undefined
  const words = gap === undefined ? [run] : run.split(gap)
  const joined = words.map((word) =>
    word.replace(/ ?[.] ?/g, (dot) => (dot === ' . ' ? '.' : '')).replace(/[ \-_*+|/]/g, ''),
  )
  return joined.join(' ')
}

/** Letters that stand for a digit among digits: 2O3O. */
export const DIGIT_LIKE = /(?<=\d)[oil]{1,2}(?=[\d .]|$)|(?<![\p{L}\d])[oil](?=\d)/gu

export const digitsFor = (run: string): string => run.replace(/o/g, '0').replace(/[il]/g, '1')

/** The letters of Danish as they are written on a keyboard that has none. */
export const DANISH_SPELLED_OUT = /ae|oe(?!s(?!\p{L}))|aa/gu

export const danishLetter = (pair: string): string => ({ ae: 'æ', oe: 'ø', aa: 'å' })[pair] ?? pair

/** A sign within a word: id-iot, ni.gger. */
export const SIGN_IN_WORD = /(?<=\p{L})[-._*|/+~](?=\p{L})/gu

/** Words that are written with letters left out: b**ch, n*gger. */
const LEFT_OUT = [
  'fuck fucks fucked fucker fucking shit shitty bitch bitches cunt cunts nigger niggers nigga faggot faggots retard',
  'whore whores asshole assholes bastard moron pussy tranny',
  'kælling luder ludere perker perkere neger negere negre fisse kusse spasser røvhul narrøv svin idiot idioter lort',
].flatMap((line) => line.split(' '))
export const MASKED_WORD = /(?<![\p{L}\d])\p{L}{1,12}(?:[*#%&?_•×]{1,8}\p{L}{1,12})+(?!\p{L})/gu

export function unmasked(word: string): string {
  const pattern = word.replace(/[^\p{L}]+/gu, ({ length }) => `\\p{L}{${length > 2 ? 1 : length},${length + 1}}`)
  const fits = new RegExp(`^${pattern}$`, 'u')
  return LEFT_OUT.find((known) => fits.test(known)) ?? word
}
