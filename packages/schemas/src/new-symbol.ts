import { z } from 'zod'
import { amount, caption, line } from './checks.ts'
import { symbolType } from './game-symbol.ts'

const MAX_VALUE = 100_000

const idError = 'Symbolets id skal være 1 til 60 bogstaver, cifre, - og _'
const id = z.string({ error: idError }).regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, { error: idError })

/** A symbol of a game to be made. */
export const newSymbol = z.object(
  {
    id: id.optional(),
    emoji: line('Symbolets emoji', 16),
    name: caption('Symbolets navn', 60),
    value: amount('Symbolets værdi', 0, MAX_VALUE).default(0),
    type: symbolType.default('regular'),
  },
  { error: 'Et symbol skal være et objekt' },
)
export type NewSymbol = z.infer<typeof newSymbol>
