import { CannotStart } from '../../platform/config/stop.ts'
import type { Asker } from '../../platform/storage/storage.ts'
import { type LedgerPlace, readLedger } from '../segment-readers.ts'
import type { Manifest } from './manifest.ts'

/**
 * A backup of a ledger with a fault would hide when the fault came. One reader does it: players want the other processors,
 * and a dump is of one moment, which threads with connections of their own do not see.
 * @throws CannotStart
 */
export async function wholeLedger(db: Asker, place: LedgerPlace): Promise<Manifest['ledger']> {
  const verdict = await readLedger(db, place, { threads: 1 })
  if (!verdict.ok) throw new CannotStart(`the ledger is not whole: ${verdict.fault}`)
  return { movements: verdict.movements, head: verdict.head }
}

/** @throws CannotStart when what was restored is not the ledger that the backup tells of */
export function assertSameLedger({ movements, head }: Manifest['ledger'], { ledger }: Manifest): void {
  if (movements !== ledger.movements || head !== ledger.head)
    throw new CannotStart(`the ledger has ${movements} movements, and the backup tells of ${ledger.movements}`)
}
