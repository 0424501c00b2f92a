/** A text as it is read: in lower case, with numbers in digits and one word for each thing, and where each sign of it was written. */
export interface Said {
  readonly text: string
  /** For each sign of the text its place in the prompt; one more at the end. */
  readonly at: readonly number[]
}

export function saidOf(prompt: string): Said {
  const signs = [...prompt].flatMap((sign) => {
    const lower = sign.toLowerCase()
    return [lower.length === sign.length ? lower : sign]
  })
  const text = signs.join('')
  return { text, at: Array.from({ length: text.length + 1 }, (_, index) => index) }
}

/** With what matches written in other words; what is new stands where the match began. */
export function rewritten(said: Said, pattern: RegExp, words: (match: RegExpExecArray) => string): Said {
  const parts: string[] = []
  const at: number[] = []
  let from = 0
  for (const match of said.text.matchAll(pattern)) {
    const given = words(match)
    parts.push(said.text.slice(from, match.index), given)
    for (let index = from; index < match.index; index++) at.push(said.at[index] ?? 0)
    const end = match.index + match[0].length
    const [first = 0, last = 0] = [said.at[match.index], said.at[end - 1]]
    for (let index = 0; index < given.length; index++) at.push(Math.min(first + index, last))
    from = end
  }
  if (parts.length === 0) return said
  parts.push(said.text.slice(from))
  for (let index = from; index < said.at.length; index++) at.push(said.at[index] ?? 0)
  return { text: parts.join(''), at }
}

/** The same without what was written between two places of the prompt; everything else keeps its place. */
export const without = ({ text, at }: Said, start: number, end: number): Said => ({
  text: text
    .split('')
    .map((sign, index) => ((at[index] ?? 0) >= start && (at[index] ?? 0) < end ? ' ' : sign))
    .join(''),
  at,
})
