import type { Problem } from '../game/input/problem.ts'
import type { Warning } from '../game/parse/warnings.ts'

/** Every way in which a call can end. */
export const EXIT = {
  ok: 0,
  /** It was done, and the answer is no: refused by name, different, out of reach. */
  no: 1,
  /** It could not be begun: wrong usage, or input that cannot be read as what it should be. */
  usage: 2,
  /** A fault of this program. */
  fault: 3,
  /** It was told to end, and ended with what it had. */
  interrupted: 130,
} as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** Thrown by a command that was told to end. */
export class Interrupted extends Error {}

export const REFUSAL_CODES = [
  'usage',
  'unreadable',
  'too_large',
  'not_json',
  'refused',
  'out_of_reach',
  'interrupted',
  'cannot_write',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

export interface RefusalDetails {
  /** The input it is about: a path, or `stdin`. */
  readonly file?: string
  readonly problems?: readonly Problem[]
  /** What of a brief cannot be met, and the nearest that can. */
  readonly target?: string
  readonly nearest?: number | string
}

/** Ends a command: what was given is not what it can work with. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get exit(): Exit {
    if (this.code === 'interrupted') return EXIT.interrupted
    return this.code === 'refused' || this.code === 'out_of_reach' ? EXIT.no : EXIT.usage
  }

  get json(): unknown {
    return { ok: false, error: { code: this.code, message: this.message, ...this.details } }
  }

  get text(): string {
    const { file, problems = [] } = this.details
    const heading = file === undefined ? this.message : `${file}: ${this.message}`
    return [heading, ...problems.map(problemLine)].join('\n')
  }
}

export const usage = (message: string): Refusal => new Refusal('usage', message)

export const refused = (message: string, details: RefusalDetails = {}): Refusal =>
  new Refusal('refused', message, details)

export const problemLine = ({ field, code, reason }: Problem | Warning): string =>
  `  ${field === '' ? '' : `${field}: `}${reason} (${code})`

/** Below a result: what the definition leaves open. */
export const warningLines = (warnings: readonly Warning[]): readonly string[] =>
  warnings.map((warning) => `  warning: ${problemLine(warning).trimStart()}`)
