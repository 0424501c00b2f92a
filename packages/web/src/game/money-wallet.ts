import * as z from 'zod/mini'
import { costOf } from './bet-modes.ts'
import type { Micro } from './money.ts'
import { toMicro } from './money.ts'
import { type Pending, pending as pendingShape, type Wallet } from './wallet.ts'
import type { WalletStore } from './wallet-store.ts'

/** The balance for money as the server reported it last, and what of it is shown while a round runs. */
export interface MoneyWallet extends WalletStore {
  /** Sets the balance that the server has reported. */
  tell(balanceMicro: Micro): void
  /** Whether the server has reported a balance. */
  isKnown(): boolean
}

const KEY = 'spilvaerk.indsats'
/**
 * A bet older than this is not sent again after a reload. Nothing is lost: either the server did not receive it and
 * took nothing, or the round is settled and in the history, or it is open at the server and is resumed from there.
 */
const RESENT_MS = 2 * 60_000

const journal = z.object({ owner: z.string(), pending: z.array(pendingShape) })

/** Stores the keys of bets in the session storage of the tab, so that a reload asks for the same round. */
export function createMoneyWallet(
  owner: string,
  now: () => number = Date.now,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): MoneyWallet {
  const listeners = new Set<() => void>()
  let told: Micro | undefined
  /** The balance without the bet while its round runs: the win is not included before it has been shown. */
  let held: Micro | undefined
  let pending = readJournal(storage.getItem(KEY), owner).filter(({ at }) => now() - at < RESENT_MS)
  let shown: Wallet = { balanceMicro: 0, netMicro: 0, pending }

  const change = (): void => {
    shown = { balanceMicro: held ?? told ?? 0, netMicro: 0, pending }
    for (const listener of listeners) listener()
  }
  const keep = (next: readonly Pending[]): void => {
    pending = [...next]
    storage.setItem(KEY, JSON.stringify({ owner, pending }))
  }
  const answered = (key: string): void => {
    held = undefined
    keep(pending.filter((bet) => bet.key !== key))
    change()
  }

  return {
    read: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    isKnown: () => told !== undefined,
    tell: (balanceMicro) => {
      told = balanceMicro
      change()
    },
    place: async (bet) => {
      const costMicro = toMicro(costOf(bet))
      if (told === undefined || told < costMicro) return false
      held = told - costMicro
      keep([...pending, bet])
      change()
      return true
    },
    raise: async (key, before, cost) => {
      const moreMicro = toMicro(cost) - toMicro(before)
      const left = held ?? told
      if (left === undefined || left < moreMicro) return false
      held = left - moreMicro
      keep(pending.map((bet) => (bet.key === key ? { ...bet, cost } : bet)))
      change()
      return true
    },
    settle: async (key, _, balanceMicro) => {
      if (balanceMicro !== undefined) told = balanceMicro
      answered(key)
    },
    refund: async (key) => answered(key),
  }
}

function readJournal(text: string | null, owner: string): Pending[] {
  try {
    const read = journal.safeParse(JSON.parse(text ?? 'null'))
    return read.success && read.data.owner === owner ? read.data.pending : []
  } catch {
    return []
  }
}
