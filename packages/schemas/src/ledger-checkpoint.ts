import { z } from 'zod'

/** How far the ledger was at a moment, signed: whoever keeps it can tell later that nothing before it was changed. */
export const ledgerCheckpoint = z
  .object({
    n: z.int().meta({ description: 'Counts from 1 without a gap' }),
    at: z.iso.datetime(),
    hash: z.string().meta({ description: 'SHA-256 of the chain of movements and of the sums of all accounts then' }),
    previous: z.string().meta({ description: 'The hash of the checkpoint before it' }),
    signature: z.string().meta({ description: 'Of the hash, by Ed25519, in base64' }),
    publicKey: z.string().meta({ description: 'SubjectPublicKeyInfo in base64' }),
    fingerprint: z.string().meta({ description: 'SHA-256 of the public key' }),
  })
  .meta({ id: 'LedgerCheckpoint' })
export type LedgerCheckpoint = z.infer<typeof ledgerCheckpoint>
