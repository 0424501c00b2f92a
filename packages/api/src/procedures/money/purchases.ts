import {
  confirmationInput,
  entitlement,
  orderRef,
  orders,
  paymentOptions,
  purchaseInput,
  purchaseResult,
  quote,
  quoteInput,
  renewalInput,
} from '@spilvaerk/schemas'
import { PAYMENT_CODES, PURCHASE_CODES, QUOTE_CODES } from '../../domains/money/purchases/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, procedure, router, writtenAboutProcedure } from '../trpc.ts'

export const purchasesRouter = router({
  options: procedure
    .meta({ rest: { method: 'GET', path: '/payments/options', summary: 'How one may pay, and whether money moves' } })
    .output(paymentOptions)
    .query(({ ctx }) => ctx.services.purchases.options()),

  quote: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/dashboard/quote',
        summary: 'What a right to a game costs you now',
        description: 'What was paid for a lease that still runs is taken off the price of buying the game.',
      },
    })
    .input(quoteInput)
    .output(quote)
    .query(answering([...QUOTE_CODES], ({ ctx, input }) => ctx.services.purchases.quote(ctx.member.id, input))),

  purchase: writtenAboutProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/dashboard/purchase-game',
        summary: 'Buys or leases a game',
        description:
          'The server’s price decides: another `amount` is answered 409 with the quote of this moment. The same `paymentReference` again is answered and charges nothing. The game is yours when `order.state` is `paid`; until then `step` says what the payment wants of you.',
      },
      cost: 5,
    })
    .input(purchaseInput)
    .output(purchaseResult)
    .mutation(
      answering([...PURCHASE_CODES], ({ ctx, input }) => ctx.services.purchases.purchase(ctx.member.id, input)),
    ),

  orders: memberProcedure
    .meta({ rest: { method: 'GET', path: '/orders', summary: 'Your orders, newest first' } })
    .output(orders)
    .query(({ ctx }) => ctx.services.purchases.orders(ctx.member.id)),

  order: memberProcedure
    .meta({ rest: { method: 'GET', path: '/orders/{id}', summary: 'How an order stands by the provider’s word' } })
    .input(orderRef)
    .output(purchaseResult)
    .query(answering(['orderNotFound'], ({ ctx, input }) => ctx.services.purchases.order(ctx.member.id, input.id))),

  confirmTest: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/confirm',
        summary: 'Testtilstand: answers for the payer’s bank',
      },
    })
    .input(confirmationInput)
    .output(purchaseResult)
    .mutation(
      answering([...PAYMENT_CODES, 'notInLive', 'notToConfirm', 'orderNotFound'], ({ ctx, input }) =>
        ctx.services.purchases.confirmTest(ctx.member.id, input.id, input.approve),
      ),
    ),

  setRenewal: writtenAboutProcedure
    .meta({
      rest: { method: 'POST', path: '/leases/{gameId}/renewal', summary: 'Lets a lease renew itself, or run out' },
    })
    .input(renewalInput)
    .output(entitlement)
    .mutation(
      answering(['cannotRenew', 'gameNotAdmitted', 'noLease'], ({ ctx, input }) =>
        ctx.services.purchases.setRenewal(ctx.member.id, input.gameId, input.on),
      ),
    ),
})
