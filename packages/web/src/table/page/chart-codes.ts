export interface ChartCode {
  /** A letter, and after it that of what is done where it may not be done. */
  readonly code: string
  /** Moves that begin alike have one. */
  readonly tone: number
}

/** Moves as people say them, `Fordobl, ellers træk`, by codes that differ, `Ft`: in the order in which they come. */
export function codesOf(moves: readonly string[]): ReadonlyMap<string, ChartCode> {
  const firsts = new Map<string, string>()
  const codes = new Map<string, ChartCode>()
  for (const move of moves) {
    if (codes.has(move)) continue
    const [first = '', rest = ''] = move.split(', ')
    if (!firsts.has(first)) firsts.set(first, letterOf(first, new Set(firsts.values())))
    // After the word for “otherwise”.
    const other = rest.split(' ')[1]?.charAt(0) ?? ''
    codes.set(move, { code: `${firsts.get(first)}${other}`, tone: [...firsts.keys()].indexOf(first) })
  }
  return codes
}

/** The first letter of a word that no other has. */
function letterOf(word: string, taken: ReadonlySet<string>): string {
  const letters = [...word.toUpperCase()].filter((letter) => letter !== ' ')
  return letters.find((letter) => !taken.has(letter)) ?? word
}
