/** What one line pays, and for what. */
export type Reading =
  | {
      readonly kind: 'run'
      readonly symbol: number
      readonly direction: 'left' | 'right' | 'any'
      readonly from: number
      readonly count: number
      readonly multiplier: number
      readonly coins: number
    }
  | {
      readonly kind: 'combination'
      readonly combination: number
      readonly name: string
      readonly multiplier: number
      readonly coins: number
    }

export type RunReading = Extract<Reading, { kind: 'run' }>
export type CombinationReading = Extract<Reading, { kind: 'combination' }>

/** The run a candidate symbol is in: the reel it began on (-1: over and out) and what its wilds multiply. */
export interface Run {
  readonly from: number
  readonly factor: number
  /** It may win: it shows what it has to. */
  readonly counts: boolean
}

/** What is known of a line after some of its reels. Two states with one key have one future. */
export interface ReadingState {
  readonly reel: number
  readonly runs: readonly Run[]
  readonly left: RunReading | null
  readonly right: RunReading | null
  readonly any: RunReading | null
  /** Per combination the sets of slots that the symbols so far can fill. */
  readonly filled: readonly (readonly Filled[])[]
}

/** A set of slots (bit mask), and the most that the wilds in them multiply: more now is more at the end. */
export interface Filled {
  readonly mask: number
  readonly factor: number
}

/**
 * Reads a line reel by reel: the one place that knows what a line pays. Spins read the lines that won with it;
 * the line automaton is built by walking all of its states.
 */
export interface LineReader {
  start(): ReadingState
  step(state: ReadingState, token: number): ReadingState
  /** The winning readings of a whole line: at most one per direction, or one combination. */
  finish(state: ReadingState): readonly Reading[]
  /** @param tell what wins are told apart by beside their coins and their length */
  key(state: ReadingState, tell?: TellWin): string
  /** A state of this key: what the key does not tell of its wins is -1. */
  stateOf(key: string, reel: number): ReadingState
  /** What it holds, and so what a step from it costs. */
  size(state: ReadingState): number
}

/** Of a win what is to be told of it: states whose wins differ by nothing else are one. */
export type TellWin = (win: RunReading) => { readonly symbol?: number; readonly from?: number }
