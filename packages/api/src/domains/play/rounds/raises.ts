import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Limits } from '../../people/limits/service.ts'
import type { Player } from './money-rounds.ts'
import type { RaiseCode } from './refusals.ts'
import type { RoundPostings } from './round-postings.ts'
import type * as store from './store.ts'

interface RaiseNeeds {
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly limits: Pick<Limits, 'mayPlay' | 'mayRisk'>
  readonly postings: Pick<RoundPostings, 'takeRaise' | 'recordRaise'>
}

interface Raise {
  /** The number of the choice that stakes it, from 0. */
  readonly choice: number
  /** What it costs; nothing where it stakes what the round has won. */
  readonly micro: number
  readonly player: Player
}

/**
 * A choice that stakes more, in the transaction that stores it: asked of the gate, the limits and the balance like a bet.
 * A refused one has written nothing.
 */
export function createRaises({ gate, limits, postings }: RaiseNeeds) {
  return async (
    db: Writer,
    stored: store.StoredRound,
    game: Playable,
    { choice, micro, player }: Raise,
  ): Promise<Outcome<void, RaiseCode>> => {
    const admitted = await gate.mayMoveMoney(db, stored.gameId, stored.definitionHash)
    if (!admitted.ok) return admitted
    const allowed = micro > 0 ? await limits.mayPlay(db, player, micro) : await limits.mayRisk(db, player)
    if (!allowed.ok) return allowed
    if (micro === 0) return granted(undefined)
    const taken = await postings.takeRaise(db, stored, game, { choice, micro })
    if (!taken.ok) return refused({ code: 'insufficientFunds', playing: true })
    await postings.recordRaise(db, stored, micro, allowed.value)
    return granted(undefined)
  }
}
