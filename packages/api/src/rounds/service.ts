import type { GameStats, RoundRecord, SpinInput, SpinResult } from '@spilvaerk/schemas'
import type { Round } from '@spilvaerk/slot-engine'
import type { Catalogue } from '../catalogue/service.ts'
import { toMicro } from '../money.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { decide, replay } from './decide.ts'
import { createStore, type StoredRound } from './store.ts'
import { recordOf, resultOf, statsOf } from './view.ts'

export interface Rounds {
  /** Decides a round and stores it before it is answered. A repeated key is answered with the round it made. */
  spin(input: SpinInput): Promise<Outcome<SpinResult>>
  /** A stored round, its events recomputed from what decided them. */
  round(id: string): Promise<Outcome<RoundRecord>>
  stats(gameId: number): Promise<Outcome<GameStats>>
}

export function createRounds(storage: Storage, catalogue: Pick<Catalogue, 'table' | 'playable'>): Rounds {
  const store = createStore(storage)

  const eventsOf = async ({ id, definitionHash, seed, totalCoins }: StoredRound): Promise<Round> => {
    const round = replay((await catalogue.playable(definitionHash)).game, seed)
    if (round.totalCoins !== totalCoins)
      throw new Error(`round ${id} paid ${totalCoins} coins, and its seed now gives ${round.totalCoins}`)
    return round
  }

  const repeat = async (earlier: StoredRound, gameId: number, betMicro: number): Promise<Outcome<SpinResult>> =>
    earlier.gameId === gameId && earlier.betMicro === betMicro
      ? granted(resultOf(earlier, await eventsOf(earlier)))
      : refused({ code: 'keyReused' })

  const spin = async ({ id, bet, key }: SpinInput): Promise<Outcome<SpinResult>> => {
    const betMicro = toMicro(bet)
    const earlier = key && (await store.byKey(key))
    if (earlier) return repeat(earlier, id, betMicro)
    const table = await catalogue.table(id)
    if (!table.ok) return table
    const { config, game, hash } = table.value
    if (!config.betLevels.includes(bet)) return refused({ code: 'betNotOffered', levels: config.betLevels })
    const { stored, round } = decide(game, { gameId: id, definitionHash: hash, betMicro, key })
    const kept = await store.keep(stored)
    return kept.id === stored.id ? granted(resultOf(kept, round)) : repeat(kept, id, betMicro)
  }

  return {
    spin,
    round: async (id) => {
      const stored = await store.one(id)
      return stored ? granted(recordOf(stored, await eventsOf(stored))) : refused({ code: 'roundNotFound' })
    },
    stats: async (gameId) => {
      const table = await catalogue.table(gameId)
      return table.ok ? granted(statsOf(await store.tallyOf(gameId))) : table
    },
  }
}
