import type { Program } from './command.ts'
import { COMMANDS } from './commands.ts'
import type { Io } from './io.ts'
import { runProgram } from './program.ts'
import type { Exit } from './refusal.ts'
import { version } from './version.ts'

export const SLOT_ENGINE: Program = {
  name: 'slot-engine',
  about: 'slot games as data, and their maths',
  version: version(),
  commands: COMMANDS,
}

/** Runs one call and gives its exit code. */
export const run = (args: readonly string[], io: Io): Promise<Exit> => runProgram(SLOT_ENGINE, args, io)
