import type { Outcome } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Limits, Permit } from '../../people/limits/service.ts'
import type { Player } from './money-rounds.ts'
import type { RaiseCode } from './refusals.ts'
import type * as store from './store.ts'

interface RaiseNeeds {
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly limits: Pick<Limits, 'mayPlay' | 'mayRisk'>
}

interface Raise {
  /** What it costs; nothing where it stakes what the round has won. */
  readonly micro: number
  readonly player: Player
}

/** Whether a choice may stake more, in the transaction that stores it: asked of the gate and the limits like a bet. */
export function createRaises({ gate, limits }: RaiseNeeds) {
  return async (
    db: Asker,
    { gameId, definitionHash }: store.StoredRound,
    { micro, player }: Raise,
  ): Promise<Outcome<Permit, RaiseCode>> => {
    const [admitted, allowed] = await Promise.all([
      gate.mayMoveMoney(db, gameId, definitionHash),
      micro > 0 ? limits.mayPlay(db, player, micro) : limits.mayRisk(db, player),
    ])
    return admitted.ok ? allowed : admitted
  }
}
