import { standalone } from '@spilvaerk/messages/standalone'
import type { SlotResult } from '@spilvaerk/schemas'
import { compile, createRng, type Definition, spin } from '@spilvaerk/slot-engine'
import { toMicro } from '../game/money.ts'
import type { Answer, PlayOptions } from '../game/play-store.ts'
import type { Pending } from '../game/wallet.ts'
import { textsOf } from '../lib/page-language.ts'
import { drawSeed } from './draw-seed.ts'

/** All that a round follows from, beside the game. */
export interface PlayedRound {
  readonly seed: string
  readonly mode: string | undefined
  readonly choices: readonly number[]
  readonly bet: number
  readonly totalCoins: number
}

export interface LocalRounds extends Pick<PlayOptions, 'ask' | 'tell'> {
  /** The next round comes from this seed, once. */
  setSeed(seed: string | undefined): void
  /** The latest round as far as it has come. */
  latest(): PlayedRound | undefined
}

/** Decides rounds on the spot: what a seed gives here, it gives on the server. */
export function createLocalRounds(definition: Definition, hash: string, draw = drawSeed): LocalRounds {
  const game = compile(definition)
  const rounds = new Map<string, { readonly pending: Pending; readonly seed: string }>()
  let wished: string | undefined
  let latest: PlayedRound | undefined

  const answer = (id: string, choices: readonly number[]): Answer => {
    const known = rounds.get(id)
    if (!known) return { kind: 'refused', message: textsOf(standalone)('roundMissing') }
    const { pending, seed } = known
    const { bet, mode, gameId } = pending
    const round = spin(game, createRng(seed), { ...(mode === undefined ? {} : { mode }), choices })
    latest = { seed, mode, choices, bet, totalCoins: round.totalCoins }
    const coin = toMicro(bet) / game.betCoins
    const worth = (coins: number): number => Math.round(coins * coin) / 1e6
    const result: SlotResult = {
      kind: 'slot',
      roundId: id,
      gameId,
      definitionHash: hash,
      bet,
      ...(mode === undefined ? {} : { mode }),
      cost: worth(round.betCoins),
      totalWin: worth(round.totalCoins),
      betCoins: round.betCoins,
      totalCoins: round.totalCoins,
      choices: [...choices],
      stake: 'demo',
      jackpotWin: 0,
      status: round.awaiting ? 'open' : 'done',
      round,
      createdAt: new Date(pending.at).toISOString(),
    }
    return { kind: 'round', result }
  }

  return {
    setSeed: (seed) => {
      wished = seed
    },
    latest: () => latest,
    ask: async (pending) => {
      if (!rounds.has(pending.key)) {
        rounds.clear()
        rounds.set(pending.key, { pending, seed: wished ?? draw() })
        wished = undefined
      }
      return answer(pending.key, [])
    },
    tell: async ({ id, choices }) => answer(id, choices.map(Number)),
  }
}
