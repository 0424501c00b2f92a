import type { MovementFilter } from '@spilvaerk/schemas'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { given, number } from '../../../platform/storage/expressions.ts'
import { gathered } from '../../../platform/storage/gathered.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { danishDayEnd, danishDayStart } from '../../../platform/time/danish-day.ts'
import { ledgerAccounts, movements, postings } from './tables.ts'

export type StoredMovement = typeof movements.$inferSelect
export type LastMovement = Pick<StoredMovement, 'createdAt' | 'hash' | 'id'>
export type StoredPosting = typeof postings.$inferSelect
export interface LedgerAccount {
  readonly id: number
  readonly name: string
  readonly balanceMicro: number
}

const { placeholder } = sql

const reading = prepared((db: Asker) => ({
  account: db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.name, placeholder('name'))),
  byKey: db
    .select()
    .from(movements)
    .where(eq(movements.key, placeholder('key'))),
  last: db
    .select({ id: movements.id, hash: movements.hash, createdAt: movements.createdAt })
    .from(movements)
    .where(sql`${movements.id} = (SELECT max(id) FROM movements)`),
  postingsOf: db
    .select({ name: ledgerAccounts.name, amountMicro: postings.amountMicro, balanceMicro: postings.balanceMicro })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(postings.movementId, given('movementId')))
    .orderBy(asc(ledgerAccounts.name)),
  deposited: db
    .select({ sum: number(sql`coalesce(sum(${postings.amountMicro}), 0)`) })
    .from(movements)
    .innerJoin(postings, eq(postings.movementId, movements.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(
      and(
        // Written out, so that the index of deposits serves.
        sql`${movements.kind} = 'deposit'`,
        eq(movements.memberId, placeholder('memberId')),
        gt(movements.createdAt, placeholder('since')),
        eq(ledgerAccounts.name, placeholder('account')),
      ),
    ),
}))

const writing = prepared((db: Writer) => ({
  addAccount: db
    .insert(ledgerAccounts)
    .values({ name: placeholder('name') })
    .returning(),
  addMovement: db.insert(movements).values({
    id: placeholder('id'),
    kind: placeholder('kind'),
    memberId: placeholder('memberId'),
    roundId: placeholder('roundId'),
    text: placeholder('text'),
    key: placeholder('key'),
    wishHash: placeholder('wishHash'),
    createdAt: placeholder('createdAt'),
    hash: placeholder('hash'),
  }),
  addPosting: db.insert(postings).values(postingValues('')),
  /** The two sides of most movements. */
  addTwoPostings: db.insert(postings).values([postingValues('1'), postingValues('2')]),
}))

const postingValues = (side: '' | '1' | '2') => ({
  movementId: placeholder(`movementId${side}`),
  accountId: placeholder(`accountId${side}`),
  amountMicro: placeholder(`amountMicro${side}`),
  balanceMicro: placeholder(`balanceMicro${side}`),
})

/** The same for many at once, on PostgreSQL. */
const readingAll = prepared((db: Asker) => ({
  accounts: db
    .select()
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.name} = ANY(${placeholder('names')}::text[])`),
}))

const bookingAll = prepared((db: Asker) => ({
  movements: db
    .select({ booked: number(sql`booked`) })
    .from(sql`store_movements(${placeholder('rows')}::jsonb) AS movements(booked)`),
}))

export const findAccount = gathered(
  async (db: Asker, name: string): Promise<LedgerAccount | undefined> =>
    (await reading(db).account.execute({ name }))[0],
  async (db, names) => {
    const byName = new Map((await readingAll(db).accounts.execute({ names })).map((account) => [account.name, account]))
    return names.map((name) => byName.get(name))
  },
)

export async function openAccount(db: Writer, name: string): Promise<LedgerAccount> {
  const [account] = await writing(db).addAccount.execute({ name })
  if (!account) throw new Error(`account ${name} was not opened`)
  return account
}

export const movementByKey = async (db: Asker, key: string): Promise<StoredMovement | undefined> =>
  (await reading(db).byKey.execute({ key }))[0]

export const lastMovement = async (db: Asker): Promise<LastMovement | undefined> =>
  (await reading(db).last.execute())[0]

export const postingsOf = (db: Asker, movementId: number) => reading(db).postingsOf.execute({ movementId })

export interface Booking {
  readonly movement: StoredMovement
  readonly postings: readonly StoredPosting[]
}

/** Triggers bring the accounts' balances along, and refuse a posting that does not continue its account. */
export const addMovement = gathered<Writer, Booking, unknown>(
  (db, { movement, postings }) =>
    Promise.all([writing(db).addMovement.execute({ ...movement }), ...addPostings(db, postings)]),
  async (db, bookings) => {
    const rows = bookings.map(({ movement, postings }) => ({
      ...movement,
      createdAt: movement.createdAt.getTime(),
      postings,
    }))
    const [done] = await bookingAll(db).movements.execute({ rows: JSON.stringify(rows) })
    if (done?.booked !== rows.length) throw new Error('not all movements were booked')
    return rows
  },
)

/** SQLite's statements run in the order in which their answers are waited for. */
function addPostings(db: Writer, added: readonly StoredPosting[]): PromiseLike<unknown>[] {
  const [one, two, ...more] = added
  if (one && two && more.length === 0)
    return [writing(db).addTwoPostings.execute({ ...numbered(one, '1'), ...numbered(two, '2') })]
  return added.map((posting) => writing(db).addPosting.execute({ ...posting }))
}

const numbered = (posting: StoredPosting, side: '1' | '2') =>
  Object.fromEntries(Object.entries(posting).map(([name, value]) => [`${name}${side}`, value]))

export async function depositedSince(db: Asker, memberId: string, account: string, since: Date): Promise<number> {
  const [row] = await reading(db).deposited.execute({ memberId, account, since: since.getTime() })
  return row?.sum ?? 0
}

/** What an account got or gave, newest first, from below `cursor` on. */
export function historyOf(
  db: Asker,
  account: string,
  { kind, from, to }: MovementFilter,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
) {
  const conditions: (SQL | undefined)[] = [
    eq(ledgerAccounts.name, account),
    cursor === undefined ? undefined : lt(postings.movementId, cursor),
    kind && eq(movements.kind, kind),
    from === undefined ? undefined : gte(movements.createdAt, danishDayStart(from)),
    to === undefined ? undefined : lt(movements.createdAt, danishDayEnd(to)),
  ]
  return db
    .select({ movement: movements, amountMicro: postings.amountMicro, balanceMicro: postings.balanceMicro })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .innerJoin(movements, eq(movements.id, postings.movementId))
    .where(and(...conditions))
    .orderBy(desc(postings.movementId))
    .limit(limit)
}

export interface WholeMovement extends StoredMovement {
  readonly postings: readonly { readonly name: string; readonly amountMicro: number; readonly balanceMicro: number }[]
}

/** The movements after `after`, oldest first, with their postings in the order of the accounts' names. */
export async function movementsAfter(db: Asker, after: number, limit: number): Promise<WholeMovement[]> {
  const found = await db.select().from(movements).where(gt(movements.id, after)).orderBy(asc(movements.id)).limit(limit)
  const lines = await db
    .select({ posting: postings, name: ledgerAccounts.name })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(
      inArray(
        postings.movementId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ledgerAccounts.name))
  const linesOf = new Map(found.map(({ id }) => [id, [] as WholeMovement['postings'][number][]]))
  for (const { name, posting } of lines) {
    linesOf
      .get(posting.movementId)
      ?.push({ name, amountMicro: posting.amountMicro, balanceMicro: posting.balanceMicro })
  }
  return found.map((movement) => ({ ...movement, postings: linesOf.get(movement.id) ?? [] }))
}

/** What accounts held after a movement, by their last posting until then: those of these names, or all. */
export const balancesAfter = (db: Asker, movementId: number, names?: readonly string[]) =>
  db
    .select({
      name: ledgerAccounts.name,
      balanceMicro: number(
        sql`coalesce((SELECT p.balance_micro FROM postings p WHERE p.account_id = ledger_accounts.id AND p.movement_id BETWEEN 1 AND ${movementId} ORDER BY p.movement_id DESC LIMIT 1), 0)`,
      ),
    })
    .from(ledgerAccounts)
    .where(names && inArray(ledgerAccounts.name, [...names]))

export const allAccounts = (db: Asker) => db.select().from(ledgerAccounts).orderBy(asc(ledgerAccounts.name))

/** All postings after a movement, also those whose movement is not there, which no walk over the movements meets. */
export async function countPostings(db: Asker, after: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(postings).where(gt(postings.movementId, after))
  return row?.count ?? 0
}

export async function countMovements(db: Asker, after: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(movements).where(gt(movements.id, after))
  return row?.count ?? 0
}

export const hashOfMovement = async (db: Asker, id: number): Promise<string | undefined> =>
  (await db.select({ hash: movements.hash }).from(movements).where(eq(movements.id, id)))[0]?.hash
