import type { ChooseInput } from '@spilvaerk/schemas'
import type { Turn } from '../../../platform/engines/engine.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { inSteps } from '../../../platform/storage/steps.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Limits } from '../../people/limits/service.ts'
import { type Answered, answer, byDefault, givenIn } from './answers.ts'
import type { Player } from './money-rounds.ts'
import { createProgressSteps } from './progress-steps.ts'
import type { ChoiceCode, RaiseCode } from './refusals.ts'
import type { CountDone } from './round-metrics.ts'
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
  readonly limits: Pick<Limits, 'mayPlay' | 'mayRisk'>
  readonly countDone: CountDone
}

/** How rounds that wait go on, and end. */
export function createProgress(needs: ProgressNeeds) {
  const { catalogue, clock, countDone } = needs
  const { read, tx } = needs.storage
  const steps = createProgressSteps(needs)
  const gameOf = ({ definitionHash }: store.StoredRound): Promise<Playable> => catalogue.playable(definitionHash)

  const turnOf = async (stored: store.StoredRound): Promise<Turn> => {
    const turn = (await gameOf(stored)).engine.play(stored)
    if (turn.totalCoins !== stored.totalCoins)
      throw new Error(`round ${stored.id} paid ${stored.totalCoins} coins, and its seed now gives ${turn.totalCoins}`)
    return turn
  }

  /** Stores new answers, and pays when they were the last; `undefined` when others came first. */
  const book = (
    stored: store.StoredRound,
    game: Playable,
    answered: Answered,
    player: Player | null = null,
  ): Promise<Outcome<store.StoredRound | undefined, RaiseCode>> => tx(inSteps(steps(stored, game, answered, player)))

  const proceed: typeof book = async (...change) => {
    const kept = await book(...change)
    if (kept.ok && kept.value?.status === 'done') countDone(kept.value)
    return kept
  }

  const isOverdue = ({ status, createdAt }: store.StoredRound): boolean =>
    status === 'open' && clock.now().getTime() - createdAt.getTime() >= OPEN_MS

  const settle = async (stored: store.StoredRound): Promise<store.StoredRound> => {
    const game = await gameOf(stored)
    await proceed(stored, game, byDefault(game.engine, stored))
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
  ): Promise<Outcome<store.StoredRound, RaiseCode | ChoiceCode | 'roundNotFound' | 'roundNotYours'>> => {
    const found = await store.roundById(read, id)
    if (!found) return refused({ code: 'roundNotFound' })
    if (found.stake === 'money' && found.memberId !== player?.id) return refused({ code: 'roundNotYours' })
    const stored = await current(found)
    const before = had ?? givenIn(stored).length
    const game = await gameOf(stored)
    const coinMicro = game.engine.coinMicro(stored)
    const answered = answer(game.engine, stored, choices, { had: before, coinMicro })
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

  const chooseFirst = (input: ChooseInput, player: Player | null) => choose(input, player)
  return { turnOf, current, choose: chooseFirst, settleOverdue }
}
