import {
  askReturnInput,
  cryptoCurrencies,
  cryptoInvoice,
  cryptoInvoiceRef,
  cryptoInvoices,
  exchangeRates,
  exchangeRatesInput,
  paymentAddressInput,
  processPaymentInput,
  simulatedPaymentInput,
} from '@spilvaerk/schemas'
import { ADDRESS_CODES } from '../../domains/money/crypto/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, procedure, router } from '../trpc.ts'

export const cryptoRouter = router({
  currencies: procedure
    .meta({ rest: { method: 'GET', path: '/crypto/currencies', summary: 'The coins that one may pay with' } })
    .output(cryptoCurrencies)
    .query(({ ctx }) => ctx.services.crypto.currencies()),

  rates: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/crypto/exchange-rates',
        summary: 'What a coin is worth, by its code',
        description: 'Coins that one cannot pay with here are left out.',
      },
    })
    .input(exchangeRatesInput)
    .output(exchangeRates)
    .query(answering(['noRate'], ({ ctx, input }) => ctx.services.crypto.rates(input))),

  address: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/crypto/payment-address',
        summary: 'Gives out an address to pay to, once, at a rate locked for 15 minutes',
      },
      cost: 5,
    })
    .input(paymentAddressInput)
    .output(cryptoInvoice)
    .mutation(answering([...ADDRESS_CODES], ({ ctx, input }) => ctx.services.crypto.giveOut(ctx.member, input))),

  process: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/crypto/process-payment',
        summary: 'Looks for a payment on the chain',
        description: 'The hash is a hint where to look. Amount, coin, address and depth are read from the chain.',
      },
      cost: 5,
    })
    .input(processPaymentInput)
    .output(cryptoInvoice)
    .mutation(
      answering(['chainAway', 'invoiceNotFound', 'transferNotFound'], ({ ctx, input }) =>
        ctx.services.crypto.process(ctx.member.id, input),
      ),
    ),

  invoices: memberProcedure
    .meta({ rest: { method: 'GET', path: '/crypto/invoices', summary: 'Your crypto payments, newest first' } })
    .output(cryptoInvoices)
    .query(({ ctx }) => ctx.services.crypto.invoices(ctx.member.id)),

  invoice: memberProcedure
    .meta({ rest: { method: 'GET', path: '/crypto/invoices/{id}', summary: 'How a crypto payment stands' } })
    .input(cryptoInvoiceRef)
    .output(cryptoInvoice)
    .query(answering(['invoiceNotFound'], ({ ctx, input }) => ctx.services.crypto.invoice(ctx.member.id, input.id))),

  simulate: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/crypto/invoices/{id}/simulate',
        summary: 'Testtilstand: pays on the simulated chain, or lets the time run out',
      },
    })
    .input(simulatedPaymentInput)
    .output(cryptoInvoice)
    .mutation(
      answering(['invoiceNotFound', 'notSimulated'], ({ ctx, input }) =>
        ctx.services.crypto.simulate(ctx.member.id, input),
      ),
    ),

  askBack: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/crypto/invoices/{id}/return',
        summary: 'Asks for a held payment back, to an address of yours',
        description: 'A staff member sends it. From here on it is not credited any more.',
      },
    })
    .input(askReturnInput)
    .output(cryptoInvoice)
    .mutation(
      answering(['invoiceNotFound', 'paymentNotFound', 'paymentNotHeld', 'returnAddressInvalid'], ({ ctx, input }) =>
        ctx.services.crypto.askBack(ctx.member.id, input),
      ),
    ),
})
