import { fromOre } from '../../../platform/numbers/money.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ACCOUNTS } from '../wallet/ledger.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './store.ts'

/** What a game's maker gets of its price without VAT. */
export const MAKER_SHARE_PERCENT = 50

const shareMicroOf = ({ amountOere, vatOere }: StoredOrder): number =>
  Math.floor((fromOre(amountOere - vatOere) * MAKER_SHARE_PERCENT) / 100)

/** Pays the maker of a game that a member made. The house's own games have none, and nobody earns by buying their own. */
export async function payMaker(shop: Shop, db: Writer, order: StoredOrder): Promise<void> {
  const maker = await shop.makerOf(db, order.gameId)
  const shareMicro = shareMicroOf(order)
  if (maker === undefined || maker === order.memberId || shareMicro === 0) return
  // Of who has left nobody could pay it out.
  if (!(await shop.userOf(maker)).email) return
  await book(shop, db, order, { maker, shareMicro, key: `maker:${order.id}`, kind: 'sale', text: 'Salg' })
}

/** Takes the share of a refunded order back, as far as it still lies on the maker's balance. */
export async function takeFromMaker(shop: Shop, db: Writer, order: StoredOrder): Promise<void> {
  const paid = await shop.ledger.movementOf(db, `maker:${order.id}`)
  if (!paid?.memberId) return
  const balanceMicro = await shop.ledger.balanceMicro(db, ACCOUNTS.member(paid.memberId))
  const shareMicro = Math.min(shareMicroOf(order), balanceMicro)
  if (shareMicro === 0) return
  const back = { maker: paid.memberId, shareMicro: -shareMicro, key: `maker-back:${order.id}` }
  await book(shop, db, order, { ...back, kind: 'refund', text: 'Refusion af salg' })
}

interface Share {
  readonly maker: string
  readonly shareMicro: number
  readonly key: string
  readonly kind: 'sale' | 'refund'
  readonly text: string
}

async function book(shop: Shop, db: Writer, order: StoredOrder, { maker, shareMicro, key, kind, text }: Share) {
  const posted = await shop.ledger.post(db, {
    ...{ kind, memberId: maker, text: `${text}: ${order.gameName}`, key },
    lines: [
      { account: ACCOUNTS.purchases, amountMicro: -shareMicro },
      { account: ACCOUNTS.member(maker), amountMicro: shareMicro },
    ],
  })
  if (!posted.ok) throw new Error(`the maker's share of order ${order.id} cannot be booked: ${posted.refusal.code}`)
}
