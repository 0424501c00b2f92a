import { randomBytes } from 'node:crypto'
import { createRng, type Game, type Round, spin } from '@spilvaerk/slot-engine'
import { coinOf } from '../../../platform/numbers/money.ts'
import { newRoundId } from './round-id.ts'
import type { StoredRound } from './store.ts'

const SEED_BYTES = 32

/** All that a round follows from, beside the game. */
export type Course = Pick<StoredRound, 'seed' | 'mode' | 'choices'>

/** The round that a course gives: the same today, tomorrow and on the player's own machine. */
export const replay = (game: Game, { seed, mode, choices }: Course): Round =>
  spin(game, createRng(seed), { ...(mode === null ? {} : { mode }), ...(choices === null ? {} : { choices }) })

export interface Decision {
  readonly stored: StoredRound
  readonly round: Round
}

export interface Stake {
  readonly gameId: number
  readonly definitionHash: string
  readonly betMicro: number
  /** The bet mode, one of the game's; null: the plain bet. */
  readonly mode: string | null
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

/** Decides a round from a seed. Nothing but the game, the bet mode and the seed has a say in it. */
export function decide(game: Game, stake: Stake, origin: Origin, now: Date): Decision {
  const { key, ...staked } = stake
  const coin = coinOf(game, stake.betMicro)
  const course = { seed: origin.seed, mode: stake.mode, choices: [] }
  const round = replay(game, course)
  const stored: StoredRound = {
    ...{ id: newRoundId(now), ...staked, ...course, ...origin },
    costMicro: round.betCoins * coin,
    ...progressOf(round, coin, now),
    ...{ idempotencyKey: key, createdAt: now, jackpotMicro: 0 },
  }
  return { round, stored }
}

/** What changes about a stored round as it goes on. */
export type Progress = Pick<StoredRound, 'totalCoins' | 'winMicro' | 'status' | 'settledAt'>

export const progressOf = ({ totalCoins, awaiting }: Round, coin: number, now: Date): Progress => ({
  totalCoins,
  winMicro: totalCoins * coin,
  status: awaiting ? 'open' : 'done',
  settledAt: awaiting ? null : now,
})
