import { createHash } from 'node:crypto'

/** Whose a game is, as it is stored. */
export type Owner = `member:${string}` | `guest:${string}`

export const memberOwner = (id: string): Owner => `member:${id}`

/** The member in an owner; undefined for a guest, and where there is none. */
export const memberIn = (owner: string | null | undefined): string | undefined => owner?.match(/^member:(.+)$/)?.[1]

/** A guest is known by a secret in a cookie, of which only the hash is kept. */
export const guestOwner = (secret: string): Owner => `guest:${createHash('sha256').update(secret).digest('hex')}`
