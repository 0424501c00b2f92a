import { readFileSync } from 'node:fs'
import type { Program } from '@spilvaerk/slot-engine/command-line'
import { check } from './commands/check.ts'
import { design } from './commands/design.ts'
import { par } from './commands/par.ts'
import { play } from './commands/play.ts'
import { simulate } from './commands/simulate.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

export const TABLE_GAMES: Program = {
  name: 'table-games',
  about: 'table games as data, and their maths',
  version: (JSON.parse(manifest) as { readonly version: string }).version,
  commands: [check, par, play, simulate, verify, design, tune],
}
