import type { Command } from './command.ts'
import { books } from './commands/books.ts'
import { check } from './commands/check.ts'
import { checkBooks } from './commands/check-books.ts'
import { compare } from './commands/compare.ts'
import { convert } from './commands/convert.ts'
import { design } from './commands/design.ts'
import { find } from './commands/find.ts'
import { merge } from './commands/merge.ts'
import { outcomes } from './commands/outcomes.ts'
import { par } from './commands/par.ts'
import { replay } from './commands/replay.ts'
import { rounds } from './commands/rounds.ts'
import { sessions } from './commands/sessions.ts'
import { simulate } from './commands/simulate.ts'
import { table } from './commands/table.ts'
import { tune } from './commands/tune.ts'
import { validate } from './commands/validate.ts'
import { verify } from './commands/verify.ts'
import { versions } from './commands/versions.ts'

export const COMMANDS: readonly Command[] = [
  validate,
  par,
  simulate,
  merge,
  sessions,
  compare,
  replay,
  find,
  verify,
  design,
  tune,
  versions,
  convert,
  rounds,
  outcomes,
  table,
  check,
  books,
  checkBooks,
]
