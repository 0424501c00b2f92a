/** Something that was read of a text, and where. */
export interface Found<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}

export const spots = <T>(text: string, pattern: RegExp, value: (match: RegExpExecArray) => T | undefined): Found<T>[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const found = value(match)
    return found === undefined ? [] : [{ value: found, start: match.index, end: match.index + match[0].length }]
  })
