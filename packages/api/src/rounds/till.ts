import type { Game, Round } from '@spilvaerk/slot-engine'
import type { Limits } from '../limits/service.ts'
import type { Asker, Writer } from '../storage/storage.ts'
import { ACCOUNTS, type Ledger, type Line } from '../wallet/ledger.ts'
import { poolKey, settlePools } from './pools.ts'
import type { StoredRound } from './store.ts'

/** Moves the money of rounds, inside the transaction that stores them. */
export interface Till {
  /** Takes what the round costs and says what is left. The balance is known to be enough. */
  takeBet(db: Writer, round: StoredRound, game: Game): Promise<number>
  /** Lets the round put into the jackpot pools and take out of them what it won; says how much that is. */
  settlePools(db: Writer, round: StoredRound, game: Game, played: Round): Promise<number>
  /** Pays what the round won, and says what the balance then is; nothing for a round that won nothing. */
  payWin(db: Writer, round: StoredRound): Promise<number | undefined>
  /** Counts a round when it is played, and its win when it is done. */
  record(db: Writer, round: StoredRound, at: 'start' | 'end'): Promise<void>
  balanceMicro(db: Asker, memberId: string): Promise<number>
  /** The balance right after what a round moved so far, in micro-DKK. */
  balanceAfter(db: Asker, round: StoredRound): Promise<number>
}

const betKey = ({ id }: StoredRound) => `bet:${id}`
const winKey = ({ id }: StoredRound) => `win:${id}`

export function createTill(ledger: Ledger, limits: Pick<Limits, 'recordPlay'>): Till {
  const post = async (
    db: Writer,
    round: StoredRound,
    movement: { readonly kind: 'bet' | 'win'; readonly text: string; readonly key: string },
    lines: readonly Line[],
  ): Promise<number> => {
    const { id: roundId, memberId } = round
    const posted = await ledger.post(db, { ...movement, memberId, roundId, fresh: true, lines })
    if (!posted.ok) throw new Error(`${movement.key} was not booked`)
    return posted.value.balanceAfter(ownerOf(round))
  }

  return {
    takeBet: (db, round, game) =>
      post(db, round, { kind: 'bet', text: `Indsats i ${game.definition.name}`, key: betKey(round) }, [
        { account: ownerOf(round), amountMicro: -round.costMicro },
        { account: ACCOUNTS.house, amountMicro: round.costMicro },
      ]),

    settlePools: (db, round, game, played) => settlePools(db, ledger, round, game, played),

    payWin: async (db, round) => {
      if (round.winMicro === 0) return undefined
      return post(db, round, { kind: 'win', text: 'Gevinst', key: winKey(round) }, [
        { account: ownerOf(round), amountMicro: round.winMicro },
        { account: ACCOUNTS.house, amountMicro: -round.winMicro },
      ])
    },

    record: async (db, round, at) => {
      const wonMicro = round.status === 'done' ? round.winMicro + round.jackpotMicro : 0
      if (at === 'end' && wonMicro === 0) return
      const started = at === 'start' ? { rounds: 1, wageredMicro: round.costMicro } : { rounds: 0, wageredMicro: 0 }
      await limits.recordPlay(db, memberOf(round), { ...started, wonMicro })
    },

    balanceMicro: (db, memberId) => ledger.balanceMicro(db, ACCOUNTS.member(memberId)),
    balanceAfter: async (db, round) => {
      // The last of its movements that touched the member.
      for (const key of [winKey(round), poolKey(round), betKey(round)]) {
        const balanceMicro = await ledger.balanceAfter(db, key, ownerOf(round))
        if (balanceMicro !== undefined) return balanceMicro
      }
      throw new Error(`round ${round.id} was not booked`)
    },
  }
}

/** A round for money has a member. */
function memberOf({ id, memberId }: StoredRound): string {
  if (memberId === null) throw new Error(`round ${id} is nobody's`)
  return memberId
}

const ownerOf = (round: StoredRound): string => ACCOUNTS.member(memberOf(round))
