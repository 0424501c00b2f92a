/** Where in a text something was found. */
export interface Span {
  readonly at: number
  readonly end: number
}

export interface Found extends Span {
  readonly match: RegExpExecArray
}

/** Every place that a pattern finds, from the left. */
export function findAll(words: RegExp, text: string): readonly Found[] {
  const everywhere = new RegExp(words.source, `${words.flags.replace('g', '')}g`)
  return [...text.matchAll(everywhere)].map((match) => ({ at: match.index, end: match.index + match[0].length, match }))
}

export const overlap = (one: Span, other: Span): boolean => one.at < other.end && other.at < one.end

/** The first group that caught something. */
export const caught = (found: RegExpExecArray): string => found.slice(1).find((group) => group !== undefined) ?? ''
