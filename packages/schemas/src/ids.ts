import { z } from 'zod'

/** A game's number. Whole and above 0: `1abc`, `1.5` and `-1` are refused by name, never rounded. */
export const gameId = z
  .int({ error: 'Spillets id skal være et helt tal' })
  .positive({ error: 'Spillets id skal være et helt tal over 0' })

/** Everything that is asked of one game. */
export const gameRef = z.object({ id: gameId })
export type GameRef = z.infer<typeof gameRef>

export const roundId = z.uuid({ error: 'Rundens id skal være et UUID' }).toLowerCase()
export const roundRef = z.object({ id: roundId })

/** SHA-256 of the definition's canonical JSON: equal hashes mean equal games. */
const HASH = /^[0-9a-f]{64}$/
export const definitionHash = z.string().regex(HASH)

/** The same in a request, by the name of its field. */
export function sentHash(field: string) {
  const error = `${field} skal være 64 hexcifre`
  return z.string({ error }).regex(HASH, { error })
}

/** Names one wish of a caller, so that a repeated request is answered and not carried out again. */
export const idempotencyKey = z.uuid({ error: 'Idempotency-Key skal være et UUID' }).toLowerCase()
