import type { Definition } from '@spilvaerk/slot-engine'
import { z } from 'zod'
import { definitionHash } from './ids.ts'

/** A definition that somebody sends. Whether it is a playable game is for the engine's `parseDefinition` to say. */
export const definitionDraft = z
  .record(z.string(), z.unknown(), { error: 'definition skal være et objekt' })
  .meta({ description: 'A game definition; its JSON schema is published with the engine' })

/** A definition that the engine has accepted. */
export const definition = z
  .custom<Definition>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'A game definition; its JSON schema is published with the engine' })

export const definitionResult = z.object({ hash: definitionHash, definition })
export type DefinitionResult = z.infer<typeof definitionResult>
