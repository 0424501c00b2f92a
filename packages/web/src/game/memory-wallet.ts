import { toMicro } from './money.ts'
import type { Pending, Wallet } from './wallet.ts'
import type { WalletStore } from './wallet-store.ts'

const CREDITS = 1000
const FULL: Wallet = { balanceMicro: toMicro(CREDITS), netMicro: 0, pending: [] }

export interface MemoryWallet extends WalletStore {
  refill(): Promise<void>
}

/** Demo credits for as long as the page is open: a file on a disk keeps nothing. */
export function createMemoryWallet(): MemoryWallet {
  const listeners = new Set<() => void>()
  let current = FULL
  const set = (next: Wallet): void => {
    current = next
    for (const listener of listeners) listener()
  }
  const answered = (key: string, backMicro: (bet: Pending) => number): void => {
    const bet = current.pending.find((candidate) => candidate.key === key)
    if (!bet) return
    const back = backMicro(bet)
    set({
      balanceMicro: current.balanceMicro + back,
      netMicro: current.netMicro + back,
      pending: current.pending.filter((candidate) => candidate !== bet),
    })
  }
  return {
    read: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    place: async (bet) => {
      const costMicro = toMicro(bet.cost ?? bet.bet)
      if (current.balanceMicro < costMicro) return false
      set({
        balanceMicro: current.balanceMicro - costMicro,
        netMicro: current.netMicro - costMicro,
        pending: [...current.pending, bet],
      })
      return true
    },
    raise: async (key, before, cost) => {
      const moreMicro = toMicro(cost) - toMicro(before)
      if (current.balanceMicro < moreMicro) return false
      set({
        balanceMicro: current.balanceMicro - moreMicro,
        netMicro: current.netMicro - moreMicro,
        pending: current.pending.map((bet) => (bet.key === key ? { ...bet, cost } : bet)),
      })
      return true
    },
    settle: async (key, winMicro) => answered(key, () => winMicro),
    refund: async (key) => answered(key, (bet) => toMicro(bet.cost ?? bet.bet)),
    refill: async () => set({ ...FULL, netMicro: current.netMicro }),
  }
}
