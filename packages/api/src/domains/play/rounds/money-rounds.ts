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

/** Plays a round for money: everything that can refuse it comes before anything is written. */
export function createMoneyRounds({ gate, limits, fairness, postings, clock }: MoneyNeeds) {
  return async (db: Writer, game: Playable, stake: Stake, player: Player): Promise<Outcome<Played, MoneyRoundCode>> => {
    const earlier = stake.key && (await store.roundByKey(db, stake.key))
    if (earlier) return granted({ stored: earlier })
    const admitted = await gate.mayMoveMoney(db, stake.gameId, stake.definitionHash)
    if (!admitted.ok) return admitted
    const { engine } = game
    const costMicro = engine.costCoins(stake) * engine.coinMicro(stake)
    const allowed = await limits.mayPlay(db, player, costMicro)
    if (!allowed.ok) return allowed
    if (await store.openRoundOf(db, player.id, stake.gameId)) return refused({ code: 'roundOpen' })
    const drawn = await fairness.draw(db, player.id, stake.gameId)
    if (!drawn.ok) return drawn
    const { turn, stored } = decide(engine, stake, { ...drawn.value, stake: 'money' }, clock.now())
    const left = await postings.takeBet(db, stored, game)
    if (!left.ok) return refused({ code: 'insufficientFunds', playing: true })
    await fairness.spend(db, drawn.value)
    const jackpotMicro = stored.status === 'done' ? await postings.settlePools(db, stored, game, turn) : 0
    const done = { ...stored, jackpotMicro }
    if (!(await store.addRound(db, done))) throw new Error(`round ${done.id} was not stored`)
    const paidMicro = done.status === 'done' ? await postings.payWin(db, done) : undefined
    if (done.status === 'done') await postings.noteWin(db, done, turn)
    await postings.recordStart(db, done, allowed.value)
    const balanceMicro = paidMicro ?? left.value + jackpotMicro
    return granted({ stored: done, turn, balanceMicro })
  }
}
