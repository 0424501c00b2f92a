/** What a text may be refused for. */
export const TEXT_FAULT_CODES = ['link', 'contact', 'advertising', 'promise', 'abuse', 'sexual', 'unreadable'] as const

export type TextFaultCode = (typeof TEXT_FAULT_CODES)[number]

/** A pattern over a reading, in lower case, and what a match of it is. */
export interface Rule {
  readonly code: TextFaultCode
  readonly pattern: RegExp
  /** Whether this match is no fault after all: what a pattern cannot say. */
  readonly unless?: (match: string, before: string, after: string) => boolean
}

const EDGE = { before: '(?<![\\p{L}\\d])', after: '(?![\\p{L}\\d])' } as const

/** Matches one of these as whole words. */
export const words = (...phrases: readonly string[]): RegExp =>
  new RegExp(`${EDGE.before}(?:${phrases.join('|')})${EDGE.after}`, 'gu')

/** Matches words that begin with one of these. */
export const beginnings = (...phrases: readonly string[]): RegExp =>
  new RegExp(`${EDGE.before}(?:${phrases.join('|')})`, 'gu')
