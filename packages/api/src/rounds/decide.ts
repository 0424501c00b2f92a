import { randomBytes, randomUUID } from 'node:crypto'
import { createRng, type Game, type Round, spin } from '@spilvaerk/slot-engine'
import { coinMicro } from '../money.ts'
import type { StoredRound } from './store.ts'

const SEED_BYTES = 32

/** The round that a game gives for a seed: the same today, tomorrow and on the player's own machine. */
export const replay = (game: Game, seed: string): Round => spin(game, createRng(seed))

export interface Decision {
  readonly stored: StoredRound
  readonly round: Round
}

export interface Stake {
  readonly gameId: number
  readonly definitionHash: string
  readonly betMicro: number
  readonly key: string | undefined
}

/** Decides a round from a cryptographic seed. Nothing but the game and the seed has a say in it. */
export function decide(game: Game, { gameId, definitionHash, betMicro, key }: Stake): Decision {
  const coin = coinMicro(betMicro, game.betCoins)
  if (coin === undefined) throw new Error(`${betMicro} micro-DKK cannot be ${game.betCoins} coins`)
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const round = replay(game, seed)
  const { totalCoins } = round
  return {
    round,
    stored: {
      ...{ id: randomUUID(), gameId, definitionHash, seed, betMicro, totalCoins },
      winMicro: totalCoins * coin,
      idempotencyKey: key ?? null,
      createdAt: new Date(),
    },
  }
}
