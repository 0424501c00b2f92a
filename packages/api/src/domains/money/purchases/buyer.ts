import type { Shop } from './shop.ts'
import type { Buyer } from './tables.ts'

/** Whom an invoice to a member is made out to. While the register of companies is silent, a company's address is left out. */
export async function buyerOf({ userOf, companies }: Shop, memberId: string): Promise<Buyer> {
  const { firstName, lastName, companyName, cvrNumber } = await userOf(memberId)
  const name = `${firstName} ${lastName}`
  if (!cvrNumber) return { name, ...(companyName && { companyName }) }
  const found = await companies.lookup(cvrNumber)
  const { street, postalCode, city } = found.ok ? found.value.company.address : NOWHERE
  const address = [street, `${postalCode} ${city}`.trim()].filter((line) => line !== '')
  return { name, ...(companyName && { companyName }), cvrNumber, ...(address.length > 0 && { address }) }
}

const NOWHERE = { street: '', postalCode: '', city: '' }
