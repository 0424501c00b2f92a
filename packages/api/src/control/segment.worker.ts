import { confirmed } from '../domains/money/wallet/verify.ts'
import type { Walked } from '../domains/money/wallet/walk.ts'
import { openForReading } from '../platform/storage/open.ts'
import type { SegmentTask } from './segment-readers.ts'

/** Reads a segment of the ledger, in a thread of its own, over a connection of its own. */
export default async function readSegment({ place, segment, publicKey }: SegmentTask): Promise<Walked | undefined> {
  const { read, close } = await openForReading(place)
  try {
    return await confirmed(read, segment, publicKey)
  } finally {
    await close()
  }
}
