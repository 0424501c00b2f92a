import { and, eq, sql } from 'drizzle-orm'
import { aiUsage } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** Everybody together. */
const ALL = '*'

export interface Usage {
  readonly own: number
  readonly all: number
}

export function createStore({ read, tx }: Storage) {
  const tokensOf = async (day: string, who: string): Promise<number> => {
    const [row] = await read
      .select({ tokens: aiUsage.tokens })
      .from(aiUsage)
      .where(and(eq(aiUsage.day, day), eq(aiUsage.who, who)))
    return row?.tokens ?? 0
  }

  const usage = async (day: string, who: string): Promise<Usage> => ({
    own: await tokensOf(day, who),
    all: await tokensOf(day, ALL),
  })

  const spend = (day: string, who: string, tokens: number): Promise<void> =>
    tx(async (db) => {
      for (const each of [who, ALL]) {
        await db
          .insert(aiUsage)
          .values({ day, who: each, tokens })
          .onConflictDoUpdate({
            target: [aiUsage.day, aiUsage.who],
            set: { tokens: sql`${aiUsage.tokens} + ${tokens}` },
          })
      }
    })

  return { usage, spend }
}
