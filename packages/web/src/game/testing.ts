import type { SlotResult } from '@spilvaerk/schemas'
import type { Pending } from './wallet.ts'

export const KEY = '6a1f5a0e-0b6e-4d0c-8a3e-0a4d7a2f1b11'

export const pendingBet = (change: Partial<Pending> = {}): Pending => ({
  key: KEY,
  gameId: 7,
  bet: 2.5,
  at: 0,
  ...change,
})

/** A round that a server might have decided. */
export const spinResult = (totalWin = 0, bet = 2.5): SlotResult => ({
  kind: 'slot',
  roundId: '0b0f6c56-5a05-4c2f-9a0a-54d5a9a8f111',
  gameId: 7,
  definitionHash: '0'.repeat(64),
  bet,
  cost: bet,
  totalWin,
  stake: 'demo',
  jackpotWin: 0,
  status: 'done',
  betCoins: 10,
  totalCoins: Math.round((totalWin / bet) * 10),
  round: { betCoins: 10, totalCoins: Math.round((totalWin / bet) * 10), events: [] },
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** A round that waits for an answer, with the answers it has had. */
export const waiting = (feature: string, options: number, choices: number[] = [], totalWin = 0): SlotResult => {
  const result = spinResult(totalWin)
  return { ...result, choices, status: 'open', round: { ...result.round, awaiting: { feature, options } } }
}

/** A promise that settles when the test says so. */
export function later<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
