import { z } from 'zod'
import { definitionDraft } from './definition.ts'
import { definitionHash, gameId, sentHash } from './ids.ts'

export const VERSION_MAKERS = ['you', 'youAsGuest', 'member', 'maker', 'house'] as const

/** One version of a game: a changed definition is a new one. */
export const gameVersion = z
  .object({
    version: z.int(),
    definitionHash,
    createdAt: z.iso.datetime(),
    rtp: z.int(),
    standardDeviation: z.number(),
    by: z.enum(VERSION_MAKERS).meta({
      description:
        'Who saved it: the caller, the caller before there was an account, another member of the game, another maker, or the casino',
    }),
  })
  .meta({ id: 'GameVersion' })
export type GameVersion = z.infer<typeof gameVersion>

export const reviseInput = z.object({
  id: gameId,
  definition: definitionDraft,
  base: sentHash('base').optional().meta({
    description: 'The version that was changed: where another is the newest by now, nothing is kept',
  }),
})
export type ReviseInput = z.output<typeof reviseInput>

export const versionRef = z.object({
  id: gameId,
  version: z.int({ error: 'Versionen skal være et helt tal' }).positive({ error: 'Versionen skal være over 0' }),
})
