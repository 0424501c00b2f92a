import type { Turn } from '../../../platform/engines/engine.ts'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Batch } from '../../../platform/storage/steps.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import { ACCOUNTS, type Books, type Ledger, type Line } from '../../money/wallet/ledger.ts'
import type { Limits, Permit } from '../../people/limits/service.ts'
import { type Jackpots, poolKey } from '../jackpots/service.ts'
import type { LargeWins } from '../large-wins/service.ts'
import type { StoredRound } from './store.ts'

/** Moves the money of rounds, inside the transaction that stores them. */
export interface RoundPostings {
  /** What the movements of a new round need to know, read together. */
  books(db: Asker, memberId: string, batch: Batch): Promise<Books>
  /** Takes what the round costs and says what is left; refuses, and has written nothing, where it is not enough. */
  takeBet(
    db: Writer,
    round: StoredRound,
    game: Playable,
    books: Books,
  ): Promise<Outcome<number, 'insufficientFunds' | 'requestDiffers'>>
  /** Takes what the latest choice of a round stakes beside; refuses, and has written nothing, where it is not enough. */
  takeRaise(
    db: Writer,
    round: StoredRound,
    game: Playable,
    raise: { readonly choice: number; readonly micro: number },
    books: Books,
  ): Promise<Outcome<number, 'insufficientFunds' | 'requestDiffers'>>
  /** Lets the round put into the jackpot pools and take out of them what it won; says how much that is. */
  settlePools(db: Writer, round: StoredRound, game: Playable, turn: Turn, books?: Books): Promise<number>
  /** Pays what the round won, and says what the balance then is; nothing for a round that won nothing. */
  payWin(db: Writer, round: StoredRound, books?: Books): Promise<number | undefined>
  /** Has a round checked that has won much. */
  noteWin(db: Writer, round: StoredRound, turn: Turn): Promise<void>
  /** Counts a round that is played by a permit. */
  recordStart(db: Writer, round: StoredRound, permit: Permit): Promise<void>
  /** Counts what was staked beside in a round that waited, by a permit, and what it has won. */
  recordProgress(db: Writer, round: StoredRound, wageredMicro: number, permit?: Permit): Promise<void>
  /** The balance right after what a round moved so far, in micro-DKK. */
  balanceAfter(db: Asker, round: StoredRound): Promise<number>
}

const betKey = ({ id }: StoredRound) => `bet:${id}`
/** @param choice the number of the choice that stakes it, from 0 */
const raiseKey = ({ id }: StoredRound, choice: number) => `raise:${id}:${choice}`
const winKey = ({ id }: StoredRound) => `win:${id}`

export interface RoundPostingsNeeds {
  readonly ledger: Ledger
  readonly limits: Pick<Limits, 'recordPlay'>
  readonly jackpots: Pick<Jackpots, 'settle'>
  readonly largeWins: Pick<LargeWins, 'note'>
}

export function createRoundPostings({ ledger, limits, jackpots, largeWins }: RoundPostingsNeeds): RoundPostings {
  const post = async (
    db: Writer,
    round: StoredRound,
    movement: { readonly kind: 'bet' | 'win'; readonly text: string; readonly key: string },
    lines: readonly Line[],
    books?: Books,
  ): Promise<Outcome<number, 'insufficientFunds' | 'requestDiffers'>> => {
    const { id: roundId, memberId } = round
    const posted = await ledger.post(db, { ...movement, memberId, roundId, fresh: true, lines }, books)
    return posted.ok ? granted(posted.value.balanceAfter(ownerOf(round))) : posted
  }

  return {
    books: (db, memberId, batch) => ledger.books(db, [ACCOUNTS.member(memberId), ACCOUNTS.house], batch),

    takeBet: (db, round, game, books) => {
      const lines = [
        { account: ownerOf(round), amountMicro: -round.costMicro },
        { account: ACCOUNTS.house, amountMicro: round.costMicro },
      ]
      return post(db, round, { kind: 'bet', text: `Indsats i ${game.engine.name}`, key: betKey(round) }, lines, books)
    },

    takeRaise: (db, round, game, { choice, micro }, books) => {
      const lines = [
        { account: ownerOf(round), amountMicro: -micro },
        { account: ACCOUNTS.house, amountMicro: micro },
      ]
      const key = raiseKey(round, choice)
      return post(db, round, { kind: 'bet', text: `Indsats i ${game.engine.name}`, key }, lines, books)
    },

    settlePools: (db, { id, gameId, definitionHash, memberId, ...round }, game, turn, books) => {
      const coinMicro = game.engine.coinMicro(round)
      return jackpots.settle(db, { id, gameId, definitionHash, memberId, coinMicro }, game, turn, books)
    },

    payWin: async (db, round, books) => {
      if (round.winMicro === 0) return undefined
      const lines = [
        { account: ownerOf(round), amountMicro: round.winMicro },
        { account: ACCOUNTS.house, amountMicro: -round.winMicro },
      ]
      const paid = await post(db, round, { kind: 'win', text: 'Gevinst', key: winKey(round) }, lines, books)
      if (!paid.ok) throw new Error(`the win of round ${round.id} was not booked`)
      return paid.value
    },

    noteWin: (db, round, { round: played }) => largeWins.note(db, round, played),

    recordStart: (db, round, permit) => {
      const played = { rounds: 1, wageredMicro: round.costMicro, wonMicro: wonBy(round) }
      return limits.recordPlay(db, memberOf(round), played, permit)
    },

    recordProgress: async (db, round, wageredMicro, permit) => {
      const wonMicro = wonBy(round)
      if (wageredMicro > 0 || wonMicro > 0)
        await limits.recordPlay(db, memberOf(round), { rounds: 0, wageredMicro, wonMicro }, permit)
    },

    balanceAfter: async (db, round) => {
      // The last of its movements that touched the member.
      const raises = (round.choices ?? []).map((_, choice) => raiseKey(round, choice)).reverse()
      for (const key of [winKey(round), poolKey(round), ...raises, betKey(round)]) {
        const balanceMicro = await ledger.balanceAfter(db, key, ownerOf(round))
        if (balanceMicro !== undefined) return balanceMicro
      }
      throw new Error(`round ${round.id} was not booked`)
    },
  }
}

/** Nothing, while it waits. */
const wonBy = ({ status, winMicro, jackpotMicro }: StoredRound): number =>
  status === 'done' ? winMicro + jackpotMicro : 0

/** A round for money has a member. */
function memberOf({ id, memberId }: StoredRound): string {
  if (memberId === null) throw new Error(`round ${id} is nobody's`)
  return memberId
}

const ownerOf = (round: StoredRound): string => ACCOUNTS.member(memberOf(round))
