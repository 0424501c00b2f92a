import { type Language, translator } from '@spilvaerk/messages'
import { movements as movementTexts } from '@spilvaerk/messages/movements'
import {
  depositInput,
  idempotencyKey,
  ledgerCheckpoint,
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
import { DEPOSIT_CODES } from '../../domains/people/limits/refusals.ts'
import { granted, type Outcome, refused } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, procedure, router } from '../trpc.ts'

const KEY = { 'Idempotency-Key': 'A UUID: a repeated request with it moves nothing and is answered as the first one' }

/** An input with the key of the request in it, from its body or its header. */
function keyed<I extends { readonly key?: string | undefined }>(
  input: I,
  inHeader: string | undefined,
): Outcome<I, 'keyMalformed'> {
  const key = idempotencyKey.optional().safeParse(input.key ?? inHeader)
  return key.success ? granted({ ...input, key: key.data }) : refused({ code: 'keyMalformed' })
}

const csvName = (language: Language): string => translator(movementTexts, language)('file')

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
        file: { type: 'text/csv; charset=utf-8', nameIn: csvName },
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
    .mutation(
      answering([...DEPOSIT_CODES, 'depositsClosed', 'keyMalformed', 'requestDiffers'], async ({ ctx, input }) => {
        const wish = keyed(input, ctx.idempotencyKey)
        return wish.ok ? ctx.services.wallet.deposit(ctx.member, wish.value, ctx.language) : wish
      }),
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
    .mutation(
      answering(['depositsClosed', 'insufficientFunds', 'keyMalformed', 'requestDiffers'], async ({ ctx, input }) => {
        const wish = keyed(input, ctx.idempotencyKey)
        return wish.ok ? ctx.services.wallet.withdraw(ctx.member, wish.value, ctx.language) : wish
      }),
    ),

  checkpoint: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/ledger/checkpoint',
        summary: 'How far the ledger was signed last',
        description:
          'Keep some of them: what the ledger holds until a checkpoint cannot be changed without its hash becoming another.',
      },
    })
    .output(ledgerCheckpoint.nullable())
    .query(({ ctx }) => ctx.services.checkpoints.latest()),

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
    .mutation(
      answering(['withdrawalDecided', 'withdrawalNotFound'], ({ ctx, input }) =>
        ctx.services.withdrawals.cancel(ctx.member.id, input.id),
      ),
    ),
})
