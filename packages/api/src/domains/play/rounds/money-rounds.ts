import type { Turn } from '../../../platform/engines/engine.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Limits } from '../../people/limits/service.ts'
import type { Fairness } from '../fairness/service.ts'
import { decide, type Stake } from './decide.ts'
import type { MoneyRoundCode } from './refusals.ts'
import type { RoundPostings } from './round-postings.ts'
import * as store from './store.ts'

export interface Player {
  readonly id: string
  readonly kind: 'player' | 'company'
}

export interface Played {
  readonly stored: store.StoredRound
  /** Absent where the key had made the round before. */
  readonly turn?: Turn | undefined
  /** Right after a new round for money. */
  readonly balanceMicro?: number | undefined
}

export interface MoneyNeeds {
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly limits: Pick<Limits, 'mayPlay'>
  readonly fairness: Pick<Fairness, 'draw' | 'spend'>
  readonly postings: RoundPostings
  readonly clock: Clock
}

/**
 * Plays a round for money: everything that can refuse it comes before anything is written. What does not hang on each
 * other is asked and written together: on a database elsewhere every answer takes its way.
 */
export function createMoneyRounds({ gate, limits, fairness, postings, clock }: MoneyNeeds) {
  return async (db: Writer, game: Playable, stake: Stake, player: Player): Promise<Outcome<Played, MoneyRoundCode>> => {
    const { engine } = game
    const costMicro = engine.costCoins(stake) * engine.coinMicro(stake)
    const [earlier, admitted, allowed, open, drawn, books] = await Promise.all([
      stake.key ? store.roundByKey(db, stake.key) : undefined,
      gate.mayMoveMoney(db, stake.gameId, stake.definitionHash),
      limits.mayPlay(db, player, costMicro),
      store.openRoundOf(db, player.id, stake.gameId),
      fairness.draw(db, player.id, stake.gameId),
      postings.books(db, player.id),
    ])
    if (earlier) return granted({ stored: earlier })
    if (!admitted.ok) return admitted
    if (!allowed.ok) return allowed
    if (open) return refused({ code: 'roundOpen' })
    if (!drawn.ok) return drawn
    const { turn, stored } = decide(engine, stake, { ...drawn.value, stake: 'money' }, clock.now())
    const left = await postings.takeBet(db, stored, game, books)
    if (!left.ok) return refused({ code: 'insufficientFunds', playing: true })
    const isDone = stored.status === 'done'
    const jackpotMicro = isDone ? await postings.settlePools(db, stored, game, turn, books) : 0
    const done = { ...stored, jackpotMicro }
    const [paidMicro] = await Promise.all([
      isDone ? postings.payWin(db, done, books) : undefined,
      store.addFreshRound(db, done),
      fairness.spend(db, drawn.value),
      isDone && postings.noteWin(db, done, turn),
      postings.recordStart(db, done, allowed.value),
    ])
    await Promise.all(books.sent)
    const balanceMicro = paidMicro ?? left.value + jackpotMicro
    return granted({ stored: done, turn, balanceMicro })
  }
}
