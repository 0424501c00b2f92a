import { eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import { gamePlayers } from './tables.ts'

const { placeholder } = sql

const writing = prepared((db: Writer) => ({
  add: db
    .insert(gamePlayers)
    .values({ gameId: placeholder('gameId'), player: placeholder('player'), lastDay: placeholder('lastDay') })
    .onConflictDoUpdate({
      target: [gamePlayers.gameId, gamePlayers.player],
      set: { lastDay: sql`max(${gamePlayers.lastDay}, excluded.last_day)` },
    })
    .prepare(),
}))

export const add = (db: Writer, row: typeof gamePlayers.$inferSelect) => writing(db).add.execute({ ...row })

export const dropBefore = ({ tx }: Storage, day: number): Promise<unknown> =>
  tx((db) => db.delete(gamePlayers).where(lt(gamePlayers.lastDay, day)))

export const dropPlayer = (db: Writer, player: string): Promise<unknown> =>
  db.delete(gamePlayers).where(eq(gamePlayers.player, player))
