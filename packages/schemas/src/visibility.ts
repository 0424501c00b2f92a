import { z } from 'zod'
import { gameId } from './ids.ts'
import { GAME_ROLES } from './team-terms.ts'

/**
 * What a version of a game may be used for. `private`: its maker alone. `shared`: whoever has its link, demo play only.
 * `listed`: everybody, demo play only. `admitted`: money, sale and lease. `suspended`: stopped until it is looked at.
 * `withdrawn`: was public once.
 */
export const STANDINGS = ['private', 'shared', 'listed', 'admitted', 'suspended', 'withdrawn'] as const
export const standing = z.enum(STANDINGS)
export type Standing = z.infer<typeof standing>

/** What a maker decides alone. */
export const VISIBILITIES = ['private', 'shared', 'listed'] as const
export const visibility = z.enum(VISIBILITIES, { error: 'Synligheden skal være private, shared eller listed' })
export type Visibility = z.infer<typeof visibility>

export const setVisibilityInput = z.object({ id: gameId, visibility })

/** 128 random bits. */
export const shareLink = z.string().regex(/^[\w-]{22}$/, { error: 'Linket kan ikke bruges' })

/** A game in the studio's list. */
export const inStudio = z.object({
  mine: z.boolean().meta({ description: 'Whether the caller made it, or is a member of it' }),
  role: z.enum(GAME_ROLES).nullable().meta({ description: 'What the caller is in the game' }),
  link: shareLink.nullable().meta({ description: 'What opens a shared game: told to its maker only' }),
  archived: z.literal(true).exactOptional().meta({ description: 'Whether its maker has put it away' }),
})
