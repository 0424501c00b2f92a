import { hash } from 'node:crypto'
import { isSignedBy } from '../../../../platform/sealing/signing.ts'

/** What the accounts of each kind hold together, in micro-DKK, in the order of the kinds. */
export type Totals = readonly (readonly [kind: string, micro: number])[]

/** How far the chain of movements was at a moment, as it was signed then. */
export interface Checkpoint {
  /** Counts from 1 without a gap. */
  readonly n: number
  /** The last movement, and its hash. */
  readonly movementId: number
  readonly head: string
  readonly totals: Totals
  readonly at: Date
  /** The hash of the checkpoint before it. */
  readonly previous: string
  readonly hash: string
  /** Of the hash, by Ed25519, in base64. */
  readonly signature: string
}

/** What the first checkpoint follows. */
export const CHECKPOINT_START = '0'.repeat(64)

/** For what its key is made, and nothing else is signed with it. */
export const CHECKPOINT_PURPOSE = 'ledger'

/** Kinds of accounts: `member` of `member:<id>`, `house` of itself. */
export const kindOf = (account: string): string => account.split(':', 1)[0] ?? account

export const totalsOf = (totals: ReadonlyMap<string, number>): Totals =>
  [...totals].sort(([a], [b]) => (a < b ? -1 : 1))

/** SHA-256 of its fields as JSON in one fixed order. */
export const checkpointHash = ({
  n,
  movementId,
  head,
  totals,
  at,
  previous,
}: Omit<Checkpoint, 'hash' | 'signature'>): string =>
  hash('sha256', JSON.stringify([n, movementId, head, totals, at.getTime(), previous]))

/** What is wrong with a checkpoint beside the one before it. @param publicKey without it the signature is not looked at */
export function checkpointFault(
  checkpoint: Checkpoint,
  before: Pick<Checkpoint, 'hash' | 'n'> | undefined,
  publicKey: string | undefined,
): string | undefined {
  const { n, previous, signature } = checkpoint
  if (before && n !== before.n + 1) return `checkpoint ${before.n + 1} is missing`
  if (before && previous !== before.hash) return `checkpoint ${n} does not follow the one before it`
  if (checkpointHash(checkpoint) !== checkpoint.hash) return `checkpoint ${n} is not what was written`
  if (publicKey !== undefined && !isSignedBy(publicKey, checkpoint.hash, signature))
    return `checkpoint ${n} is not signed with the key of this casino`
  return undefined
}
