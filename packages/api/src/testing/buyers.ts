import { randomUUID } from 'node:crypto'
import { PERMANENT_PRICE, type PurchaseInput } from '@spilvaerk/schemas'
import { addMember, runSql } from './database.ts'
import type { House } from './house.ts'

/** Somebody with an account, as far as the services know, who buys. */
export async function newBuyer(house: House, changes: { companyName?: string; cvrNumber?: string } = {}) {
  const id = randomUUID()
  const username = `køber-${id}`
  const email = `${id}@example.dk`
  await addMember(house.storage, {
    ...{ id, username, usernameKey: username, email, emailKey: email, passwordHash: null, phoneNumber: null },
    ...{ firstName: 'Åse', lastName: 'Bjørn', companyName: null, cvrNumber: null, ...changes },
    kind: changes.companyName ? 'company' : 'player',
    ...{ subscription: 'free', marketingOptIn: false, createdAt: new Date(0), activatedAt: new Date(0) },
  })
  const buy = (changes: Partial<PurchaseInput> = {}) => house.purchases.purchase(id, wishOf(changes))
  return { id, email, buy }
}

/** As if the member had left, while a payment was under way. */
export const withoutAddress = (house: House, memberId: string) =>
  runSql(house.storage, `UPDATE members SET email = NULL, email_key = NULL WHERE id = '${memberId}'`)

export const wishOf = (changes: Partial<PurchaseInput> = {}): PurchaseInput => ({
  gameId: 1,
  ownershipType: 'purchase',
  paymentReference: `web-${randomUUID()}`,
  paymentMethod: 'credit_card',
  amount: PERMANENT_PRICE,
  ...changes,
})

/** A lease of so many months at its price. */
export const leaseOf = (duration: number, amount: number): Partial<PurchaseInput> => ({
  ...{ ownershipType: 'lease', duration, amount },
})
