import { randomUUID } from 'node:crypto'

const TIME_DIGITS = 12
/** From there on the digits of a random UUID are random. */
const RANDOM_FROM = 15

/**
 * A UUID that begins with the time (version 7, RFC 9562), the other 74 bits random: rounds that are played one after the
 * other lie beside each other in the indexes, so that a commit writes few pages.
 */
export function newRoundId(now: Date): string {
  const time = now.getTime().toString(16).padStart(TIME_DIGITS, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_FROM)}`
}
