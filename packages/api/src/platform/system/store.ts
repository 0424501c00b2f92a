import type { Mode } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'
import { folderMode } from './tables.ts'

/** The mode that the data folder has; one that has none yet gets this. */
export const stampedMode = ({ tx }: Pick<Storage, 'tx'>, mode: Mode, now: Date): Promise<Mode> =>
  tx(async (db) => {
    const [stamp] = await db.select().from(folderMode)
    if (!stamp) await db.insert(folderMode).values({ id: 1, mode, stampedAt: now })
    return stamp?.mode ?? mode
  })
