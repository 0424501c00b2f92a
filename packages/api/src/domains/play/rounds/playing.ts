import { OutOfReach } from '@spilvaerk/slot-engine'
import { type Granted, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { inSteps } from '../../../platform/storage/steps.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { PlayerId, Popularity } from '../../games/popularity/service.ts'
import { decide, demoOrigin, type Stake } from './decide.ts'
import { createMoneyRounds, type MoneyNeeds, type Played, type Player } from './money-rounds.ts'
import type { MoneyRoundCode } from './refusals.ts'
import type { CountDone } from './round-metrics.ts'
import * as store from './store.ts'

interface PlayingNeeds extends MoneyNeeds {
  readonly storage: Pick<Storage, 'read' | 'tx'>
  readonly popularity: Pick<Popularity, 'firstRound'>
  readonly countDone: CountDone
}

/** Plays a new round and stores it, with who played it for the game's popularity. */
export function createPlaying({ storage: { read, tx }, popularity, countDone, ...money }: PlayingNeeds) {
  const moneyRound = createMoneyRounds(money)
  type First = ReturnType<Popularity['firstRound']>

  const forMoney = (
    game: Playable,
    stake: Stake,
    payer: Player,
    first: First,
  ): Promise<Outcome<Played, MoneyRoundCode>> => tx(inSteps(moneyRound(game, stake, payer, (db) => first?.record(db))))

  const forCredits = async (game: Playable, stake: Stake, first: First): Promise<Granted<Played>> => {
    const { stored, turn } = decide(game.engine, stake, demoOrigin(), money.clock.now())
    const isNew = await tx(async (db) => {
      const added = await store.addRound(db, stored)
      if (added) await first?.record(db)
      return added
    })
    if (isNew) return granted({ stored, turn })
    const faster = await store.roundByKey(read, stake.key ?? '')
    if (!faster) throw new Error(`round ${stored.id} was not stored`)
    return granted({ stored: faster })
  }

  /** @param payer who plays for money; null: for credits */
  return async (
    game: Playable,
    stake: Stake,
    payer: Player | null,
    who: PlayerId | undefined,
  ): Promise<Outcome<Played, MoneyRoundCode>> => {
    const first = who && popularity.firstRound(stake.gameId, who)
    const played = await endingInTime(() =>
      payer ? forMoney(game, stake, payer, first) : forCredits(game, stake, first),
    )
    if (!played.ok || !played.value.turn) return played
    first?.committed()
    if (played.value.stored.status === 'done') countDone(played.value.stored)
    return played
  }
}

/** A round that the engine breaks off has moved nothing. */
async function endingInTime<T, C extends MoneyRoundCode>(play: () => Promise<Outcome<T, C>>) {
  try {
    return await play()
  } catch (error) {
    if (error instanceof OutOfReach) return refused({ code: 'roundTooLong' })
    throw error
  }
}
