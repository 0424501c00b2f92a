import { randomUUID } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
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
import { toDkk, toMicro } from '../../../platform/numbers/money.ts'
import { certain, granted, type Outcome, type RefusalCode, refused } from '../../../platform/refusals/refusals.ts'
import { inSteps } from '../../../platform/storage/steps.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { DepositCode } from '../../people/limits/refusals.ts'
import type { Limits } from '../../people/limits/service.ts'
import { movementsCsv } from './csv.ts'
import { ACCOUNTS, type Ledger, type NewMovement } from './ledger.ts'
import { movementIn } from './movement-text.ts'
import { historyOf } from './store.ts'
import { type LedgerVerdict, verifyLedger } from './verify.ts'
import { moved, movementView } from './view.ts'

interface Owner {
  readonly id: string
  readonly kind: 'player' | 'company'
}

export interface Wallet extends Pick<Ledger, 'post'> {
  /** Micro-DKK. */
  balance(memberId: string): Promise<number>
  get(owner: Owner): Promise<WalletView>
  history(memberId: string, input: MovementsInput, language?: Language): Promise<Movements>
  historyCsv(memberId: string, filter: MovementFilter, language: Language): Promise<string>
  allMovements(memberId: string): Promise<Movement[]>
  /** Pays simulated money in. A repeated key is answered with what it did. */
  deposit(
    owner: Owner,
    input: DepositInput,
    language?: Language,
  ): Promise<Outcome<Moved, DepositCode | 'depositsClosed' | 'requestDiffers'>>
  /** Pays it out again: some of it, or all; or lets it wait for a staff member, who must decide. */
  withdraw(
    owner: Owner,
    input: WithdrawInput,
    language?: Language,
  ): Promise<Outcome<Moved, 'depositsClosed' | 'insufficientFunds' | 'requestDiffers'>>
  /** Reads the whole ledger and says whether it is what was written. */
  verify(): Promise<LedgerVerdict>
}

export interface WalletNeeds {
  readonly storage: Storage
  readonly ledger: Ledger
  readonly limits: Pick<Limits, 'beforeDeposit' | 'mayDeposit'>
  readonly withdraw: Wallet['withdraw']
  /** Whether simulated money can be paid in and out. */
  readonly testDeposits: boolean
}

/** The most rows of one CSV file. */
const CSV_ROWS = 100_000

export function createWallet({ storage, ledger, limits, withdraw, testDeposits }: WalletNeeds): Wallet {
  const { read, tx } = storage

  const deposit = async (
    owner: Owner,
    { amount, key }: DepositInput,
  ): Promise<Outcome<Moved, DepositCode | 'depositsClosed' | 'requestDiffers'>> => {
    if (!testDeposits) return refused({ code: 'depositsClosed' })
    const amountMicro = toMicro(amount)
    const movement = payment(owner, amountMicro, key, amount)
    await limits.beforeDeposit(owner)
    return tx(
      inSteps({
        scope: owner.id,
        read: async (db, batch) => {
          const [earlier, allowed, books] = await Promise.all([
            ledger.repeatOf(db, movement),
            limits.mayDeposit(db, owner, amountMicro),
            ledger.books(db, accountsOf(movement), batch),
          ])
          return { earlier, allowed, books }
        },
        write: async (
          db,
          { earlier, allowed, books },
        ): Promise<Outcome<Moved, DepositCode | 'depositsClosed' | 'requestDiffers'>> => {
          if (earlier) return moved(movement, earlier)
          if (!allowed.ok) return allowed
          // The key is new, as was just read, and what comes in takes from no balance.
          return moved(movement, granted(certain(await ledger.post(db, { ...movement, fresh: true }, books))))
        },
      }),
    )
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
      withdrawals: { byStaff: !testDeposits },
    }),
    history: async (memberId, { cursor, ...filter }, language = 'da') => {
      const found = await page(memberId, filter, cursor, PAGE_SIZE + 1)
      const movements = found.slice(0, PAGE_SIZE).map((movement) => movementIn(movement, language))
      const last = found.length > PAGE_SIZE ? movements.at(-1) : undefined
      return { movements, nextCursor: last?.id ?? null }
    },
    historyCsv: async (memberId, filter, language) =>
      movementsCsv(await page(memberId, filter, undefined, CSV_ROWS), language),
    allMovements: (memberId) => page(memberId, {}, undefined, CSV_ROWS),
    deposit: async (owner, input, language = 'da') => movedIn(await deposit(owner, input), language),
    withdraw: async (owner, input, language = 'da') => movedIn(await withdraw(owner, input), language),
    verify: () => verifyLedger(read),
  }
}

const accountsOf = ({ lines }: NewMovement): string[] => lines.map(({ account }) => account)

const movedIn = <C extends RefusalCode>(done: Outcome<Moved, C>, language: Language): Outcome<Moved, C> =>
  done.ok ? granted({ ...done.value, movement: movementIn(done.value.movement, language) }) : done

/** A payment by the test provider. What was asked for under a key is its amount. */
function payment({ id }: Owner, amountMicro: number, key: string = randomUUID(), wish: unknown): NewMovement {
  return {
    ...{ kind: 'deposit', memberId: id, text: 'Indbetaling (testtilstand)', key: `deposit:${id}:${key}`, wish },
    lines: [
      { account: ACCOUNTS.member(id), amountMicro },
      { account: ACCOUNTS.deposits, amountMicro: -amountMicro },
    ],
  }
}
