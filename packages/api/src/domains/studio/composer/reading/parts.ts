import { themesIn } from '../find-themes.ts'
import { isNamedDrawing } from '../nearness/glyph-words.ts'
import { ELSEWHERE, SAYS_NOTHING } from '../nearness/idle.ts'
import { HIDDEN, withoutFeatures } from '../read-features.ts'
import { readFigures } from '../read-figures.ts'
import type { Said } from './said.ts'

/** What is asked for where nobody says which bonus. */
export const BONUS = /bonus[ -]?(?:rounds?|runder?|games?)(?!\p{L})/u

/** A stretch of a prompt between signs and words that part clauses. */
export interface Part {
  /** As it was written. */
  readonly written: string
  readonly at: number
  /** Where its first sign is that is no space. */
  readonly opensAt: number
  readonly to: number
  /** Whether a feature, a figure or another detail was read in it. */
  readonly hasWish: boolean
  /** Whether a mood, a market or another detail was read in it. */
  readonly hasDetail: boolean
  /** Whether it only goes on about what the one before it asks for. */
  readonly goesOn: boolean
  /** What is left of it when all that was read is taken out, as it was written. */
  readonly rest: string
  /** The words of the rest. */
  readonly words: readonly string[]
  /** Whether any word of the rest is known as a thing or a theme. */
  readonly isKnown: boolean
  /** Whether it goes on what the one before it begins: after `with`, `and` or a comma. */
  readonly isElsewhere: boolean
  /** Whether it says what is not to be there. */
  readonly isRefused: boolean
  readonly opens: string
}

const BOUNDARY =
  /[.!?;:\n()/]+(?=\s|$)|,(?!\d)|\s+[-–—/]\s+|\s(?:og|and|men|but|plus|samt|med|with|hvor|where|der|som|that|which|whenever|eller|or|nor|featuring|vs\.?|versus|da|fordi|eftersom|because|since)(?=\s)/gu

export function partsOf(said: Said, written: string, details: readonly number[]): Part[] {
  const hidden = withoutFeatures(said.text)
  // What parts clauses was written so: a sign or a word that came with other words does not.
  const isWritten = (start: number, end: number): boolean =>
    written
      .slice(said.at[start] ?? 0, said.at[end] ?? written.length)
      .toLowerCase()
      .includes(hidden.slice(start, end).trim())
  const ends = [...hidden.matchAll(BOUNDARY)]
    .map((match) => [match.index, match.index + match[0].length] as const)
    .filter(([start, end]) => isWritten(start, end))
  const starts = [0, ...ends.map(([, after]) => after)]
  return starts
    .map((start, index) => {
      const end = ends[index]?.[0] ?? hidden.length
      const opens = index === 0 ? '' : hidden.slice(ends[index - 1]?.[0] ?? 0, start).trim()
      return partOf({ said, hidden, written, details }, start, end, opens)
    })
    .map((part, index, all) => ({
      ...part,
      goesOn:
        all[index - 1]?.hasWish === true &&
        (GOES_ON.test(part.opens) || (/^(?:og|and)$/.test(part.opens) && !part.isKnown)),
    }))
}

/** What a clause begins with that says more of the one before. */
const GOES_ON = /^(?:that|which|der|som|where|hvor|whenever)$/

interface Whole {
  readonly said: Said
  readonly hidden: string
  readonly written: string
  readonly details: readonly number[]
}

/** A word that is also one of grammar, alone in its clause: `både` are boats there. */
const aloneIn = (open: string): RegExpExecArray[] => {
  const words = [...open.matchAll(/[\p{L}]+/gu)]
  return words.length === 1 && /^(?:både|gods?|is)$/.test(words[0]?.[0] ?? '') ? words : []
}

function partOf(
  { said: { text, at }, hidden, written, details }: Whole,
  start: number,
  end: number,
  opens: string,
): Part {
  const own = text.slice(start, end)
  const open = hidden.slice(start, end)
  const from = at[start] ?? 0
  const to = end < text.length ? (at[end] ?? written.length) : written.length
  const figures = Object.keys(readFigures(own)).length > 0
  const hasWish = open.includes(HIDDEN) || figures || BONUS.test(own)
  const listed = [...open.matchAll(CONTENT)].filter(
    ([word]) => !(SAYS_NOTHING.has(word) || /^[x×]?\d/.test(word) || (figures && FIGURE.test(word))),
  )
  const content = listed.length > 0 ? listed : aloneIn(open)
  const [first] = content
  // A thing ends where a number stands.
  const number = first ? open.slice(first.index).search(/(?<![\p{L}\p{N}])\d/u) + first.index : 0
  const last = first && number > first.index ? content.findLast(({ index }) => index < number) : content.at(-1)
  const rest =
    first && last
      ? written.slice(at[start + first.index] ?? 0, (at[start + last.index + last[0].length - 1] ?? 0) + 1)
      : ''
  return {
    written: written.slice(from, to).trim(),
    at: from,
    opensAt: from + (/^\s*/u.exec(written.slice(from, to))?.[0].length ?? 0),
    to,
    hasWish,
    hasDetail: details.some((at) => at >= from && at < to),
    goesOn: false,
    words: content.map(([word]) => word),
    rest: open.slice(first?.index ?? 0, last ? last.index + last[0].length : 0).includes(HIDDEN)
      ? content.map(([word]) => word).join(' ')
      : rest,
    isKnown:
      content.some(([word]) => !/symbol\p{L}*$/u.test(word) && (isNamedDrawing(word) || themesIn(word).length > 0)) ||
      (hasWish &&
        first !== undefined &&
        /(?<!\p{L})(?:in|i|on|på|at|under|from|fra|til|om|about|through|gennem|inside|across|around|near|ved|beneath|along|among|blandt|like|during)(?: an?| the| en| et| de[nt]?)? $/u.test(
          open.slice(0, first.index),
        )),
    isElsewhere: ELSEWHERE.test(own),
    isRefused: REFUSES.test(own),
    opens,
  }
}

const REFUSES =
  /^\s*(?:please |helst |bare |just |and |og |but |men )*(?:no|not|ingen|intet|uden|without|ikke|never|aldrig|don['’]?t|nothing|avoid|undgå)(?!\p{L}| (?:only|kun|bare|just)(?!\p{L}))/u
const CONTENT = new RegExp(String.raw`(?<![${HIDDEN}\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}’'&-]+(?![${HIDDEN}])`, 'gu')

/** Words that go with figures. */
const FIGURE =
  /^(?:\p{L}*volatil\p{L}*|very|high|low|høj|lav|medium|mid|middel|ekstrem\p{L}*|extreme|meget|small|little|små|store|huge|big|rare|sjældne|steady|frequent|x|gevinstfrekvens|træfprocent|about|around|biggest|største|exposure|brutal|risk|gevinsten)$/u
