import { TRPCClientError } from '@trpc/client'
import { explain } from '../lib/errors.ts'

/** What the server, or the way to it, says of a failure; the view's own words where neither says anything. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof TRPCClientError ? explain(error).message : otherwise
