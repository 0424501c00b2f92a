import { mkdirSync } from 'node:fs'
import type { Assets } from '../config/assets.ts'
import type { Config } from '../config/config.ts'
import { assertPlaced } from '../config/placed.ts'
import { createSealing } from '../sealing/sealing.ts'
import { DIALECT } from './dialect.ts'
import { lockFolder } from './sqlite/lock.ts'
import { openStorage, openForReading as readFolder } from './sqlite/open.ts'
import type { Storage } from './storage.ts'

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'ROLE' | 'SECRET_KEY'>

/**
 * Opens the database of the settings, and brings it up to date.
 * @throws CannotStart when it is of no use
 */
export async function openDatabase(place: Place, assets: Assets): Promise<Storage> {
  assertPlaced(place)
  if (!isElsewhere(place)) return openStorage({ dataDir: place.DATA_DIR, migrations: assets.migrations })
  const { DATABASE_URL: url, DATA_DIR, SECRET_KEY } = place
  mkdirSync(DATA_DIR, { recursive: true })
  // What lies in the folder is this server's alone, such as the address that commands are sent to.
  const lock = lockFolder(DATA_DIR)
  try {
    const { openPostgres } = await import('./postgres/open.ts')
    const secretHash = secretHashOf(SECRET_KEY)
    const hidden = (key: string) => createSealing(SECRET_KEY).keyedHash('tries', key)
    const storage = await openPostgres({ url, migrations: assets.postgresMigrations, secretHash, hidden })
    const close = async () => {
      await storage.close()
      lock.release()
    }
    return { ...storage, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Opens the database of the settings for reading, as it is at the first question, also beside the servers that write to it.
 * @throws CannotStart when there is none
 */
export async function openForReading(
  place: Pick<Place, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<Pick<Storage, 'read' | 'close'>> {
  if (!isElsewhere(place)) return readFolder(place.DATA_DIR)
  const { readPostgres } = await import('./postgres/open.ts')
  return readPostgres(place.DATABASE_URL)
}

function isElsewhere({ DATABASE_URL }: Pick<Place, 'DATABASE_URL'>): boolean {
  const isPostgres = DATABASE_URL !== 'off'
  // The tables are written for one database when they are loaded.
  if (isPostgres !== (DIALECT === 'postgres')) throw new Error(`the tables are ${DIALECT}'s`)
  return isPostgres
}

/** What a casino in PostgreSQL keeps of its secret. */
export const secretHashOf = (secret: string): string => createSealing(secret).keyedHash('casino', 'servers')

/** In words, without what is secret about it. */
export const placeInWords = ({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): string =>
  DATABASE_URL === 'off' ? `DATA_DIR ${DATA_DIR}` : 'the database of DATABASE_URL'
