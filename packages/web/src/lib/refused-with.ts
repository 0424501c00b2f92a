import type { CodesByPath } from '@spilvaerk/api'
import { TRPCClientError } from '@trpc/client'

/** The codes that the server can refuse calls of these procedures with. */
export type RefusalOf<Path extends keyof CodesByPath> = CodesByPath[Path]

/** The code that a call of these procedures was refused with, where it was a refusal. */
export function refusalOf<Path extends keyof CodesByPath>(error: unknown): RefusalOf<Path> | undefined {
  const code: unknown = error instanceof TRPCClientError ? error.data?.refusal : undefined
  // The server answers with no code that the procedure does not declare.
  return typeof code === 'string' ? (code as RefusalOf<Path>) : undefined
}
