import { mayDo } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import type { Purchases } from '../../money/purchases/service.ts'
import type { RightCode } from './refusals.ts'

/** Who asks: as the maker of games, and as a buyer. */
export interface Asking {
  readonly viewer: Viewer
  readonly memberId: string | undefined
}

/** Whether a game's exports and keys are somebody's to use now. */
export type Right = (who: Asking, gameId: number) => Promise<Outcome<void, RightCode>>

export interface RightNeeds {
  readonly catalogue: Pick<Catalogue, 'seen'>
  readonly purchases: Pick<Purchases, 'mayUse' | 'orders'>
}

/** The maker, and members of the game who make it, always; a buyer for as long as the right lasts. The house's games have no maker. */
export const createRight =
  ({ catalogue, purchases }: RightNeeds): Right =>
  async ({ viewer, memberId }, gameId) => {
    const seen = await catalogue.seen(gameId, viewer)
    if (!seen.ok) return seen
    if (mayDo(seen.value.role, 'take')) return granted(undefined)
    if (seen.value.standing === 'suspended') return refused({ code: 'gameSuspended' })
    if (memberId === undefined) return refused({ code: 'noRight' })
    if (await purchases.mayUse(memberId, gameId)) return granted(undefined)
    const leased = (await purchases.orders(memberId)).some(
      (order) => order.gameId === gameId && order.ownershipType === 'lease' && order.state === 'paid',
    )
    return refused({ code: leased ? 'leaseLapsed' : 'noRight' })
  }
