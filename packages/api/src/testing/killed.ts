import { ASSETS } from '../platform/config/assets.ts'
import { openDatabase, openForReading } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { addPlayersTo, type SessionPlayer } from './session-players.ts'
import { removeStore, storeOf } from './stores.ts'
import { makeTempDir, removeTempDir } from './temp-dir.ts'

/** A casino whose server runs as a process of its own, to be killed; in a run on PostgreSQL its database is there. */
export async function killedCasino() {
  const dataDir = makeTempDir()
  const store = await storeOf(dataDir)
  const { DATABASE_URL = 'off', SECRET_KEY = 'auto' } = store
  const place = { DATA_DIR: dataDir, DATABASE_URL, SECRET_KEY, ROLE: 'all' } as const
  return {
    dataDir,
    /** What its server is told beside the folder. */
    settings: store as Readonly<Record<string, string>>,
    addPlayers: async (count: number): Promise<SessionPlayer[]> => {
      const storage = await openDatabase(place, ASSETS)
      const players = await addPlayersTo(storage, count)
      await storage.close()
      return players
    },
    read: (): Promise<Pick<Storage, 'read' | 'close'>> => openForReading(place),
    remove: async () => {
      await removeStore(dataDir)
      removeTempDir(dataDir)
    },
  }
}

export type KilledCasino = Awaited<ReturnType<typeof killedCasino>>
