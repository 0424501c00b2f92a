import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Segment, SegmentReaders } from '../domains/money/wallet/segments.ts'
import { type LedgerVerdict, type VerifyOptions, verifyLedger } from '../domains/money/wallet/verify.ts'
import type { Walked } from '../domains/money/wallet/walk.ts'
import { ASSETS } from '../platform/config/assets.ts'
import type { Config } from '../platform/config/config.ts'
import type { Asker } from '../platform/storage/storage.ts'

/** Where a ledger lies that others may read, too. */
export type LedgerPlace = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/** What a thread is asked. */
export interface SegmentTask {
  readonly place: LedgerPlace
  readonly segment: Segment
  readonly publicKey: string | undefined
}

interface ReadingOptions extends Omit<VerifyOptions, 'readers'> {
  /** That read at once; by default as many as there are processors, and no more than four. */
  readonly threads?: number | undefined
}

/** Each has a connection of its own, and memory. */
const USUAL_THREADS = 4

/** Verifies a ledger with several threads, each of which opens the database for itself. */
export async function readLedger(
  db: Asker,
  place: LedgerPlace,
  { threads = Math.min(USUAL_THREADS, availableParallelism()), ...options }: ReadingOptions = {},
): Promise<LedgerVerdict> {
  if (threads === 1) return verifyLedger(db, options)
  const readers = createSegmentReaders(place, threads)
  try {
    return await verifyLedger(db, { ...options, readers })
  } finally {
    await readers.close()
  }
}

/** The threads are started by the first segment: a short ledger has none. */
export function createSegmentReaders(place: LedgerPlace, threads: number): SegmentReaders & { close(): Promise<void> } {
  let pool: Piscina<SegmentTask, Walked | undefined> | undefined
  return {
    together: threads,
    read: (segment, publicKey) => {
      pool ??= new Piscina({ filename: ASSETS.segments, minThreads: 1, maxThreads: threads })
      return pool.run({ place, segment, publicKey })
    },
    close: async () => pool?.close(),
  }
}
