import type { Entitlement, Order } from '@spilvaerk/schemas'
import type { StoredEntitlement, StoredOrder } from './store.ts'

const OERE = 100

export const orderView = (order: StoredOrder): Order => ({
  id: order.id,
  gameId: order.gameId,
  gameName: order.gameName,
  ownershipType: order.ownershipType,
  duration: order.months,
  amount: order.amountOere / OERE,
  vat: order.vatOere / OERE,
  paymentMethod: order.method,
  paymentReference: order.paymentReference,
  state: order.state,
  invoiceNumber: order.invoiceNumber,
  renewal: order.renewal,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
})

/** A lease of what is not for sale may not renew itself; what its holder has chosen holds again once it is. */
export const entitlementView = (right: StoredEntitlement, isForSale: boolean): Entitlement => ({
  gameId: right.gameId,
  gameName: right.gameName,
  ownershipType: right.ownershipType,
  startsAt: right.startsAt.toISOString(),
  leaseExpiry: right.endsAt?.toISOString() ?? null,
  autoRenew: right.autoRenew,
  mayRenew: right.savedMethod !== null && isForSale,
})
