import { movementByKey } from '../src/domains/money/wallet/store.ts'
import { cryptoInvoices, cryptoPayments, orders } from '../src/domains/schema.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import type { Story } from './players.ts'

type Read = Storage['read']

/** What came in on chains: each payment is credited by one movement, and none that was acknowledged is missing. */
export async function paidOnChains(read: Read, stories: readonly Story[]) {
  const payments = await read.select().from(cryptoPayments)
  const ownerOf = new Map((await read.select().from(cryptoInvoices)).map(({ id, memberId }) => [id, memberId]))
  const creditedMicro = new Map<string, number>()
  const faults: string[] = []
  for (const { chain, id, invoiceId, state, creditedMicro: micro } of payments) {
    if (state !== 'credited' || micro === null) faults.push(`payment ${id} is ${state}`)
    if (!(await movementByKey(read, `crypto:${chain}:${id}`))) faults.push(`payment ${id} is not booked`)
    const owner = String(ownerOf.get(invoiceId))
    creditedMicro.set(owner, (creditedMicro.get(owner) ?? 0) + (micro ?? 0))
  }
  const paid = new Set(payments.map(({ invoiceId }) => invoiceId))
  for (const id of stories.flatMap(({ invoices }) => invoices))
    if (!paid.has(id)) faults.push(`what was paid to ${id} was acknowledged and is lost`)
  return { payments: payments.length, creditedMicro, faults }
}

/** Each wish is one order that is paid, booked once and with the next invoice number, and no other order is there. */
export async function faultsOfOrders(read: Read, stories: readonly Story[]) {
  const stored = await read.select().from(orders)
  const told = new Map(stories.flatMap((story) => [...story.orders]))
  const faults: string[] = []
  for (const { id, paymentReference, state } of stored) {
    if (told.get(paymentReference) !== id) faults.push(`order ${id} is stored, and nobody was told of it`)
    if (state !== 'paid') faults.push(`order ${id} is ${state}`)
    if (!(await movementByKey(read, `order:${id}`))) faults.push(`order ${id} is not booked`)
  }
  if (stored.length !== told.size) faults.push(`${told.size} orders were acknowledged, ${stored.length} are stored`)
  const numbers = stored.map(({ invoiceNumber }) => Number(invoiceNumber)).sort((a, b) => a - b)
  if (numbers.some((number, n) => number !== Number(numbers[0]) + n))
    faults.push('an invoice number is missing or doubled')
  return { orders: stored.length, faults }
}
