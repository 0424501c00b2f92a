import { DatabaseAway } from '../failures.ts'

/** Nobody knows whether it was stored: who asks again by the same key is told. */
export class NotKnown extends DatabaseAway {}

/** Of what was done while the clock was set nobody knows the time: a round of yesterday would be ended as overdue. */
export class WrongTime extends DatabaseAway {}

/** What goes away by itself: servers in each other's way, a connection that is lost, a database that begins anew. */
const PASSING = /^(40001|40P01|55P03|25P03|57P0[123]|08...)$/

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NotKnown || error instanceof WrongTime) return false
  if (error instanceof DatabaseAway) return true
  return ('code' in error && PASSING.test(String(error.code))) || isPassing(error.cause)
}
