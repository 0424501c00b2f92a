import { useSyncExternalStore } from 'react'
import {
  FULL_WALLET,
  type Pending,
  place,
  raise,
  refill,
  refund,
  settle,
  type Wallet,
  wallet as walletShape,
} from './wallet.ts'

/** The wallet of this browser. All tabs share it: each change reads what is stored and writes under one lock. */
export interface WalletStore {
  read(): Wallet
  subscribe(onChange: () => void): () => void
  /** Whether the bet was taken; it is stored before this settles. */
  place(bet: Pending): Promise<boolean>
  /** What a bet costs changes in the course of its round, in DKK. False when there is not enough. */
  raise(key: string, before: number, cost: number): Promise<boolean>
  /** Settles a round, once. Where money is played for, `balanceMicro` is the balance that the server reports. */
  settle(key: string, winMicro: number, balanceMicro?: number): Promise<void>
  refund(key: string): Promise<void>
}

interface DemoWallet extends WalletStore {
  refill(): Promise<void>
}

const KEY = 'spilvaerk.demo'
const LOCK = 'spilvaerk.demo'

/** Looked up at each use: the server, which pre-renders the page, has no `localStorage`. */
const inBrowser: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
}

export function createWalletStore(storage: Pick<Storage, 'getItem' | 'setItem'> = inBrowser): DemoWallet {
  const listeners = new Set<() => void>()
  let stored: string | null | undefined
  let current: Wallet = FULL_WALLET

  const read = (): Wallet => {
    const text = storage.getItem(KEY)
    if (text !== stored) {
      stored = text
      current = parse(text)
    }
    return current
  }
  const write = (next: Wallet): void => {
    storage.setItem(KEY, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  const change = (step: (before: Wallet) => Wallet | undefined): Promise<boolean> =>
    locked(() => {
      const before = read()
      const after = step(before)
      if (after && after !== before) write(after)
      return after !== undefined
    })

  return {
    read,
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === KEY || event.key === null) onChange()
      }
      listeners.add(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onStorage)
      }
    },
    place: (bet) => change((before) => place(before, bet)),
    raise: (key, _, cost) => change((before) => raise(before, key, cost)),
    settle: async (key, winMicro) => void (await change((before) => settle(before, key, winMicro))),
    refund: async (key) => void (await change((before) => refund(before, key))),
    refill: async () => void (await change(refill)),
  }
}

export const demoWallet = createWalletStore()

export const useWallet = (store: Pick<WalletStore, 'read' | 'subscribe'> = demoWallet): Wallet =>
  useSyncExternalStore(store.subscribe, store.read, () => FULL_WALLET)

/** Anything may have been written into the storage: what does not fit the schema is not used. */
function parse(text: string | null): Wallet {
  if (text === null) return FULL_WALLET
  try {
    const read = walletShape.safeParse(JSON.parse(text))
    return read.success ? read.data : FULL_WALLET
  } catch {
    return FULL_WALLET
  }
}

/** One tab at a time, where the browser has locks (it has them on https and on localhost). */
async function locked<T>(work: () => T): Promise<T> {
  return navigator.locks ? await navigator.locks.request(LOCK, async () => work()) : work()
}
