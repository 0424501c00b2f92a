import type { Services } from '../services/services.ts'

/** Something an operator does at the command line, with a server that runs or without one. */
export interface Command {
  /** What it is for, on one line. */
  readonly about: string
  /** One line for each form. */
  readonly usage: readonly string[]
  /** What it does. `undefined`: the words are none of its forms. */
  run(services: Services, args: readonly string[], say: (line: string) => void): Promise<number | undefined>
}

export const DONE = 0
export const FAILED = 1
export const MISUSED = 2

/** The words without the options, and the options: `--why some words` takes one word, so it is quoted in a shell. */
export function readOptions(args: readonly string[]): {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string>>
} {
  const words: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < args.length; at++) {
    const name = args[at]?.match(/^--([a-z-]+)$/)?.[1]
    if (name === undefined) words.push(args[at] ?? '')
    else options[name] = args[++at] ?? ''
  }
  return { words, options }
}
