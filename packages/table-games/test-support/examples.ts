import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TableDefinition, TableKindName } from '../src/definition.ts'
import { parseTable } from '../src/parse/parse.ts'

const FOLDER = fileURLToPath(new URL('../examples', import.meta.url))

/** By the name of their file. */
export const EXAMPLES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

export const exampleText = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8')

export function example(name: string): TableDefinition {
  const parsed = parseTable(JSON.parse(exampleText(name)))
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems, null, 1)}`)
  return parsed.definition
}

/** One of a kind, with other rules. */
export function exampleOf<K extends TableKindName>(
  kind: K,
  name: string,
  changes: Partial<Extract<TableDefinition, { kind: K }>> = {},
): Extract<TableDefinition, { kind: K }> {
  const definition = example(name)
  if (definition.kind !== kind) throw new Error(`${name} is ${definition.kind}`)
  const parsed = parseTable({ ...definition, ...changes })
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems, null, 1)}`)
  // The kind is that of the example, which was compared.
  return parsed.definition as Extract<TableDefinition, { kind: K }>
}
