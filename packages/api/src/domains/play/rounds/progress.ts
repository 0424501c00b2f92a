import type { ChooseInput } from '@spilvaerk/schemas'
import type { Game, Round } from '@spilvaerk/slot-engine'
import { coinOf } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import { slotOf } from '../../games/catalogue/definitions.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Limits } from '../../people/limits/service.ts'
import { type Answered, answer, byDefault, givenIn } from './answers.ts'
import { progressOf, replay } from './decide.ts'
import type { Player } from './money-rounds.ts'
import type { ChoiceCode, StakeCode } from './refusals.ts'
import type { RoundPostings } from './round-postings.ts'
import * as store from './store.ts'

/** An open round ends by itself so long after it was played, by the default answers. */
export const OPEN_MS = 24 * 60 * 60_000

export interface ProgressNeeds {
  readonly storage: Storage
  readonly catalogue: Pick<Catalogue, 'playable'>
  readonly clock: Clock
  readonly postings: RoundPostings
  /** Asked before more is risked: what is won already is always paid. */
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly limits: Pick<Limits, 'mayRisk'>
}

/** How rounds that wait go on, and end. */
export function createProgress({ storage: { read, tx }, catalogue, clock, gate, postings, limits }: ProgressNeeds) {
  const gameOf = async ({ definitionHash }: store.StoredRound): Promise<Game> =>
    slotOf(await catalogue.playable(definitionHash)).game

  const eventsOf = async (stored: store.StoredRound): Promise<Round> => {
    const round = replay(await gameOf(stored), stored)
    if (round.totalCoins !== stored.totalCoins)
      throw new Error(`round ${stored.id} paid ${stored.totalCoins} coins, and its seed now gives ${round.totalCoins}`)
    return round
  }

  /** Stores new answers, and pays when they were the last; `undefined` when others came first. */
  const proceed = (
    stored: store.StoredRound,
    game: Game,
    { choices, round, stakes }: Answered,
    player: Player | null = null,
  ): Promise<Outcome<store.StoredRound | undefined, StakeCode>> =>
    tx(async (db) => {
      const progress = progressOf(round, coinOf(game, stored.betMicro), clock.now())
      const pays = progress.status === 'done' && stored.stake === 'money'
      // Asked again in here: another answer may have ended it, and paid, in the meantime.
      if (!isUnchanged(await store.theRound(db, stored.id), stored)) return granted(undefined)
      if (stakes && stored.stake === 'money' && player) {
        const admitted = await gate.mayMoveMoney(db, stored.gameId, stored.definitionHash)
        if (!admitted.ok) return admitted
        const allowed = await limits.mayRisk(db, player)
        if (!allowed.ok) return allowed
      }
      const jackpotMicro = pays ? await postings.settlePools(db, stored, game, round) : 0
      const kept = await store.proceed(db, stored, { choices, ...progress, jackpotMicro })
      if (!kept) throw new Error(`round ${stored.id} went another way`)
      if (!pays) return granted(kept)
      await postings.payWin(db, kept)
      await postings.noteWin(db, kept, round)
      await postings.recordEnd(db, kept)
      return granted(kept)
    })

  const isOverdue = ({ status, createdAt }: store.StoredRound): boolean =>
    status === 'open' && clock.now().getTime() - createdAt.getTime() >= OPEN_MS

  const settle = async (stored: store.StoredRound): Promise<store.StoredRound> => {
    const game = await gameOf(stored)
    await proceed(stored, game, byDefault(game, stored))
    return store.theRound(read, stored.id)
  }

  /** A round as it is by now: one that has waited too long ends when somebody looks, if not before. */
  const current = async (stored: store.StoredRound): Promise<store.StoredRound> => {
    let round = stored
    while (isOverdue(round)) round = await settle(round)
    return round
  }

  const choose = async (
    { id, choices }: ChooseInput,
    player: Player | null,
    had?: number,
  ): Promise<Outcome<store.StoredRound, StakeCode | ChoiceCode | 'roundNotFound' | 'roundNotYours'>> => {
    const found = await store.roundById(read, id)
    if (!found) return refused({ code: 'roundNotFound' })
    if (found.stake === 'money' && found.memberId !== player?.id) return refused({ code: 'roundNotYours' })
    const stored = await current(found)
    const before = had ?? givenIn(stored).length
    const game = await gameOf(stored)
    const answered = answer(
      game,
      stored,
      choices.filter((choice) => typeof choice === 'number'),
      before,
    )
    if (!answered.ok) return answered
    if (!answered.value) return granted(stored)
    const proceeded = await proceed(stored, game, answered.value, player)
    // The answers after it, or, where another list was faster, this one again, judged by what that made of the round.
    return proceeded.ok ? choose({ id, choices }, player, before) : proceeded
  }

  const settleOverdue = async (): Promise<number> => {
    const overdue = await store.openSince(read, new Date(clock.now().getTime() - OPEN_MS))
    const faults: unknown[] = []
    for (const stored of overdue) await settle(stored).catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} open rounds cannot be settled`)
    return overdue.length
  }

  return {
    eventsOf,
    current,
    choose: (input: ChooseInput, player: Player | null) => choose(input, player),
    settleOverdue,
  }
}

/** Answers are only added, and a round that waits ends by one. */
const isUnchanged = (now: store.StoredRound, then: store.StoredRound): boolean =>
  givenIn(now).length === givenIn(then).length
