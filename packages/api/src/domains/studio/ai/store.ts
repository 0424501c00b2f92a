import { and, eq, sql } from 'drizzle-orm'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import { aiUsage } from './tables.ts'

/** What may be booked on one account in a day. */
export interface Budget {
  readonly who: string
  readonly tokens: number
}

export interface Booking {
  readonly day: string
  readonly budgets: readonly Budget[]
  readonly tokens: number
}

export function createStore({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  /** Books the tokens on every budget; false, and nothing is booked, where one of them has too little left. */
  const reserve = ({ day, budgets, tokens }: Booking): Promise<boolean> =>
    tx(async (db) => {
      for (const budget of budgets) {
        if ((await bookedOn(db, day, budget.who)) + tokens > budget.tokens) return false
      }
      for (const { who } of budgets) await book(db, day, who, tokens)
      return true
    })

  /** Gives back what of a reservation was not used. */
  const release = ({ day, budgets, tokens }: Booking): Promise<void> =>
    tx(async (db) => {
      for (const { who } of budgets) await book(db, day, who, -tokens)
    })

  const booked = (day: string, who: string): Promise<number> => bookedOn(read, day, who)

  return { reserve, release, booked }
}

async function bookedOn(db: Asker, day: string, who: string): Promise<number> {
  const [row] = await db
    .select({ tokens: aiUsage.tokens })
    .from(aiUsage)
    .where(and(eq(aiUsage.day, day), eq(aiUsage.who, who)))
  return row?.tokens ?? 0
}

const book = (db: Writer, day: string, who: string, tokens: number) =>
  db
    .insert(aiUsage)
    .values({ day, who, tokens })
    .onConflictDoUpdate({
      target: [aiUsage.day, aiUsage.who],
      set: { tokens: sql`${aiUsage.tokens} + ${tokens}` },
    })
