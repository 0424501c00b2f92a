import { z } from 'zod'

export const SYMBOL_TYPES = ['wild', 'scatter', 'bonus', 'regular'] as const
export const symbolType = z.enum(SYMBOL_TYPES, { error: 'Symbolets type skal være wild, scatter, bonus eller regular' })
export type SymbolType = z.infer<typeof symbolType>

/** Of its maker's, in the place of the drawing of its emoji. */
export const symbolPicture = z
  .string()
  .exactOptional()
  .meta({ description: 'The address of a picture of its maker’s, shown in the place of its emoji' })

/** A symbol as players see it. */
export const gameSymbol = z
  .object({
    id: z.string(),
    emoji: z.string(),
    name: z.string(),
    value: z.number().nonnegative().meta({ description: 'Its top pay in times the bet; 0 when it pays nothing' }),
    type: symbolType,
    picture: symbolPicture,
  })
  .meta({ id: 'GameSymbol' })
export type GameSymbol = z.infer<typeof gameSymbol>
