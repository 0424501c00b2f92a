import { randomUUID } from 'node:crypto'
import type { Moved, Withdrawal, WithdrawInput } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import { toDkk, toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Contact } from '../../people/accounts/self.ts'
import type { DecidesOn, Decision } from '../../people/staff/decides.ts'
import type { DecidingCode } from '../../people/staff/refusals.ts'
import { ACCOUNTS, type Ledger } from '../wallet/ledger.ts'
import { moved } from '../wallet/view.ts'
import { deciding, type NewWithdrawal, withdrawing } from './movements.ts'
import * as store from './store.ts'

interface Owner {
  readonly id: string
}

export interface Withdrawals {
  /** Pays at once, or puts the amount aside for a staff member. A repeated key is answered as the first request. */
  withdraw(
    owner: Owner,
    input: WithdrawInput,
  ): Promise<Outcome<Moved, 'depositsClosed' | 'insufficientFunds' | 'requestDiffers'>>
  of(memberId: string): Promise<Withdrawal[]>
  /** The member takes back what waits. */
  cancel(memberId: string, id: string): Promise<Outcome<Withdrawal, 'withdrawalDecided' | 'withdrawalNotFound'>>
  /** What staff have to decide, oldest first. */
  waiting(): Promise<(Withdrawal & { readonly username: string })[]>
  hasWaiting(db: Asker, memberId: string): Promise<boolean>
  /** Records that a staff member has paid it. */
  pay(
    id: string,
    decision: Decision,
  ): Promise<Outcome<Withdrawal, DecidingCode | 'largeWinKept' | 'withdrawalDecided' | 'withdrawalNotFound'>>
  /** Puts it back on the balance. */
  refuse(
    id: string,
    decision: Decision,
  ): Promise<Outcome<Withdrawal, DecidingCode | 'largeWinKept' | 'withdrawalDecided' | 'withdrawalNotFound'>>
}

export interface WithdrawalNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly ledger: Pick<Ledger, 'post' | 'repeatOf' | 'balanceMicro'>
  /** Whether a win of a member waits for a decision. */
  readonly largeWins: { isKept(db: Asker, memberId: string): Promise<boolean> }
  readonly contactOf: (memberId: string) => Promise<Contact | undefined>
  readonly decidesOn: DecidesOn
  readonly audit: Pick<Audit, 'record'>
  /** Whether simulated money is paid out. */
  readonly testDeposits: boolean
  /** Whether every withdrawal is paid by a staff member. */
  readonly payoutsByStaff: boolean
}

export function createWithdrawals(needs: WithdrawalNeeds): Withdrawals {
  const { storage, clock, ledger, largeWins, contactOf, decidesOn, audit, testDeposits, payoutsByStaff } = needs
  const { read, tx } = storage

  const reasonToWait = async (db: Asker, memberId: string): Promise<store.StoredWithdrawal['waitsFor']> => {
    if (await largeWins.isKept(db, memberId)) return 'largeWin'
    return payoutsByStaff ? 'staff' : null
  }

  const keep = async (db: Writer, withdrawal: NewWithdrawal): Promise<void> => {
    const now = clock.now()
    const waits = withdrawal.waitsFor !== null
    const state = waits ? ('waiting' as const) : ('paid' as const)
    const row = { id: randomUUID(), ...withdrawal, state, createdAt: now, decidedAt: waits ? null : now }
    await store.addWithdrawal(db, { ...row, decidedBy: null, why: null })
  }

  const withdraw: Withdrawals['withdraw'] = async ({ id: memberId }, input) => {
    if (!testDeposits && !payoutsByStaff) return refused({ code: 'depositsClosed' })
    const { amount } = input
    const key = `withdrawal:${memberId}:${input.key ?? randomUUID()}`
    return tx(async (db) => {
      const known = await store.withdrawalByKey(db, key)
      const waitsFor = known ? known.waitsFor : await reasonToWait(db, memberId)
      const balanceMicro = await ledger.balanceMicro(db, ACCOUNTS.member(memberId))
      const amountMicro = amount === undefined ? balanceMicro : toMicro(amount)
      const withdrawal = { memberId, amountMicro, key, waitsFor }
      const movement = withdrawing(withdrawal, amount ?? 'all', testDeposits)
      const earlier = await ledger.repeatOf(db, movement)
      if (!earlier && amountMicro === 0) return refused({ code: 'insufficientFunds' })
      const done = moved(movement, earlier ?? (await ledger.post(db, movement)))
      if (!done.ok) return done
      if (!earlier) await keep(db, withdrawal)
      return granted({ ...done.value, state: waitsFor ? 'waiting' : 'paid' })
    })
  }

  /** Moves the money and keeps the decision; refuses what is decided already. */
  const decide = async (
    db: Writer,
    withdrawal: store.StoredWithdrawal,
    state: store.Decided['state'],
    decision?: Decision,
  ): Promise<Outcome<Withdrawal, 'withdrawalDecided'>> => {
    const decided = { state, decidedAt: clock.now(), decidedBy: decision?.by ?? null, why: decision?.why ?? null }
    const kept = await store.decide(db, withdrawal.id, decided)
    if (!kept) return refused({ code: 'withdrawalDecided' })
    const posted = await ledger.post(db, deciding(withdrawal, state))
    if (!posted.ok) throw new Error(`withdrawal ${withdrawal.id} cannot be booked: ${posted.refusal.code}`)
    return granted(view(kept))
  }

  const decideByStaff = (id: string, state: 'paid' | 'refused', { by, why }: Decision) =>
    tx(async (db) => {
      const withdrawal = await store.withdrawalById(db, id)
      if (!withdrawal) return refused({ code: 'withdrawalNotFound' })
      const { memberId } = withdrawal
      const decider = await decidesOn(db, by, memberId)
      if (!decider.ok) return decider
      if (withdrawal.state !== 'waiting') return refused({ code: 'withdrawalDecided' })
      if (state === 'paid' && (await largeWins.isKept(db, memberId))) return refused({ code: 'largeWinKept' })
      const actor = decider.value.address
      await audit.record(db, { actor, action: `withdrawal.${state}`, subject: `withdrawal:${id}`, why })
      return decide(db, withdrawal, state, { by: actor, why })
    })

  return {
    withdraw,
    of: async (memberId) => (await store.withdrawalsOf(read, memberId)).map(view),
    cancel: (memberId, id) =>
      tx(async (db) => {
        const withdrawal = await store.withdrawalById(db, id)
        if (withdrawal?.memberId !== memberId) return refused({ code: 'withdrawalNotFound' })
        return decide(db, withdrawal, 'cancelled')
      }),
    waiting: async () =>
      Promise.all(
        (await store.waitingWithdrawals(read)).map(async (withdrawal) => ({
          ...view(withdrawal),
          username: (await contactOf(withdrawal.memberId))?.username ?? withdrawal.memberId,
        })),
      ),
    hasWaiting: store.hasWaiting,
    pay: (id, decision) => decideByStaff(id, 'paid', decision),
    refuse: (id, decision) => decideByStaff(id, 'refused', decision),
  }
}

const view = ({ id, amountMicro, state, waitsFor, createdAt, decidedAt }: store.StoredWithdrawal): Withdrawal => ({
  ...{ id, amount: toDkk(amountMicro), state, waitsFor },
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})
