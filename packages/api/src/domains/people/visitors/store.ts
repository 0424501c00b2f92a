import { eq, lt } from 'drizzle-orm'
import type { Storage } from '../../../platform/storage/storage.ts'
import { visitorKeys } from './tables.ts'

export function createStore({ tx }: Storage) {
  /** The key of a day, which is `fresh` when there was none, and drops the keys of days before `since`. */
  const keyOf = (day: string, fresh: string, since: string): Promise<string> =>
    tx(async (db) => {
      await db.delete(visitorKeys).where(lt(visitorKeys.day, since))
      await db.insert(visitorKeys).values({ day, key: fresh }).onConflictDoNothing()
      const [row] = await db.select().from(visitorKeys).where(eq(visitorKeys.day, day))
      return row?.key ?? fresh
    })

  return { keyOf }
}
