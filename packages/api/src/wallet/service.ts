import { randomUUID } from 'node:crypto'
import {
  type DepositInput,
  MAX_DEPOSIT,
  MIN_DEPOSIT,
  type Moved,
  type Movement,
  type MovementFilter,
  type Movements,
  type MovementsInput,
  PAGE_SIZE,
  type Wallet as WalletView,
  type WithdrawInput,
} from '@spilvaerk/schemas'
import type { Limits } from '../limits/service.ts'
import { toDkk, toMicro } from '../money.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import { movementsCsv } from './csv.ts'
import { ACCOUNTS, type Ledger, type NewMovement, type Posted } from './ledger.ts'
import { historyOf } from './store.ts'
import { type LedgerVerdict, verifyLedger } from './verify.ts'

interface Owner {
  readonly id: string
  readonly kind: 'player' | 'company'
}

export interface Wallet extends Pick<Ledger, 'post'> {
  /** Micro-DKK. */
  balance(memberId: string): Promise<number>
  get(owner: Owner): Promise<WalletView>
  history(memberId: string, input: MovementsInput): Promise<Movements>
  historyCsv(memberId: string, filter: MovementFilter): Promise<string>
  allMovements(memberId: string): Promise<Movement[]>
  /** Pays simulated money in. A repeated key is answered with what it did. */
  deposit(owner: Owner, input: DepositInput): Promise<Outcome<Moved>>
  /** Pays it out again: some of it, or all. */
  withdraw(owner: Owner, input: WithdrawInput): Promise<Outcome<Moved>>
  /** Reads the whole ledger and says whether it is what was written. */
  verify(): Promise<LedgerVerdict>
}

export interface WalletNeeds {
  readonly storage: Storage
  readonly ledger: Ledger
  readonly limits: Pick<Limits, 'beforeDeposit' | 'mayDeposit'>
  /** Whether simulated money can be paid in and out. */
  readonly testDeposits: boolean
}

/** The most rows of one CSV file. */
const CSV_ROWS = 100_000

export function createWallet({ storage, ledger, limits, testDeposits }: WalletNeeds): Wallet {
  const { read, tx } = storage

  const deposit = async (owner: Owner, { amount, key }: DepositInput): Promise<Outcome<Moved>> => {
    if (!testDeposits) return refused({ code: 'depositsClosed' })
    const amountMicro = toMicro(amount)
    const movement = payment('deposit', owner, amountMicro, key, amount)
    await limits.beforeDeposit(owner)
    return tx(async (db) => {
      const earlier = await ledger.repeatOf(db, movement)
      if (!earlier) {
        const allowed = await limits.mayDeposit(db, owner, amountMicro)
        if (!allowed.ok) return allowed
      }
      return moved(movement, earlier ?? (await ledger.post(db, movement)))
    })
  }

  const withdraw = async (owner: Owner, { amount, key }: WithdrawInput): Promise<Outcome<Moved>> => {
    if (!testDeposits) return refused({ code: 'depositsClosed' })
    return tx(async (db: Writer) => {
      const balanceMicro = await ledger.balanceMicro(db, ACCOUNTS.member(owner.id))
      const amountMicro = amount === undefined ? balanceMicro : toMicro(amount)
      const movement = payment('withdrawal', owner, -amountMicro, key, amount ?? 'all')
      const earlier = await ledger.repeatOf(db, movement)
      if (!earlier && amountMicro === 0) return refused({ code: 'insufficientFunds' })
      return moved(movement, earlier ?? (await ledger.post(db, movement)))
    })
  }

  const page = async (memberId: string, filter: MovementFilter, cursor: number | undefined, limit: number) => {
    const rows = await historyOf(read, ACCOUNTS.member(memberId), filter, { cursor, limit })
    return rows.map(({ movement, amountMicro, balanceMicro }) => movementView(movement, amountMicro, balanceMicro))
  }

  return {
    post: ledger.post,
    balance: (memberId) => ledger.balanceMicro(read, ACCOUNTS.member(memberId)),
    get: async ({ id, kind }) => ({
      balance: toDkk(await ledger.balanceMicro(read, ACCOUNTS.member(id))),
      currency: 'DKK',
      kind,
      deposits: { open: testDeposits, test: testDeposits, min: MIN_DEPOSIT, max: MAX_DEPOSIT },
    }),
    history: async (memberId, { cursor, ...filter }) => {
      const found = await page(memberId, filter, cursor, PAGE_SIZE + 1)
      const movements = found.slice(0, PAGE_SIZE)
      return { movements, nextCursor: found.length > PAGE_SIZE ? (movements.at(-1)?.id ?? null) : null }
    },
    historyCsv: async (memberId, filter) => movementsCsv(await page(memberId, filter, undefined, CSV_ROWS)),
    allMovements: (memberId) => page(memberId, {}, undefined, CSV_ROWS),
    deposit,
    withdraw,
    verify: () => verifyLedger(read),
  }
}

const TEXTS = { deposit: 'Indbetaling (testtilstand)', withdrawal: 'Udbetaling (testtilstand)' } as const

/** A payment by the test provider. What was asked for under a key is its amount. */
function payment(
  kind: 'deposit' | 'withdrawal',
  { id }: Owner,
  amountMicro: number,
  key: string = randomUUID(),
  wish: unknown,
): NewMovement {
  return {
    ...{ kind, memberId: id, text: TEXTS[kind], key: `${kind}:${id}:${key}`, wish },
    lines: [
      { account: ACCOUNTS.member(id), amountMicro },
      { account: ACCOUNTS.deposits, amountMicro: -amountMicro },
    ],
  }
}

function moved({ kind, memberId, text }: NewMovement, posted: Outcome<Posted>): Outcome<Moved> {
  if (!posted.ok) return posted
  const { id, createdAt, amountOf, balanceAfter } = posted.value
  const account = ACCOUNTS.member(memberId ?? '')
  const movement = movementView({ id, kind, text, roundId: null, createdAt }, amountOf(account), balanceAfter(account))
  return granted({ movement, balance: movement.balance })
}

const movementView = (
  { id, kind, text, roundId, createdAt }: Pick<Movement, 'id' | 'kind' | 'text' | 'roundId'> & { createdAt: Date },
  amountMicro: number,
  balanceMicro: number,
): Movement => ({
  ...{ id, kind, text, roundId },
  amount: toDkk(amountMicro),
  balance: toDkk(balanceMicro),
  createdAt: createdAt.toISOString(),
})
