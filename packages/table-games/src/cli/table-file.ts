import { definitionIn, type Io, readJson, refusedDefinition } from '@spilvaerk/slot-engine/command-line'
import type { TableDefinition } from '../definition.ts'
import { type ParsedTable, parseTable } from '../parse/parse.ts'

export type ReadTable = ParsedTable & { readonly file: string }

/** A definition, or a file that holds one under `definition`, as those of a catalogue do. */
export async function readTable(path: string, io: Io): Promise<ReadTable> {
  const { file, value } = await readJson(path, io)
  return { file, ...parseTable(definitionIn(value)) }
}

/** The game of a file that must hold one. */
export async function readGame(path: string, io: Io): Promise<TableDefinition> {
  const read = await readTable(path, io)
  if (read.ok) return read.definition
  throw refusedDefinition(read.file, read.problems)
}
