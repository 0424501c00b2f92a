import { and, eq } from 'drizzle-orm'
import { inSteps } from '../../../platform/storage/steps.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { PaymentState } from './provider.ts'
import { notices, testPayments } from './tables.ts'

export type TestPayment = typeof testPayments.$inferSelect

export function createStore({ read, tx }: Storage) {
  const byReference = async (db: Pick<Writer, 'select'>, reference: string): Promise<TestPayment | undefined> =>
    (await db.select().from(testPayments).where(eq(testPayments.reference, reference)))[0]

  return {
    find: (reference: string) => byReference(read, reference),
    /** Stores a payment of the test provider, or finds the one that its order has. */
    add: (payment: TestPayment): Promise<TestPayment> =>
      tx(
        inSteps({
          scope: payment.orderId,
          read: async (db) =>
            (await db.select().from(testPayments).where(eq(testPayments.orderId, payment.orderId)))[0],
          write: async (db, known, batch) => {
            if (known) return known
            batch.send(db.insert(testPayments).values(payment))
            return payment
          },
        }),
      ),
    /** Takes a payment on to a state when it may be left for it. */
    turn: (reference: string, state: PaymentState, mayTurn: (payment: TestPayment) => boolean): Promise<void> =>
      tx(async (db) => {
        const payment = await byReference(db, reference)
        if (!payment || !mayTurn(payment)) return
        await db.update(testPayments).set({ state }).where(eq(testPayments.reference, reference))
      }),
    hasHeeded: async (provider: string, id: string): Promise<boolean> => {
      const known = and(eq(notices.provider, provider), eq(notices.id, id))
      return (await read.select().from(notices).where(known)).length > 0
    },
    heed: (provider: string, id: string, receivedAt: Date): Promise<unknown> =>
      tx((db) => db.insert(notices).values({ provider, id, receivedAt }).onConflictDoNothing()),
  }
}
