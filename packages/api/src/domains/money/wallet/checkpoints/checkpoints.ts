import type { LedgerCheckpoint } from '@spilvaerk/schemas'
import type { Log } from '../../../../platform/log/log.ts'
import type { Signing } from '../../../../platform/sealing/signing.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import { type Position, positionOf, START, walk } from '../walk.ts'
import { CHECKPOINT_START, type Checkpoint, checkpointHash, totalsOf } from './checkpoint.ts'
import { addCheckpoint, lastCheckpoint } from './store.ts'

export { checkpointNumbered, checkpointsAfter } from './store.ts'

/** The ledger, read as it grows, and signed as far as it was read. */
export interface Checkpoints {
  /** Reads what is new, and signs it; what is not what was written is logged, and nothing is signed from there on. */
  tick(): Promise<void>
  /** The last one, as everybody may see it. */
  latest(): Promise<LedgerCheckpoint | null>
}

interface CheckpointsNeeds {
  readonly storage: Pick<Storage, 'read' | 'tx'>
  readonly clock: Clock
  readonly log: Log
  readonly signing: Signing
  /** Tells the operator that the ledger is not whole. */
  readonly onFault: (fault: string) => void
}

/** Read at once, while requests wait. */
const PAGE = 100
/** Between two checkpoints; a ledger from before there were any gets as many as it needs. */
const MOST = 10_000

export function createCheckpoints({ storage, clock, log, signing, onFault }: CheckpointsNeeds): Checkpoints {
  const { read, tx } = storage

  /** One at a time, whoever asks: what another server signed meanwhile is signed. */
  const sign = ({ id: movementId, hash: head, totals }: Position, last: Checkpoint | undefined): Promise<boolean> =>
    tx(async (db) => {
      if ((await lastCheckpoint(db))?.n !== last?.n) return false
      const previous = last?.hash ?? CHECKPOINT_START
      const next = { n: (last?.n ?? 0) + 1, movementId, head, totals: totalsOf(totals), at: clock.now(), previous }
      const hash = checkpointHash(next)
      await addCheckpoint(db, { ...next, hash, signature: signing.sign(hash) })
      return true
    })

  const goOn = async (): Promise<boolean> => {
    const last = await lastCheckpoint(read)
    const from = last ? positionOf(last) : START
    const walked = await walk(read, from, { page: PAGE, most: MOST })
    if (walked.ok) return walked.end.id > from.id && sign(walked.end, last)
    log.error({ fault: walked.fault }, 'the ledger is not what was written')
    onFault(walked.fault)
    return false
  }

  return {
    tick: async () => {
      while (await goOn());
    },
    latest: async () => {
      const last = await lastCheckpoint(read)
      if (!last) return null
      const { n, at, hash, previous, signature } = last
      const { publicKey, fingerprint } = signing
      return { n, at: at.toISOString(), hash, previous, signature, publicKey, fingerprint }
    },
  }
}
