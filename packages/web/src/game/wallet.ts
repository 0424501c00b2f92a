import { DEMO_BALANCE } from '@spilvaerk/schemas'
import * as z from 'zod/mini'
import { costOf } from './bet-modes.ts'
import { toMicro } from './money.ts'

const micro = z.int()
const positive = z.number().check(z.positive())

/** A bet that is taken and not yet settled: a reload, or a retry after a lost connection, continues from it. */
export const pending = z.object({
  key: z.uuid(),
  gameId: z.int(),
  bet: positive,
  /** The bet mode and what it costs, where it is not the plain bet. */
  mode: z.exactOptional(z.string()),
  cost: z.exactOptional(positive),
  /** What was bet on each spot, at a table. */
  bets: z.exactOptional(z.array(z.object({ spot: z.string(), amount: positive }))),
  /** The id of its round, where it is known: then the round is asked for and nothing is bet again. */
  roundId: z.exactOptional(z.uuid()),
  at: z.number(),
})

/** A visitor's demo credits in this browser. */
export const wallet = z.object({
  balanceMicro: micro.check(z.nonnegative()),
  /** Wins less bets since the beginning: the difference between two moments is the net position between them. */
  netMicro: micro,
  pending: z.array(pending),
})

export type Pending = Readonly<z.infer<typeof pending>>
export type Wallet = {
  readonly balanceMicro: number
  readonly netMicro: number
  readonly pending: readonly Pending[]
}

export const FULL_WALLET: Wallet = { balanceMicro: toMicro(DEMO_BALANCE), netMicro: 0, pending: [] }

/** Takes the bet and remembers it; undefined when there is not enough. */
export function place({ balanceMicro, netMicro, pending }: Wallet, bet: Pending): Wallet | undefined {
  const betMicro = toMicro(costOf(bet))
  if (balanceMicro < betMicro) return undefined
  return { balanceMicro: balanceMicro - betMicro, netMicro: netMicro - betMicro, pending: [...pending, bet] }
}

/** The bet costs so much from now on, and the difference is taken or comes back; undefined when there is not enough. */
export function raise(wallet: Wallet, key: string, cost: number): Wallet | undefined {
  const bet = wallet.pending.find((candidate) => candidate.key === key)
  if (!bet) return wallet
  const moreMicro = toMicro(cost) - toMicro(costOf(bet))
  if (wallet.balanceMicro < moreMicro) return undefined
  return {
    balanceMicro: wallet.balanceMicro - moreMicro,
    netMicro: wallet.netMicro - moreMicro,
    pending: wallet.pending.map((one) => (one === bet ? { ...bet, cost } : one)),
  }
}

/** Adds the win of a round, once: a bet that is no longer pending is settled already. */
export function settle(wallet: Wallet, key: string, winMicro: number): Wallet {
  return answered(wallet, key, winMicro)
}

/** Gives the bet back: no round was made of it. */
export function refund(wallet: Wallet, key: string): Wallet {
  const bet = wallet.pending.find((candidate) => candidate.key === key)
  return bet ? answered(wallet, key, toMicro(costOf(bet))) : wallet
}

/** Full again. Pending bets are removed with the credits that they were made of. */
export const refill = ({ netMicro }: Wallet): Wallet => ({ ...FULL_WALLET, netMicro })

function answered(wallet: Wallet, key: string, backMicro: number): Wallet {
  const { balanceMicro, netMicro, pending } = wallet
  if (!pending.some((bet) => bet.key === key)) return wallet
  return {
    balanceMicro: balanceMicro + backMicro,
    netMicro: netMicro + backMicro,
    pending: pending.filter((bet) => bet.key !== key),
  }
}
