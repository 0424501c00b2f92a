import type { ChooseInput, GameStats, RoundRecord, SpinInput, SpinResult } from '@spilvaerk/schemas'
import type { Definition, Game, Round } from '@spilvaerk/slot-engine'
import type { Catalogue } from '../catalogue/service.ts'
import type { Clock } from '../clock.ts'
import { coinMicro, toMicro } from '../money.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { type Answered, answer, byDefault } from './answers.ts'
import { decide, progressOf, replay } from './decide.ts'
import { createStore, type StoredRound } from './store.ts'
import { recordOf, resultOf, statsOf } from './view.ts'

/** An open round ends by itself so long after it was played, by the default answers. */
export const OPEN_MS = 24 * 60 * 60_000

export interface Rounds {
  /** Decides a round and stores it before it is answered. A repeated key is answered with the round it made. */
  spin(input: SpinInput): Promise<Outcome<SpinResult>>
  /** Goes on with a round that waits. The answers are all so far: a repeat is answered and changes nothing. */
  choose(input: ChooseInput): Promise<Outcome<SpinResult>>
  /** A stored round, its events recomputed from what decided them. */
  round(id: string): Promise<Outcome<RoundRecord>>
  stats(gameId: number): Promise<Outcome<GameStats>>
  /**
   * Ends the rounds that have waited too long and says how many.
   * @throws AggregateError after all others are settled, when some cannot be
   */
  settleOverdue(): Promise<number>
}

export function createRounds(storage: Storage, catalogue: Pick<Catalogue, 'table' | 'playable'>, clock: Clock): Rounds {
  const store = createStore(storage)
  const gameOf = async ({ definitionHash }: StoredRound): Promise<Game> =>
    (await catalogue.playable(definitionHash)).game

  const eventsOf = async (stored: StoredRound): Promise<Round> => {
    const round = replay(await gameOf(stored), stored)
    if (round.totalCoins !== stored.totalCoins)
      throw new Error(`round ${stored.id} paid ${stored.totalCoins} coins, and its seed now gives ${round.totalCoins}`)
    return round
  }

  /** Stores new answers; `undefined` when others came first. */
  const proceed = (stored: StoredRound, { betCoins }: Game, { choices, round }: Answered) => {
    const coin = coinMicro(stored.betMicro, betCoins) as number // The bet was divided into coins when it was played.
    return store.proceed(stored, { choices, ...progressOf(round, coin, clock.now()) })
  }

  const isOverdue = ({ status, createdAt }: StoredRound): boolean =>
    status === 'open' && clock.now().getTime() - createdAt.getTime() >= OPEN_MS

  const settle = async (stored: StoredRound): Promise<StoredRound> => {
    const game = await gameOf(stored)
    return (await proceed(stored, game, byDefault(game, stored))) ?? (await store.the(stored.id))
  }

  /** A round as it is by now: one that has waited too long ends when somebody looks, if not before. */
  const current = async (stored: StoredRound): Promise<StoredRound> => {
    let round = stored
    while (isOverdue(round)) round = await settle(round)
    return round
  }

  const repeat = async (earlier: StoredRound, { id, bet, mode }: SpinInput): Promise<Outcome<SpinResult>> => {
    const isSame = earlier.gameId === id && earlier.betMicro === toMicro(bet) && earlier.mode === storedMode(mode)
    if (!isSame) return refused({ code: 'keyReused' })
    const round = await current(earlier)
    return granted(resultOf(round, await eventsOf(round)))
  }

  const spin = async (input: SpinInput): Promise<Outcome<SpinResult>> => {
    const { id, bet, key } = input
    const earlier = key && (await store.byKey(key))
    if (earlier) return repeat(earlier, input)
    const table = await catalogue.table(id)
    if (!table.ok) return table
    const { config, game, hash, definition } = table.value
    if (!config.betLevels.includes(bet)) return refused({ code: 'betNotOffered', levels: config.betLevels })
    const mode = storedMode(input.mode)
    const modes = modesOf(definition)
    if (mode !== null && !modes.includes(mode)) return refused({ code: 'modeNotOffered', modes })
    const stake = { gameId: id, definitionHash: hash, betMicro: toMicro(bet), mode, key }
    const { stored, round } = decide(game, stake, clock.now())
    const kept = await store.keep(stored)
    return kept.id === stored.id ? granted(resultOf(kept, round)) : repeat(kept, input)
  }

  const choose = async ({ id, choices }: ChooseInput): Promise<Outcome<SpinResult>> => {
    const found = await store.one(id)
    if (!found) return refused({ code: 'roundNotFound' })
    const stored = await current(found)
    const game = await gameOf(stored)
    const answered = answer(game, stored, choices)
    if (!answered.ok) return answered
    if (!answered.value) return granted(resultOf(stored, await eventsOf(stored)))
    const kept = await proceed(stored, game, answered.value)
    // Another answer was faster: this one is judged by what it made of the round.
    return kept ? granted(resultOf(kept, answered.value.round)) : choose({ id, choices })
  }

  const settleOverdue = async (): Promise<number> => {
    const overdue = await store.openSince(new Date(clock.now().getTime() - OPEN_MS))
    const faults: unknown[] = []
    for (const stored of overdue) await settle(stored).catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} open rounds cannot be settled`)
    return overdue.length
  }

  return {
    spin,
    choose,
    round: async (id) => {
      const found = await store.one(id)
      if (!found) return refused({ code: 'roundNotFound' })
      const stored = await current(found)
      return granted(recordOf(stored, await eventsOf(stored)))
    },
    stats: async (gameId) => {
      const table = await catalogue.table(gameId)
      return table.ok ? granted(statsOf(await store.tallyOf(gameId))) : table
    },
    settleOverdue,
  }
}

/** The engine's name for the plain bet. */
const PLAIN_MODE = 'base'
const storedMode = (mode: string | undefined): string | null => (mode === PLAIN_MODE ? null : (mode ?? null))
const modesOf = ({ modes = [] }: Definition): string[] => modes.map(({ id }) => id)
