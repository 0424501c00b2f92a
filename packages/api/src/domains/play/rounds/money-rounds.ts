import type { Turn } from '../../../platform/engines/engine.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Batch, Steps } from '../../../platform/storage/steps.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Books } from '../../money/wallet/ledger.ts'
import type { Limits, Permit } from '../../people/limits/service.ts'
import type { DrawnSeed, Fairness } from '../fairness/service.ts'
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
 * Rounds for money: everything that can refuse one is asked together, before anything is written, and what is written is
 * sent off together. On a database elsewhere every answer takes its way.
 */
export function createMoneyRounds(needs: MoneyNeeds) {
  const { gate, limits, fairness, postings } = needs

  const read = async (db: Asker, { engine }: Playable, stake: Stake, player: Player, batch: Batch) => {
    const costMicro = engine.costCoins(stake) * engine.coinMicro(stake)
    const [earlier, admitted, allowed, open, drawn, books] = await Promise.all([
      stake.key ? store.roundByKey(db, stake.key) : undefined,
      gate.mayMoveMoney(db, stake.gameId, stake.definitionHash),
      limits.mayPlay(db, player, costMicro),
      store.openRoundOf(db, player.id, stake.gameId),
      fairness.draw(db, player.id, stake.gameId),
      postings.books(db, player.id, batch),
    ])
    return { earlier, admitted, allowed, open, drawn, books }
  }

  /** @param played is told of a round that is new, before the transaction ends */
  return (
    game: Playable,
    stake: Stake,
    player: Player,
    played: (db: Writer) => Promise<unknown> | undefined,
  ): Steps<Awaited<ReturnType<typeof read>>, Outcome<Played, MoneyRoundCode>> => ({
    scope: player.id,
    read: (db, batch) => read(db, game, stake, player, batch),
    write: async (db, { earlier, admitted, allowed, open, drawn, books }, batch) => {
      if (earlier) return granted({ stored: earlier })
      if (!admitted.ok) return admitted
      if (!allowed.ok) return allowed
      if (open) return refused({ code: 'roundOpen' })
      if (!drawn.ok) return drawn
      const booked = await book(needs, db, { game, stake, drawn: drawn.value, permit: allowed.value, books, batch })
      if (booked.ok) batch.send(Promise.resolve(played(db)))
      return booked
    },
  })
}

interface Allowed {
  readonly game: Playable
  readonly stake: Stake
  readonly drawn: DrawnSeed
  readonly permit: Permit
  readonly books: Books
  readonly batch: Batch
}

/** Decides a round that may be played, and sends off all that follows from it. */
async function book(
  { fairness, postings, clock }: MoneyNeeds,
  db: Writer,
  { game, stake, drawn, permit, books, batch }: Allowed,
): Promise<Outcome<Played, MoneyRoundCode>> {
  const { turn, stored } = decide(game.engine, stake, { ...drawn, stake: 'money' }, clock.now())
  const left = await postings.takeBet(db, stored, game, books)
  if (!left.ok) return refused({ code: 'insufficientFunds', playing: true })
  const isDone = stored.status === 'done'
  const jackpotMicro = isDone ? await postings.settlePools(db, stored, game, turn, books) : 0
  const done = { ...stored, jackpotMicro }
  batch.send(store.addFreshRound(db, done))
  batch.send(fairness.spend(db, drawn))
  batch.send(postings.recordStart(db, done, permit))
  if (!isDone) return granted({ stored: done, turn, balanceMicro: left.value })
  batch.send(postings.noteWin(db, done, turn))
  const paidMicro = await postings.payWin(db, done, books)
  return granted({ stored: done, turn, balanceMicro: paidMicro ?? left.value + jackpotMicro })
}
