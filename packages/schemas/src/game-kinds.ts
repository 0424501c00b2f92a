import { TABLE_KINDS } from '@spilvaerk/table-games'
import { z } from 'zod'

/** What a game is: a slot, or one of the kinds of table games. What differs between them is told apart by `kind`. */
export const GAME_KINDS = ['slot', ...TABLE_KINDS] as const
export type GameKind = (typeof GAME_KINDS)[number]

export const slotKind = z.literal('slot')
export const tableKind = z.enum(TABLE_KINDS)
