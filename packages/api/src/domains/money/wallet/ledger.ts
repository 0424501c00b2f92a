import type { MovementKind } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { gathers } from '../../../platform/storage/gathered.ts'
import { type Batch, createBatch } from '../../../platform/storage/steps.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { CHAIN_START, linkHash, wishHash } from './chain.ts'
import * as store from './store.ts'

/** The names of accounts. What is paid in comes out of `deposits`, which therefore stands below nothing. */
export const ACCOUNTS = {
  member: (memberId: string) => `member:${memberId}`,
  /** What rounds have put into a pool, for one value of a coin. */
  jackpot: (gameId: number, jackpot: string, coinMicro: number) => `jackpot:${gameId}:${jackpot}:${coinMicro}`,
  /** What the house won and lost. */
  house: 'house',
  /** The other side of payments in and out. */
  deposits: 'deposits',
  /** What members have asked to be paid, and a staff member decides about. */
  payouts: 'payouts',
  /** What was sold, without VAT. */
  purchases: 'purchases',
  vat: 'vat',
} as const

export interface Line {
  readonly account: string
  readonly amountMicro: number
}

/** Money to be moved. */
export interface NewMovement {
  readonly kind: MovementKind
  readonly memberId: string | null
  readonly roundId?: string
  /** What the member reads. */
  readonly text: string
  /** One movement comes of one key. */
  readonly key: string
  /** What else was asked for under the key: a repeat must ask for the same. By default the lines. */
  readonly wish?: unknown
  /** The key is known to be new: nobody else could have made it. That it is, the database sees to. */
  readonly fresh?: true
  /** One for each account; their amounts add up to nothing. */
  readonly lines: readonly Line[]
}

export interface Posted {
  readonly id: number
  readonly createdAt: Date
  /** True when an earlier request had moved it. */
  readonly repeated: boolean
  readonly balanceAfter: (account: string) => number
  readonly amountOf: (account: string) => number
}

/** Accounts and the last movement as transactions have read them and left them: several movements of them ask once. */
export interface Books {
  readonly accounts: Map<string, store.LedgerAccount | undefined>
  last: store.LastMovement | undefined
  /** What moves with them: it sends movements off, and waits for none. */
  readonly batch: Batch
}

export interface Ledger {
  /**
   * Moves money as part of a transaction. A refused movement has written nothing.
   * @param books read in the same transaction; every movement since then was posted with them. What is written is sent
   *   off with their batch
   * @throws when the lines do not add up to nothing, or an amount is no exact integer: a fault of ours
   */
  post(
    db: Writer,
    movement: NewMovement,
    books?: Books,
  ): Promise<Outcome<Posted, 'insufficientFunds' | 'requestDiffers'>>
  /** Reads what movements on these accounts need, together. Transactions of one batch have their books in common. */
  books(db: Asker, accounts: readonly string[], batch: Batch): Promise<Books>
  /** What an earlier request with the movement's key did, or that it asked for something else. */
  repeatOf(db: Asker, movement: NewMovement): Promise<Outcome<Posted, 'requestDiffers'> | undefined>
  balanceMicro(db: Asker, account: string): Promise<number>
  /** The movement of a key, if there is one. */
  movementOf(db: Asker, key: string): Promise<{ readonly memberId: string | null } | undefined>
  /** The balance of an account right after a movement; `undefined` where there is no such movement. */
  balanceAfter(db: Asker, key: string, account: string): Promise<number | undefined>
  depositedSinceMicro(db: Asker, memberId: string, since: Date): Promise<number>
  /** When money last moved; `undefined` where none has. */
  lastMovedAt(db: Asker): Promise<Date | undefined>
}

export function createLedger(clock: Clock): Ledger {
  return {
    post: (db, movement, books) => post(db, movement, clock.now(), books),
    books: createBooks(),
    repeatOf,
    movementOf: store.movementByKey,
    lastMovedAt: async (db) => (await store.lastMovement(db))?.createdAt,
    balanceMicro: async (db, account) => (await store.findAccount(db, account))?.balanceMicro ?? 0,
    balanceAfter: async (db, key, account) => {
      const movement = await store.movementByKey(db, key)
      const sides = movement && (await store.postingsOf(db, movement.id))
      return sides?.find(({ name }) => name === account)?.balanceMicro
    },
    depositedSinceMicro: (db, memberId, since) => store.depositedSince(db, memberId, ACCOUNTS.member(memberId), since),
  }
}

const wishOf = ({ wish, lines }: NewMovement): string => wishHash(wish ?? lines)

async function repeatOf(db: Asker, movement: NewMovement): Promise<Outcome<Posted, 'requestDiffers'> | undefined> {
  const earlier = await store.movementByKey(db, movement.key)
  if (!earlier) return undefined
  if (earlier.wishHash !== wishOf(movement)) return refused({ code: 'requestDiffers' })
  return granted(postedOf(earlier, await store.postingsOf(db, earlier.id), true))
}

function createBooks(): Ledger['books'] {
  const shared = new WeakMap<Batch, { readonly books: Books; readonly asked: Set<string> }>()
  return async (db, names, batch) => {
    const known = shared.get(batch)
    const { books, asked } = known ?? { books: { last: undefined, accounts: new Map(), batch }, asked: new Set() }
    if (!known) shared.set(batch, { books, asked })
    const missing = names.filter((name) => !asked.has(name))
    for (const name of missing) asked.add(name)
    await Promise.all([known ? undefined : readLast(db, books), readAccounts(db, missing, books)])
    return books
  }
}

async function readLast(db: Asker, books: Books): Promise<void> {
  books.last = await store.lastMovement(db)
}

async function readAccounts(db: Asker, names: readonly string[], { accounts }: Books): Promise<void> {
  const found = await Promise.all(names.map((name) => store.findAccount(db, name)))
  for (const [n, name] of names.entries()) accounts.set(name, found[n])
}

async function post(
  db: Writer,
  movement: NewMovement,
  now: Date,
  known?: Books,
): Promise<Outcome<Posted, 'insufficientFunds' | 'requestDiffers'>> {
  const earlier = movement.fresh ? undefined : await repeatOf(db, movement)
  if (earlier) return earlier
  const { lines } = movement
  const own = createBatch()
  const books = known ?? { last: undefined, accounts: new Map(), batch: own }
  const missing = lines.map(({ account }) => account).filter((name) => !books.accounts.has(name))
  await Promise.all([known ? undefined : readLast(db, books), readAccounts(db, missing, books)])
  const sides = sidesOf(lines, books)
  const short = sides.find(({ name, balanceMicro }) => balanceMicro < 0 && isProtected(name))
  if (short) return refused({ code: 'insufficientFunds' })
  const { last } = books
  const { kind, memberId, roundId = null, text, key } = movement
  const row = {
    id: (last?.id ?? 0) + 1,
    kind,
    memberId,
    roundId,
    text,
    key,
    wishHash: wishOf(movement),
    createdAt: now,
  }
  const hash = linkHash(last?.hash ?? CHAIN_START, {
    ...row,
    postings: sides.map(({ name, amountMicro, balanceMicro }) => [name, amountMicro, balanceMicro]),
  })
  await write(db, { ...row, hash }, sides, books)
  await own.answered()
  return granted(postedOf(row, sides, false))
}

/** Sends a movement off, and leaves the books as it made them. */
async function write(db: Writer, movement: store.StoredMovement, sides: readonly Side[], books: Books): Promise<void> {
  for (const { name } of sides)
    if (!books.accounts.get(name)) books.accounts.set(name, await store.openAccount(db, name))
  const { id: movementId } = movement
  const postings = sides.map(({ name, amountMicro, balanceMicro }) => {
    const { id: accountId } = accountIn(books, name)
    books.accounts.set(name, { id: accountId, name, balanceMicro })
    return { movementId, accountId, amountMicro, balanceMicro }
  })
  books.last = movement
  const booked = store.addMovement(db, { movement, postings })
  books.batch.send(booked)
  // Elsewhere the next movement could come between this one and its postings.
  if (!gathers(db)) await booked
}

function accountIn({ accounts }: Books, name: string): store.LedgerAccount {
  const account = accounts.get(name)
  if (!account) throw new Error(`account ${name} is not open`)
  return account
}

const isProtected = (name: string) =>
  name.startsWith('member:') || name.startsWith('jackpot:') || name === ACCOUNTS.payouts

interface Side {
  readonly name: string
  readonly amountMicro: number
  /** After it. */
  readonly balanceMicro: number
}

/** Each account with what it gets and what it then has, in the order of the names. */
function sidesOf(lines: readonly Line[], { accounts }: Books): Side[] {
  const names = new Set(lines.map(({ account }) => account))
  if (names.size !== lines.length) throw new Error('a movement names an account twice')
  if (lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0) !== 0) throw new Error('a movement does not balance')
  const sides: Side[] = []
  for (const { account: name, amountMicro } of [...lines].sort((a, b) => (a.account < b.account ? -1 : 1))) {
    const balanceMicro = (accounts.get(name)?.balanceMicro ?? 0) + amountMicro
    if (!Number.isSafeInteger(amountMicro) || !Number.isSafeInteger(balanceMicro)) {
      throw new RangeError(`${amountMicro} micro-DKK on ${name} cannot be booked exactly`)
    }
    sides.push({ name, amountMicro, balanceMicro })
  }
  return sides
}

function postedOf(
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
  sides: readonly Side[],
  repeated: boolean,
): Posted {
  const sideOf = (account: string): Side => {
    const side = sides.find(({ name }) => name === account)
    if (!side) throw new Error(`movement ${id} does not touch ${account}`)
    return side
  }
  return {
    ...{ id, createdAt, repeated },
    balanceAfter: (account) => sideOf(account).balanceMicro,
    amountOf: (account) => sideOf(account).amountMicro,
  }
}
