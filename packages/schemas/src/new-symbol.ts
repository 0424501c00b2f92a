import { z } from 'zod'
import { amount, line } from './checks.ts'
import { symbolType } from './game-symbol.ts'

const MAX_VALUE = 100_000

/** A symbol of a game to be made. */
export const newSymbol = z.object(
  {
    id: line('Symbolets id', 60).optional(),
    emoji: line('Symbolets emoji', 16),
    name: line('Symbolets navn', 60),
    value: amount('Symbolets værdi', 0, MAX_VALUE).default(0),
    type: symbolType.default('regular'),
  },
  { error: 'Et symbol skal være et objekt' },
)
export type NewSymbol = z.infer<typeof newSymbol>
