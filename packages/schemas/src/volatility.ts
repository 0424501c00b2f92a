import { z } from 'zod'

export const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const

export const volatility = z.enum(VOLATILITIES, { error: 'Volatiliteten skal være low, medium, high eller extreme' })
export type Volatility = z.infer<typeof volatility>
