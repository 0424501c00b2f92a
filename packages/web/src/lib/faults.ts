import { faults } from '@spilvaerk/messages/faults'
import { TRPCClientError } from '@trpc/client'
import { textsOf } from './page-language.ts'

export interface Fault {
  readonly code: string
  /** The server's own words: they have the figures and the passage that is meant. */
  readonly text: string
}

type Code = keyof (typeof faults)['da']['codes']
const isKnown = (code: string): code is Code => Object.hasOwn(faults.da.codes, code)

/** A rule of a market has the rule's own name. */
export function faultWords({ code }: Fault): string {
  const t = textsOf(faults)
  return isKnown(code) ? t(`codes.${code}`) : t('rule', { rule: code })
}

/** The faults that the server's refusal names one by one. */
export function faultsOf(error: unknown): readonly Fault[] {
  const problems: unknown = error instanceof TRPCClientError ? error.data?.problems : undefined
  return Array.isArray(problems) ? problems.flatMap(faultIn) : []
}

function faultIn(problem: unknown): readonly Fault[] {
  if (typeof problem !== 'object' || problem === null) return []
  const { code, reason }: { readonly code?: unknown; readonly reason?: unknown } = problem
  return typeof code === 'string' && typeof reason === 'string' ? [{ code, text: reason }] : []
}
