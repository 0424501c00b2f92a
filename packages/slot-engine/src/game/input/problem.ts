export const PROBLEM_CODES = [
  'required',
  'wrong_type',
  'unreadable',
  'unknown_key',
  'out_of_range',
  'bad_length',
  'bad_format',
  'not_allowed',
  'duplicate',
  'unknown_symbol',
  'wrong_symbol_kind',
  'unknown_reel_set',
  'unknown_feature',
  'unknown_jackpot',
  'mismatch',
  'unreachable',
  'endless',
  'too_much_work',
  'too_many_coins',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** One reason why a definition was refused. */
export interface Problem {
  /** Where, as in `symbols[2].pays.3`; empty for the definition as a whole. */
  readonly field: string
  readonly code: ProblemCode
  /** An English sentence. */
  readonly reason: string
}

/** A refusal names at most so many problems: the first ones. */
const MAX_PROBLEMS = 100

export class Problems {
  readonly list: Problem[] = []

  get isFull(): boolean {
    return this.list.length >= MAX_PROBLEMS
  }

  add(field: string, code: ProblemCode, reason: string): void {
    if (!this.isFull) this.list.push({ field, code, reason })
  }
}

const QUOTED_LENGTH = 40

/** Any text, short enough for a sentence and without control characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text)
}
