import { z } from 'zod'
import type { Decision } from '../domains/people/staff/decides.ts'
import { explain } from '../domains/refusals.ts'
import type { Outcome } from '../platform/refusals/refusals.ts'
import { DONE, FAILED } from './command.ts'

const decision = z.object({ by: z.email(), why: z.string().trim().min(1).max(500) })

/** Who decides and why, from `--by` and `--why`; `undefined` where one of them is missing. */
export function decisionOf(options: Readonly<Record<string, string>>): Decision | undefined {
  const { success, data } = decision.safeParse(options)
  return success ? data : undefined
}

/** Says what became of a decision; returns the exit code. */
export function sayDecided(outcome: Outcome<unknown>, done: string, say: (line: string) => void): number {
  say(outcome.ok ? done : explain(outcome.refusal).message)
  return outcome.ok ? DONE : FAILED
}
