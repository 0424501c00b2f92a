import type { Advice } from '@spilvaerk/schemas'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { type CalculationCode, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Player } from './money-rounds.ts'
import type { AdviceCode } from './refusals.ts'
import * as store from './store.ts'

export interface AdviceNeeds {
  readonly read: Asker
  readonly catalogue: Pick<Catalogue, 'playable'>
  readonly calculations: Pick<Calculations, 'advise'>
  /** A round as it is by now. */
  readonly current: (stored: store.StoredRound) => Promise<store.StoredRound>
}

export type Advise = (
  id: string,
  player: Player | null,
) => Promise<Outcome<Advice, AdviceCode | CalculationCode | 'roundNotFound' | 'roundNotYours'>>

/** Works out in a thread what the proved strategy does, and leaves the round as it is. */
export function createAdvice({ read, catalogue, calculations, current }: AdviceNeeds): Advise {
  return async (id, player) => {
    const found = await store.roundById(read, id)
    if (!found) return refused({ code: 'roundNotFound' })
    if (found.stake === 'money' && found.memberId !== player?.id) return refused({ code: 'roundNotYours' })
    const { definitionHash, status, seed, bets, choices } = await current(found)
    const game = await catalogue.playable(definitionHash)
    if (game.kind === 'slot') return refused({ code: 'adviceNotOffered' })
    if (status !== 'open') return refused({ code: 'nothingAsked' })
    const advised = await calculations.advise(game.definition, definitionHash, { seed, bets, choices })
    if (!advised.ok) return advised
    const { strategy, move, coins, values } = advised.value
    return granted({
      ...{ strategy, move, coins },
      ...(values && { values: values.map((one) => ({ move: one.move, edge: one.edge.value })) }),
    })
  }
}
