import { ACCOUNTS, type NewMovement } from '../wallet/ledger.ts'
import type { StoredWithdrawal } from './store.ts'

export type NewWithdrawal = Pick<StoredWithdrawal, 'memberId' | 'amountMicro' | 'key' | 'waitsFor'>

/** Takes a withdrawal from the balance: out at once, or where it cannot be played while somebody looks. */
export function withdrawing(
  { memberId, amountMicro, key, waitsFor }: NewWithdrawal,
  wish: unknown,
  isTest: boolean,
): NewMovement {
  const plain = isTest ? 'Udbetaling (testtilstand)' : 'Udbetaling'
  return {
    ...{ kind: 'withdrawal', memberId, text: waitsFor ? `${plain}, afventer kontrol` : plain, key, wish },
    lines: [
      { account: ACCOUNTS.member(memberId), amountMicro: -amountMicro },
      { account: waitsFor ? ACCOUNTS.payouts : ACCOUNTS.deposits, amountMicro },
    ],
  }
}

const TEXTS = {
  paid: 'Udbetaling gennemført',
  refused: 'Udbetaling afvist: pengene er tilbage',
  cancelled: 'Udbetaling trukket tilbage',
} as const

/** Ends what waits: out to the member, or back to the balance. One key for all ends, so that there is one end. */
export function deciding({ id, memberId, amountMicro }: StoredWithdrawal, state: keyof typeof TEXTS): NewMovement {
  const to = state === 'paid' ? ACCOUNTS.deposits : ACCOUNTS.member(memberId)
  return {
    ...{ kind: 'withdrawal', memberId, text: TEXTS[state], key: `payout:${id}` },
    lines: [
      { account: ACCOUNTS.payouts, amountMicro: -amountMicro },
      { account: to, amountMicro },
    ],
  }
}
