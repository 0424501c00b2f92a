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

/** Whether a game's exports and keys are somebody's to use now, and as whom the game is looked at for them. */
export type Right = (who: Asking, gameId: number) => Promise<Outcome<Viewer, RightCode>>

export interface RightNeeds {
  readonly catalogue: Pick<Catalogue, 'seen'>
  readonly purchases: Pick<Purchases, 'mayUse' | 'orders'>
}

/** The maker, and members of the game who make it, always; a buyer for as long as the right lasts. The house's games have no maker. */
export const createRight =
  ({ catalogue, purchases }: RightNeeds): Right =>
  async ({ viewer, memberId }, gameId) => {
    const own = await catalogue.seen(gameId, viewer)
    if (!own.ok) return own
    if (mayDo(own.value.role, 'take')) return granted(viewer)
    // Who may only look at the newest version, or has the link of one, takes away what is sold, if that was bought.
    const buyer = { ...viewer, owners: [], link: undefined }
    const seen = await catalogue.seen(gameId, buyer)
    if (!seen.ok) return refused({ code: 'noRight' })
    if (seen.value.standing === 'suspended') return refused({ code: 'gameSuspended' })
    if (memberId === undefined) return refused({ code: 'noRight' })
    if (await purchases.mayUse(memberId, gameId)) return granted(buyer)
    const leased = (await purchases.orders(memberId)).some(
      (order) => order.gameId === gameId && order.ownershipType === 'lease' && order.state === 'paid',
    )
    return refused({ code: leased ? 'leaseLapsed' : 'noRight' })
  }
