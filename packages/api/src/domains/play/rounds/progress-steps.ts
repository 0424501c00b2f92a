import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Steps } from '../../../platform/storage/steps.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Books } from '../../money/wallet/ledger.ts'
import type { Limits, Permit } from '../../people/limits/service.ts'
import { type Answered, givenIn } from './answers.ts'
import { progressOf } from './decide.ts'
import type { Player } from './money-rounds.ts'
import { createRaises } from './raises.ts'
import type { RaiseCode } from './refusals.ts'
import type { RoundPostings } from './round-postings.ts'
import * as store from './store.ts'

interface ProgressStepsNeeds {
  readonly clock: Clock
  readonly postings: RoundPostings
  /** Asked before more is risked: what is won already is always paid. */
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly limits: Pick<Limits, 'mayPlay' | 'mayRisk'>
}

interface Facts {
  /** The round as it is by now: another answer may have ended it, and paid, in the meantime. */
  readonly now: store.StoredRound
  /** Where the answer stakes more. */
  readonly permit: Outcome<Permit, RaiseCode> | undefined
  /** Of a round for money. */
  readonly books: Books | undefined
}

/** Answers of a round that waits, asked together with rounds and answers of others, and written together. */
export function createProgressSteps({ clock, postings, ...needs }: ProgressStepsNeeds) {
  const mayRaise = createRaises(needs)

  /**
   * Stores new answers, and pays when they were the last; grants `undefined` when others came first. What is refused has
   * written nothing.
   */
  return (
    stored: store.StoredRound,
    game: Playable,
    { choices, turn, stakes }: Answered,
    player: Player | null,
  ): Steps<Facts, Outcome<store.StoredRound | undefined, RaiseCode>> => {
    const { id, memberId, stake } = stored
    const coinMicro = game.engine.coinMicro(stored)
    const pays = !turn.waits && stake === 'money'
    const micro = turn.stakedCoins * coinMicro - stored.costMicro
    const isRaise = stakes || micro > 0
    return {
      scope: memberId ?? id,
      read: async (db, batch) => {
        const [now, permit, books] = await Promise.all([
          store.theRound(db, id),
          isRaise && stake === 'money' && player ? mayRaise(db, stored, { micro, player }) : undefined,
          stake === 'money' && memberId !== null ? postings.books(db, memberId, batch) : undefined,
        ])
        return { now, permit, books }
      },
      write: async (db, { now, permit, books }, batch) => {
        if (!isUnchanged(now, stored)) return granted(undefined)
        if (permit && !permit.ok) return permit
        const raisedMicro = permit && micro > 0 ? micro : 0
        if (raisedMicro > 0 && books) {
          const raise = { choice: choices.length - 1, micro }
          const taken = await postings.takeRaise(db, stored, game, raise, books)
          if (!taken.ok) return refused({ code: 'insufficientFunds', playing: true })
        }
        const jackpotMicro = pays ? await postings.settlePools(db, stored, game, turn, books) : 0
        const kept = { ...stored, choices, ...progressOf(turn, coinMicro, clock.now()), jackpotMicro }
        batch.send(store.proceed(db, stored, kept))
        if (stake === 'money') batch.send(postings.recordProgress(db, kept, raisedMicro, permit?.value))
        if (!pays) return granted(kept)
        batch.send(postings.noteWin(db, kept, turn))
        await postings.payWin(db, kept, books)
        return granted(kept)
      },
    }
  }
}

/** Answers are only added, and a round that waits ends by one. */
const isUnchanged = (now: store.StoredRound, then: store.StoredRound): boolean =>
  givenIn(now).length === givenIn(then).length
