import type { MovementKind } from '@spilvaerk/schemas'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  int,
  json,
  primaryKey,
  serial,
  table,
  text,
  time,
  uniqueIndex,
} from '../../../platform/storage/columns.ts'

/** Whose money it is. What belongs to a member or lies in a jackpot pool is never less than nothing. */
export const ledgerAccounts = table(
  'ledger_accounts',
  {
    id: serial(),
    /** `member:<id>`, `jackpot:<game>:<jackpot>:<coin>`, `house`, `deposits`, … */
    name: text().notNull(),
    /** The sum of its postings: a trigger keeps it, and refuses every other way of changing it. */
    balanceMicro: int().notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_accounts_by_name').on(t.name),
    check(
      'never_below_nothing',
      sql`balance_micro >= 0 OR NOT (substr(name, 1, 7) = 'member:' OR substr(name, 1, 8) = 'jackpot:')`,
    ),
    check('balance_is_exact', sql`abs(balance_micro) <= 9007199254740991`),
  ],
)

/** What moved money, in the order it happened. Triggers refuse to change or delete one. */
export const movements = table(
  'movements',
  {
    /** Counts from 1 without a gap. */
    id: int().primaryKey(),
    kind: text().$type<MovementKind>().notNull(),
    memberId: text(),
    roundId: text(),
    /** What the member reads. */
    text: text().notNull(),
    /** Names the wish that it carries out, such as `bet:<round>`: a repeat of it moves nothing. */
    key: text().notNull(),
    /** SHA-256 of what was wished for under that key. */
    wishHash: text().notNull(),
    createdAt: time().notNull(),
    /** SHA-256 of the movement before it and of this one: no byte changes unseen. */
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex('movements_by_key').on(t.key),
    index('movements_of_deposits').on(t.memberId, t.createdAt).where(sql`kind = 'deposit'`),
  ],
)

/** What each account got or gave; the postings of a movement add up to nothing. */
export const postings = table(
  'postings',
  {
    movementId: int()
      .notNull()
      .references(() => movements.id),
    accountId: int()
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMicro: int().notNull(),
    /** The account's balance after it. */
    balanceMicro: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.movementId, t.accountId] }),
    index('postings_of_account').on(t.accountId, t.movementId),
    check('amount_is_exact', sql`abs(amount_micro) <= 9007199254740991`),
  ],
)

/** How far the chain was, signed, each chained to the one before. Triggers refuse to change or delete one. */
export const ledgerCheckpoints = table('ledger_checkpoints', {
  /** Counts from 1 without a gap. */
  n: int().primaryKey(),
  movementId: int()
    .notNull()
    .references(() => movements.id),
  head: text().notNull(),
  /** By kind of account, in micro-DKK. */
  totals: json<(readonly [kind: string, micro: number])[]>().notNull(),
  at: time().notNull(),
  previous: text().notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
})
