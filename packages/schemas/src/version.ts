import { z } from 'zod'
import { definitionDraft } from './definition.ts'
import { definitionHash, gameId } from './ids.ts'

/** One version of a game: a changed definition is a new one. */
export const gameVersion = z
  .object({
    version: z.int(),
    definitionHash,
    createdAt: z.iso.datetime(),
    rtp: z.int(),
    standardDeviation: z.number(),
  })
  .meta({ id: 'GameVersion' })
export type GameVersion = z.infer<typeof gameVersion>

export const reviseInput = z.object({ id: gameId, definition: definitionDraft })
export type ReviseInput = z.output<typeof reviseInput>

export const versionRef = z.object({
  id: gameId,
  version: z.int({ error: 'Versionen skal være et helt tal' }).positive({ error: 'Versionen skal være over 0' }),
})
