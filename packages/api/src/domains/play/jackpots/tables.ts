import { sql } from 'drizzle-orm'
import { index, int, serial, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/** The progressive pools: of each game, jackpot and value of a coin one. Their money lies in the ledger. */
export const jackpotPools = table('jackpot_pools', {
  /** The name of its account in the ledger. */
  account: text().primaryKey(),
  /** What rounds have put in and not won, in millionths of a coin. */
  grownPpm: int().notNull(),
  /** The height, in coins, at which it pays by itself; told to nobody before it has paid. */
  hitAt: int(),
  /** Counts its openings; 0: it was opened before they were kept, and what follows is not known of it. */
  number: int().notNull().default(0),
  /** How many rounds have put into it since it opened. */
  rounds: int().notNull().default(0),
  openedAt: time(),
  /** What was in it when it opened: what the last winner left, mostly the fraction of a coin. */
  openedPpm: int(),
  /** What the height is drawn from; told to nobody before it has paid. Null where only a prize wins the pool. */
  seed: text(),
  /** SHA-256 of the seed: published from the opening on. */
  seedHash: text(),
  /** By what it grows and pays, as the game said when it opened. */
  startCoins: int(),
  mustHitBy: int(),
  contributionPpm: int(),
})

/** Each pool that has paid, or whose terms were changed: what there is to check. Triggers refuse to change or delete one. */
export const paidPools = table(
  'paid_pools',
  {
    id: serial(),
    account: text().notNull(),
    gameId: int().notNull(),
    jackpot: text().notNull(),
    coinMicro: int().notNull(),
    number: int().notNull(),
    definitionHash: text().notNull(),
    startCoins: int().notNull(),
    mustHitBy: int(),
    contributionPpm: int().notNull(),
    seed: text(),
    seedHash: text(),
    openedAt: time(),
    openedPpm: int(),
    rounds: int().notNull(),
    grownPpm: int().notNull(),
    endedAt: time().notNull(),
    by: text().$type<'prize' | 'mustHit' | 'changed'>().notNull(),
    hitAt: int(),
    paidCoins: int().notNull(),
    /** Of a prize that took a part of what had gathered: how many hundredths. Null: all of it. */
    percent: int(),
    roundId: text(),
  },
  (t) => [
    uniqueIndex('paid_pools_by_number').on(t.account, t.number),
    index('paid_pools_of_game').on(t.gameId, t.id),
    index('paid_pools_of_round').on(t.roundId).where(sql`round_id IS NOT NULL`),
  ],
)
