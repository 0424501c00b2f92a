import {
  depositInput,
  idempotencyKey,
  moved,
  movementFilter,
  movements,
  movementsInput,
  wallet,
  withdrawal,
  withdrawalRef,
  withdrawals,
  withdrawInput,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { refused } from '../../platform/refusals/refusals.ts'
import { unwrap } from '../errors.ts'
import { memberProcedure, router } from '../trpc.ts'

const KEY = { 'Idempotency-Key': 'A UUID: a repeated request with it moves nothing and is answered as the first one' }

/** The key of a request, from its body or its header. */
function keyOf(inBody: string | undefined, inHeader: string | undefined): string | undefined {
  const key = idempotencyKey.optional().safeParse(inBody ?? inHeader)
  return key.success ? key.data : unwrap<string>(refused({ code: 'keyMalformed' }))
}

export const walletRouter = router({
  get: memberProcedure
    .meta({ rest: { method: 'GET', path: '/wallet', summary: 'The balance' } })
    .output(wallet)
    .query(({ ctx }) => ctx.services.wallet.get(ctx.member)),

  history: memberProcedure
    .meta({ rest: { method: 'GET', path: '/wallet/history', summary: 'What moved the balance, newest first' } })
    .input(movementsInput)
    .output(movements)
    .query(({ ctx, input }) => ctx.services.wallet.history(ctx.member.id, input, ctx.language)),

  historyCsv: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/wallet/history.csv',
        summary: 'The same for a spreadsheet in the language of the request',
        file: { type: 'text/csv; charset=utf-8', name: 'spilvaerk-bevaegelser.csv' },
      },
    })
    .input(movementFilter)
    .output(z.string())
    .query(({ ctx, input }) => ctx.services.wallet.historyCsv(ctx.member.id, input, ctx.language)),

  deposit: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/wallet/deposit',
        summary: 'Pays simulated money in',
        description: 'Only in demo. The deposit limits of the member hold.',
        headers: KEY,
      },
    })
    .input(depositInput)
    .output(moved)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.wallet.deposit(ctx.member, { ...input, key: keyOf(input.key, ctx.idempotencyKey) })),
    ),

  withdraw: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/wallet/withdraw',
        summary: 'Pays simulated money out',
        description:
          'While a large win of the member is checked the withdrawal waits: its amount has left the balance, and a ' +
          'staff member pays it, or puts it back.',
        headers: KEY,
      },
    })
    .input(withdrawInput)
    .output(moved)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.wallet.withdraw(ctx.member, { ...input, key: keyOf(input.key, ctx.idempotencyKey) })),
    ),

  withdrawals: memberProcedure
    .meta({ rest: { method: 'GET', path: '/wallet/withdrawals', summary: 'Your withdrawals, newest first' } })
    .output(withdrawals)
    .query(({ ctx }) => ctx.services.withdrawals.of(ctx.member.id)),

  cancelWithdrawal: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/wallet/withdrawals/{id}/cancel',
        summary: 'Takes back a withdrawal that waits: the amount is on the balance again',
      },
    })
    .input(withdrawalRef)
    .output(withdrawal)
    .mutation(async ({ ctx, input }) => unwrap(await ctx.services.withdrawals.cancel(ctx.member.id, input.id))),
})
