import { z } from 'zod'

export const SYMBOL_TYPES = ['wild', 'scatter', 'bonus', 'regular'] as const
export const symbolType = z.enum(SYMBOL_TYPES, { error: 'Symbolets type skal være wild, scatter, bonus eller regular' })
export type SymbolType = z.infer<typeof symbolType>

/** A symbol as players see it. */
export const gameSymbol = z
  .object({
    id: z.string(),
    emoji: z.string(),
    name: z.string(),
    value: z.number().nonnegative().meta({ description: 'Its top pay in times the bet; 0 when it pays nothing' }),
    type: symbolType,
  })
  .meta({ id: 'GameSymbol' })
export type GameSymbol = z.infer<typeof gameSymbol>
