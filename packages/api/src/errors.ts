import type { Failure } from '@spilvaerk/schemas'
import type { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'

export const describeError = (error: TRPCError): { status: number; body: Failure } => ({
  status: getHTTPStatusCodeFromError(error),
  body: { error: error.message },
})
