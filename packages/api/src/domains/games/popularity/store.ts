import { eq, lt, sql } from 'drizzle-orm'
import { greater } from '../../../platform/storage/expressions.ts'
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
      set: { lastDay: greater(gamePlayers.lastDay, sql`excluded.last_day`) },
    }),
}))

export const add = (db: Writer, row: typeof gamePlayers.$inferSelect) => writing(db).add.execute({ ...row })

export const dropBefore = ({ tx }: Storage, day: number): Promise<unknown> =>
  tx((db) => db.delete(gamePlayers).where(lt(gamePlayers.lastDay, day)))

export const dropPlayer = (db: Writer, player: string): Promise<unknown> =>
  db.delete(gamePlayers).where(eq(gamePlayers.player, player))
