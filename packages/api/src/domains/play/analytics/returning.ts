/** A member who had the game open on a day. */
export interface Visit {
  readonly memberId: string
  /** Such as 2026-01-31. */
  readonly day: string
  readonly playedMs: number
}

interface Comeback {
  readonly after: number
  readonly players: number
  readonly back: number
}

const DAYS_AFTER = [1, 3, 7, 14, 30] as const
const WEEKS_AFTER = [1, 2, 3, 4] as const
const WEEK = 7
const DAY_MS = 86_400_000

/** Days since 1970, of a day such as 2026-01-31. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/**
 * Who came back, of the members whose first day with the game lies between two days. Who came first so lately that the
 * day after is not over yet is not counted.
 * @param visits all of the game, also from before: a first day is one of the whole time
 */
export function returningOf(
  visits: readonly Visit[],
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): { readonly days: Comeback[]; readonly weeks: Comeback[] } {
  const daysOf = new Map<string, Set<number>>()
  for (const { memberId, day } of visits) daysOf.set(memberId, (daysOf.get(memberId) ?? new Set()).add(dayNumber(day)))
  const cohort = [...daysOf.values()]
    .map((days) => ({ days, first: Math.min(...days) }))
    .filter(({ first }) => first >= dayNumber(from) && first <= dayNumber(to))
  const now = dayNumber(today)
  const comeback = (after: number, start: number, length: number): Comeback => {
    const known = cohort.filter(({ first }) => first + start + length - 1 < now)
    const isBack = ({ days, first }: (typeof cohort)[number]): boolean =>
      Array.from({ length }, (_, index) => first + start + index).some((day) => days.has(day))
    return { after, players: known.length, back: known.filter(isBack).length }
  }
  return {
    days: DAYS_AFTER.map((after) => comeback(after, after, 1)),
    weeks: WEEKS_AFTER.map((after) => comeback(after * WEEK, after * WEEK, WEEK)),
  }
}
