import type { Period } from '@spilvaerk/schemas'
import { toMicro } from '../../../platform/numbers/money.ts'
import type { LimitKind } from './tables.ts'

export interface Wish {
  readonly kind: LimitKind
  readonly period: Period
  readonly value: number | null
  readonly effectiveAt: Date
  readonly createdAt: Date
}

/** How a limit stands. */
export interface Standing {
  /** Null: there is none. */
  readonly value: number | null
  readonly pending: { readonly value: number | null; readonly from: Date } | null
}

/** A raise is thought over for so long. */
export const RAISE_MS = 24 * 60 * 60_000

/**
 * How a limit stands after its wishes, the oldest first. A wish that is not in force yet is overtaken by the next one,
 * whichever way that goes.
 */
export function standingOf(wishes: readonly Wish[], kind: LimitKind, period: Period, now: Date): Standing {
  let value: number | null = null
  let pending: Wish | undefined
  for (const wish of wishes) {
    if (wish.kind !== kind || wish.period !== period) continue
    if (pending && pending.effectiveAt <= wish.createdAt) value = pending.value
    if (wish.effectiveAt <= wish.createdAt) value = wish.value
    pending = wish.effectiveAt <= wish.createdAt ? undefined : wish
  }
  if (pending && pending.effectiveAt <= now) return { value: pending.value, pending: null }
  return { value, pending: pending ? { value: pending.value, from: pending.effectiveAt } : null }
}

/** What an account that several people use may be given as its first deposit limits, at least. */
const SHARED_DEPOSIT_DKK: Readonly<Record<Period, number>> = { day: 500, week: 1000, month: 2000 }

/** Whether a wish would leave the others who use the account less than they have. */
export function takesFromOthers(
  current: number | null,
  { kind, period, value }: Pick<Wish, 'kind' | 'period' | 'value'>,
) {
  if (value === null) return false
  if (current !== null) return value < current
  return kind !== 'deposit' || value < toMicro(SHARED_DEPOSIT_DKK[period])
}

/** When a new value comes into force: a lower one at once, a higher one or none at all after thinking it over. */
export function effectiveAt(current: number | null, value: number | null, now: Date): Date {
  const isRaise = current !== null && (value === null || value > current)
  return isRaise ? new Date(now.getTime() + RAISE_MS) : now
}
