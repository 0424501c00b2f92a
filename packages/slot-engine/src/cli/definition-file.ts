import { createHash } from 'node:crypto'
import { canonicalJson } from '../game/canonical.ts'
import type { Problem } from '../game/input/problem.ts'
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

/** The definition of a file that is one, or that holds one under `definition`, as those of a catalogue do. */
export function definitionIn(value: unknown): unknown {
  const holds = typeof value === 'object' && value !== null && 'definition' in value && !('definitionVersion' in value)
  return holds ? value.definition : value
}

export function refusedDefinition(file: string, problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
  return refused(`the definition is refused for ${count}`, { file, problems })
}

/** SHA-256 of the canonical JSON: the name of exactly this game. */
export const definitionHash = (definition: object): string =>
  createHash('sha256').update(canonicalJson(definition)).digest('hex')
