import type { Definition } from '@spilvaerk/slot-engine'
import type { TableDefinition } from '@spilvaerk/table-games'
import { z } from 'zod'
import { slotKind, tableKind } from './game-kinds.ts'
import { definitionHash } from './ids.ts'

/** A definition that somebody sends. Whether it is a playable game is for the engine's `parseDefinition` to say. */
export const definitionDraft = z
  .record(z.string(), z.unknown(), { error: 'definition skal være et objekt' })
  .meta({ description: 'A game definition; its JSON schema is published with the engine' })

/** A definition that the engine has accepted. */
export const definition = z
  .custom<Definition>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'A game definition; its JSON schema is published with the engine' })

/** The same of a table game. */
export const tableDefinition = z
  .custom<TableDefinition>((value) => typeof value === 'object' && value !== null && 'kind' in value)
  .meta({ type: 'object', description: 'A table game’s definition; its JSON schema is published with the engine' })

/** What an accepted definition leaves open, though its return hangs on it. */
export const definitionWarning = z
  .object({
    field: z.string().meta({ description: 'Where it could be said, such as `wins.wildRuns`' }),
    code: z.string(),
    usual: z.string().meta({ description: 'What is read there as long as nothing is written' }),
    others: z.array(z.string()).meta({ description: 'What else could be written there, each with another return' }),
    reason: z.string().meta({ description: 'In the language of the request' }),
  })
  .meta({ id: 'DefinitionWarning' })
export type DefinitionWarning = z.infer<typeof definitionWarning>

export const definitionWarnings = z
  .array(definitionWarning)
  .meta({ description: 'What the definition leaves open, though the return hangs on it' })

const warned = { hash: definitionHash, warnings: definitionWarnings }
export const slotDefinitionResult = z.object({ kind: slotKind, ...warned, definition })
export const definitionResult = z
  .discriminatedUnion('kind', [
    slotDefinitionResult,
    z.object({ kind: tableKind, ...warned, definition: tableDefinition }),
  ])
  .meta({ id: 'DefinitionResult' })
export type DefinitionResult = z.infer<typeof definitionResult>
