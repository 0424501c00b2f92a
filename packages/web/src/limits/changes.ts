import { type Limit, PERIODS, type Period } from '@spilvaerk/schemas'

export type LimitsByPeriod = Readonly<Record<Period, Limit>>
export type Wanted = Partial<Record<Period, number | null>>
export type Change = {
  readonly period: Period
  readonly from: number | null
  readonly to: number | null
  /** A raise waits for 24 hours; a first limit and a lower one do not. */
  readonly isLater: boolean
}

/** What an order of new limits would change, told before it is sent. */
export function changesOf(limits: LimitsByPeriod, wanted: Wanted): readonly Change[] {
  return PERIODS.flatMap((period): Change[] => {
    const to = wanted[period]
    const from = limits[period].value
    if (to === undefined || (to === from && !limits[period].pending)) return []
    return [{ period, from, to, isLater: isRaise(from, to) }]
  })
}

/** A longer period whose limit is below a shorter one's, which then never counts. */
export type LimitConflict = { readonly longer: Period; readonly shorter: Period }

/** Where the limits, as they are wished, undercut each other: mostly a slip, and a raise takes a day to mend it. */
export function limitConflicts(limits: LimitsByPeriod, wanted: Wanted): readonly LimitConflict[] {
  const wished = (period: Period): number => {
    const value = wanted[period] === undefined ? limits[period].value : wanted[period]
    return value ?? Number.POSITIVE_INFINITY
  }
  return PERIODS.flatMap((longer, index): LimitConflict[] => {
    const shorter = PERIODS.slice(0, index).findLast((period) => wished(longer) < wished(period))
    return shorter && Number.isFinite(wished(shorter)) ? [{ longer, shorter }] : []
  })
}

const isRaise = (from: number | null, to: number | null): boolean => from !== null && (to === null || to > from)

/** How full a limit is, from 0 to 1. */
export const share = ({ used, value }: Limit): number =>
  value === null ? 0 : value === 0 ? 1 : Math.min(1, Math.max(0, used / value))
