import type { AccountPorts } from './accounts/service.ts'
import type { Limits } from './limits/service.ts'
import type { Purchases } from './purchases/service.ts'
import { hasOpenRoundAnywhere, type Rounds } from './rounds/service.ts'
import type { Asker } from './storage/storage.ts'
import type { Ledger } from './wallet/ledger.ts'
import { ACCOUNTS } from './wallet/ledger.ts'
import type { Wallet } from './wallet/service.ts'

interface Money {
  readonly ledger: Ledger
  readonly limits: Limits
  readonly purchases: Purchases
  readonly rounds: Rounds
  readonly wallet: Wallet
}

/** What money and play have to say about members who come, leave, or ask what is known of them. */
export function memberPorts({ ledger, limits, purchases, rounds, wallet }: Money) {
  const openRound = async (db: Asker, memberId: string) =>
    (await hasOpenRoundAnywhere(db, memberId)) ? 'Afslut først den runde, der venter på dit valg.' : undefined
  const balance = async (db: Asker, memberId: string) =>
    (await ledger.balanceMicro(db, ACCOUNTS.member(memberId))) > 0
      ? 'Udbetal først de penge, der står på din saldo.'
      : undefined
  return {
    mayEnter: limits.mayEnter,
    keepsFromLeaving: [openRound, balance],
    personalData: [
      { name: 'wallet', read: wallet.allMovements },
      { name: 'limits', read: limits.personalData },
      { name: 'orders', read: purchases.orders },
      { name: 'rounds', read: rounds.allRounds },
    ],
  } satisfies Partial<AccountPorts>
}
