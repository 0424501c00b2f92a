/** What a text may be refused for. */
export const TEXT_FAULT_CODES = ['link', 'contact', 'advertising', 'promise', 'abuse', 'sexual', 'unreadable'] as const

export type TextFaultCode = (typeof TEXT_FAULT_CODES)[number]

/** A match in a reading: the words around it, and the words of the text that it was read from. */
export interface Match {
  readonly match: string
  readonly before: string
  readonly after: string
  readonly written: string
}

/** A pattern over a reading, in lower case, and what a match of it is. */
export interface Rule {
  readonly code: TextFaultCode
  readonly pattern: RegExp
  /** Whether this match is no fault after all: what a pattern cannot say. */
  readonly unless?: (found: Match) => boolean
}

const EDGE = { before: '(?<![\\p{L}\\d])', after: '(?![\\p{L}\\d])' } as const

/** Matches one of these as whole words. */
export const words = (...phrases: readonly string[]): RegExp =>
  new RegExp(`${EDGE.before}(?:${phrases.join('|')})${EDGE.after}`, 'gu')

/** Matches words that begin with one of these. */
export const beginnings = (...phrases: readonly string[]): RegExp =>
  new RegExp(`${EDGE.before}(?:${phrases.join('|')})`, 'gu')

/** Matches one of `first`, then one of `second`, with at most `gap` characters of the same sentence between them. */
export const followed = (first: string, second: string, gap = 30): RegExp =>
  words(`(?:${first})${EDGE.after}[^.!?]{0,${gap}}?${EDGE.before}(?:${second})`)

/** Matches one of `one` and one of `other` in the same sentence, whichever comes first. */
export const together = (one: string, other: string, gap = 30): readonly RegExp[] => [
  followed(one, other, gap),
  followed(other, one, gap),
]
