import { randomBytes, randomUUID } from 'node:crypto'
import { createRng, type Game, type Round, spin } from '@spilvaerk/slot-engine'
import { coinMicro } from '../money.ts'
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
  readonly key: string | undefined
}

/** Decides a round from a cryptographic seed. Nothing but the game, the bet mode and the seed has a say in it. */
export function decide(game: Game, { gameId, definitionHash, betMicro, mode, key }: Stake, now: Date): Decision {
  const coin = coinMicro(betMicro, game.betCoins)
  if (coin === undefined) throw new Error(`${betMicro} micro-DKK cannot be ${game.betCoins} coins`)
  const course = { seed: randomBytes(SEED_BYTES).toString('hex'), mode, choices: [] }
  const round = replay(game, course)
  const stored: StoredRound = {
    ...{ id: randomUUID(), gameId, definitionHash, betMicro, ...course },
    costMicro: round.betCoins * coin,
    ...progressOf(round, coin, now),
    idempotencyKey: key ?? null,
    createdAt: now,
    ...{ memberId: null, stake: 'demo', seedsId: null, nonce: null, jackpotMicro: 0 },
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
