import { themesIn } from '../find-themes.ts'
import { languageOf } from '../language.ts'
import type { Language } from '../lexicon/theme.ts'
import { DRAWINGS, isDrawn, plain } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { withoutEndless } from '../numbers.ts'
import { plainText } from '../plain-text.ts'
import type { NamedSymbol } from '../wishes.ts'
import { detailsIn } from './all-details.ts'
import { castIn } from './cast-lists.ts'
import { corrected, takenBack } from './corrections.ts'
import { type FeatureFigures, featureFiguresIn } from './feature-figures.ts'
import type { Found } from './found.ts'
import { type Named, nameIn } from './named.ts'
import { withNumbers } from './number-words.ts'
import { type Role, rolesIn } from './roles.ts'
import { type Said, saidOf, without } from './said.ts'
import { tradePartOf } from './trade-parts.ts'
import { spelled } from './trade-words.ts'

/** So much of a prompt is read. */
const LONGEST = 5000

/** What pictures show, where a prompt has nothing else. */
const inWords = (prompt: string, language: Language): string =>
  /[\p{L}\p{N}]/u.test(prompt)
    ? prompt
    : [...new Set(prompt.match(/\p{Extended_Pictographic}/gu) ?? [])]
        .flatMap((emoji) => DRAWINGS.get(plain(emoji))?.[language] ?? [])
        .join(', ')

/** Without markup and signs that nobody sees. */
const readable = (prompt: string, language: Language): string =>
  inWords(prompt.normalize('NFC').slice(0, LONGEST), language)
    .replace(/[•·▪►‣●](?=\s)/gu, ';')
    .replace(/(?<=^|[\s;])(\d{1,2})\)(?=\s)/gu, (mark) => ';'.padStart(mark.length))
    .replace(/<[^<>]*>|[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? mark : ' '))

/** `grid=6x4 lines=20` and `Lines - 20` say what `grid: 6x4; lines: 20` does. */
const labelled = (text: string): string =>
  capitalLabels(text)
    .replace(/(?<=[^\s=,;.:!?]) +(?=\p{L}+=\s*\S)/gu, (gap) => (/=/.test(text) ? `;${gap}` : gap))
    .replace(/(?<=\p{L}) ?= ?(?=\S)(?!(?:the |our |bonus |trigger |feature )*(?:wild|scatter|joker|symbol))/giu, ': ')
    .replace(/(?<=(?:^|[;.\n•*-]\s*)\p{L}+(?: \p{L}+)?) [-–—] (?=\S)/gu, ': ')

const CAPITALS = /(?<=^|\s)(\p{Lu}{2,})(?= [^\p{Lu}\s:=])/gu
/** `SUBJECT harvest WILD boots FS 7` is a list of labels where there are so many. */
const FEW_LABELS = 3
const capitalLabels = (text: string): string => {
  const labels = [...text.matchAll(CAPITALS)]
  return labels.length < FEW_LABELS
    ? text
    : text.replace(CAPITALS, (label, _, at: number) => `${at > 0 ? '; ' : ''}${label}:`).replace(/ ;/g, ';')
}

interface Places {
  readonly from: number
  readonly to: number
}

/** What stands in a prompt by itself: its name, symbols, looks and places. Each is taken out before the next is read. */
export interface Given {
  /** As it was written, without markup. */
  readonly text: string
  /** The same with spaces where a name, a symbol or what was taken back stood. */
  readonly bare: string
  readonly language: Language
  readonly named: Named | undefined
  readonly back: readonly Places[]
  readonly roles: readonly Role[]
  readonly cast: readonly Found<readonly NamedSymbol[]>[]
  readonly details: ReturnType<typeof detailsIn>
  /** Numbers of one feature. */
  readonly counted: FeatureFigures
  /** In lower case and digits, without names and symbols. */
  readonly numbered: Said
}

export function givenIn(prompt: string, otherwise?: Language): Given {
  const text = labelled(readable(prompt, otherwise ?? 'da'))
  const named = nameIn(text)
  const back = takenBack(saidOf(text))
  const open = withoutPlaces(text, [...(named ? [{ from: named.start, to: named.end }] : []), ...back])
  // A prompt that is nothing but a name is in the language that gives it.
  const language = languageOf(plainText(/\p{L}{2}/u.test(open) ? open : text, LONGEST), otherwise)
  const { text: read, at } = spelled(withNumbers(corrected(saidOf(open)), language), isKnownWord)
  const counted = featureFiguresIn({ text: withoutEndless(read), at })
  const whole = counted.said
  const roles = rolesIn(whole, text)
  const bare = withoutPlaces(open, roles)
  const cast = castIn(bare)
  const numbered = [...roles, ...cast.map(({ start, end }) => ({ from: start, to: end }))].reduce(
    (rest, { from, to }) => without(rest, from, to),
    whole,
  )
  return { text, bare, language, named, back, roles, cast, counted, numbered, details: detailsIn(numbered, roles) }
}

/** A text of the same length with spaces in some places. */
export const withoutPlaces = (text: string, places: readonly Places[]): string =>
  places.reduce((rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`, text)

const isKnownWord = (word: string): boolean =>
  SAYS_NOTHING.has(word) || tradePartOf(word) !== undefined || isDrawn(word) || themesIn(word).length > 0
