import { z } from 'zod'
import { gameId } from './ids.ts'

/** `private`: in its maker's list. `shared`: in everybody's list in the studio. `published`: in the lobby too. */
export const VISIBILITIES = ['private', 'shared', 'published'] as const
export const visibility = z.enum(VISIBILITIES, { error: 'Synligheden skal være private, shared eller published' })
export type Visibility = z.infer<typeof visibility>

export const setVisibilityInput = z.object({ id: gameId, visibility })

/** A game in the studio's list. */
export const standing = z.object({
  mine: z.boolean().meta({ description: 'Whether the caller made it' }),
  visibility: visibility.meta({ description: 'Games of the house are published' }),
})
