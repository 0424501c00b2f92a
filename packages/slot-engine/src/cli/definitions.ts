import { createHash } from 'node:crypto'
import type { Definition } from '../definition.ts'
import { canonicalJson } from '../game/canonical.ts'
import { compile } from '../game/compile/compile.ts'
import type { Game } from '../game/core/game.ts'
import type { Problem } from '../game/input/problem.ts'
import { parseDefinition } from '../game/parse/parse.ts'
import type { Warning } from '../game/parse/warnings.ts'
import { type Io, readInput } from './io.ts'
import { Refusal, refused } from './refusal.ts'

export interface JsonInput {
  readonly file: string
  readonly value: unknown
}

export async function readJson(path: string, io: Io): Promise<JsonInput> {
  const { file, text } = await readInput(path, io)
  try {
    return { file, value: JSON.parse(text) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new Refusal('not_json', `is not JSON: ${reason.split('\n')[0]}`, { file })
  }
}

export type Read =
  | {
      readonly file: string
      readonly ok: true
      readonly definition: Definition
      readonly warnings: readonly Warning[]
    }
  | { readonly file: string; readonly ok: false; readonly problems: readonly Problem[] }

/** A definition, or a file that holds one under `definition`, as those of a catalogue do. */
export async function readDefinition(path: string, io: Io): Promise<Read> {
  const { file, value } = await readJson(path, io)
  return { file, ...parseDefinition(definitionIn(value)) }
}

function definitionIn(value: unknown): unknown {
  const holds = typeof value === 'object' && value !== null && 'definition' in value && !('definitionVersion' in value)
  return holds ? value.definition : value
}

/** The game of a file that must hold one. */
export const readGame = async (path: string, io: Io): Promise<Game> => (await readWarnedGame(path, io)).game

/** The same, with what its definition leaves open. */
export async function readWarnedGame(path: string, io: Io) {
  const read = await readDefinition(path, io)
  if (read.ok) return { game: compile(read.definition), warnings: read.warnings }
  throw refusedDefinition(read.file, read.problems)
}

export function refusedDefinition(file: string, problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
  return refused(`the definition is refused for ${count}`, { file, problems })
}

/** SHA-256 of the canonical JSON: the name of exactly this game. */
export const definitionHash = (definition: Definition): string =>
  createHash('sha256').update(canonicalJson(definition)).digest('hex')
