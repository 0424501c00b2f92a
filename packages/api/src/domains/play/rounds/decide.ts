import { randomBytes } from 'node:crypto'
import type { Engine, Turn, Wish } from '../../../platform/engines/engine.ts'
import { newRoundId } from './round-id.ts'
import type { StoredRound } from './store.ts'

export type { Course } from '../../../platform/engines/engine.ts'

const SEED_BYTES = 32

export interface Decision {
  readonly stored: StoredRound
  readonly turn: Turn
}

/** What is wished for, by whom. */
export interface Stake extends Wish {
  readonly gameId: number
  readonly definitionHash: string
  readonly key: string | null
  /** Who plays; null: a visitor. */
  readonly memberId: string | null
}

/** Where the seed of a round comes from. */
export type Origin = Pick<StoredRound, 'seed' | 'stake' | 'seedsId' | 'nonce'>

/** A round with credits has a seed of its own, from the system's cryptographic source. */
export const demoOrigin = (): Origin => ({
  ...{ seed: randomBytes(SEED_BYTES).toString('hex'), stake: 'demo', seedsId: null, nonce: null },
})

/** Decides a round from a seed. Nothing but the game, what is wished for and the seed has a say in it. */
export function decide(engine: Engine, stake: Stake, origin: Origin, now: Date): Decision {
  const { key, ...staked } = stake
  const course = { seed: origin.seed, mode: stake.mode, bets: stake.bets, choices: [] }
  const turn = engine.play(course)
  const stored: StoredRound = {
    ...{ id: newRoundId(now), ...staked, ...course, ...origin },
    ...progressOf(turn, engine.coinMicro(stake), now),
    ...{ idempotencyKey: key, createdAt: now, jackpotMicro: 0 },
  }
  return { turn, stored }
}

/** What changes about a stored round as it goes on. */
export type Progress = Pick<StoredRound, 'costMicro' | 'totalCoins' | 'winMicro' | 'status' | 'settledAt'>

export const progressOf = ({ stakedCoins, totalCoins, waits }: Turn, coin: number, now: Date): Progress => ({
  costMicro: stakedCoins * coin,
  totalCoins,
  winMicro: totalCoins * coin,
  status: waits ? 'open' : 'done',
  settledAt: waits ? null : now,
})
