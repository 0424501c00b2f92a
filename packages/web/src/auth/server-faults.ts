import { TRPCClientError } from '@trpc/client'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { explain } from '../lib/errors.ts'
import { refusalOf } from '../lib/refused-with.ts'

/** What the server said, or the page's own words where it said nothing fit for people. */
export function serverWords(error: unknown, otherwise: string): string {
  const { status, message } = explain(error)
  if (status === undefined) return message
  return status >= 500 ? otherwise : message
}

/** Whether the server knows a mail's link no more. */
export const isLinkDead = (error: unknown): boolean =>
  refusalOf<'auth.activate' | 'auth.confirmEmail' | 'auth.resetPassword' | 'auth.unlock'>(error) === 'linkDead'

/** Whether too many have guessed at the account, which a link by mail helps against. */
export const isHeldBack = (error: unknown): boolean => refusalOf<'auth.login'>(error) === 'tooManyAttempts'

/** Puts the server's refusal at the field it names, where the form has such a field. */
export function showAtField<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): void {
  if (!(error instanceof TRPCClientError)) return
  const named: unknown = error.data?.field
  const field = fields.find((candidate) => candidate === named)
  if (field) setError(field, { type: 'server', message: explain(error).message }, { shouldFocus: true })
}
