import type { Definition } from '../definition.ts'
import { compile } from '../game/compile/compile.ts'
import type { Game } from '../game/core/game.ts'
import type { Problem } from '../game/input/problem.ts'
import { parseDefinition } from '../game/parse/parse.ts'
import type { Warning } from '../game/parse/warnings.ts'
import { definitionIn, readJson, refusedDefinition } from './definition-file.ts'
import type { Io } from './io.ts'

export type Read =
  | {
      readonly file: string
      readonly ok: true
      readonly definition: Definition
      readonly warnings: readonly Warning[]
    }
  | { readonly file: string; readonly ok: false; readonly problems: readonly Problem[] }

export async function readDefinition(path: string, io: Io): Promise<Read> {
  const { file, value } = await readJson(path, io)
  return { file, ...parseDefinition(definitionIn(value)) }
}

/** The game of a file that must hold one. */
export const readGame = async (path: string, io: Io): Promise<Game> => (await readWarnedGame(path, io)).game

/** The same, with what its definition leaves open. */
export async function readWarnedGame(path: string, io: Io) {
  const read = await readDefinition(path, io)
  if (read.ok) return { game: compile(read.definition), warnings: read.warnings }
  throw refusedDefinition(read.file, read.problems)
}
