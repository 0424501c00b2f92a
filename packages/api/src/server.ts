import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { z } from 'zod'
import { createActions } from './actions.ts'
import { programOf } from './control/program.ts'
import { ASSETS } from './platform/config/assets.ts'
import { CannotStart } from './platform/config/stop.ts'
import { storageFailureIn } from './platform/storage/failures.ts'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(ASSETS.manifest, 'utf8')))
const say = (line: string) => void process.stdout.write(`${line}\n`)
const done = (code: number) => {
  process.exitCode = code
}

const VERBS = ['verify', 'backup', 'restore', 'copy', 'migrate']

try {
  await programOf(version, createActions(process.env, version, say), done).parseAsync(process.argv)
} catch (error) {
  // The parser has said what is wrong, or shown the help that was asked for.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  process.stderr.write(`Spilværk ${whyNot(error)}\n`)
  process.exit(1)
}

/** What a person can do something about, in one line. */
function whyNot(error: unknown): string {
  if (error instanceof CannotStart) return `cannot ${wanted()}: ${error.message}`
  const failure = storageFailureIn(error)
  if (!failure) throw error
  return `cannot use the database in DATA_DIR: ${failure.message}`
}

/** The command as a verb: a server starts. */
function wanted(): string {
  const word = process.argv[2] ?? ''
  return VERBS.includes(word) ? word : 'start'
}
