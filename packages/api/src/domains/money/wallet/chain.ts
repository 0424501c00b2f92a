import { hash } from 'node:crypto'

/** A movement as it is chained: everything that is kept of it but its hash. */
export interface Link {
  readonly id: number
  readonly kind: string
  readonly memberId: string | null
  readonly roundId: string | null
  readonly text: string
  readonly key: string
  readonly wishHash: string
  readonly createdAt: Date
  /** By account name: amount, and balance after it. In the order of the names. */
  readonly postings: readonly (readonly [account: string, amountMicro: number, balanceMicro: number])[]
}

/** What the first movement follows. */
export const CHAIN_START = '0'.repeat(64)

/** SHA-256 of the hash before it and the movement as JSON, its fields in one fixed order. */
export function linkHash(previous: string, link: Link): string {
  const { id, kind, memberId, roundId, text, key, wishHash, createdAt, postings } = link
  const canonical = JSON.stringify([
    ...[id, kind, memberId, roundId, text, key, wishHash],
    ...[createdAt.getTime(), postings],
  ])
  return hash('sha256', previous + canonical)
}

/** The hash of a wish, to tell its repeat from another under the same key. */
export const wishHash = (wish: unknown): string => hash('sha256', JSON.stringify(wish))
