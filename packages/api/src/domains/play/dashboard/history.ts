import type { DashboardHistory, Order } from '@spilvaerk/schemas'
import { toDkk } from '../../../platform/numbers/money.ts'
import { danishDayStart } from '../../../platform/time/danish-day.ts'
import type { HourlyNet } from '../rounds/service.ts'
import { wholeMinutes } from './experience.ts'
import { danishDayOf } from './play-time.ts'
import type { PlayDay } from './store.ts'

const DAYS = 30
const MONTHS = 12
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ORE = 100

/** The days that are shown, the oldest first. Noon never falls into another day, whatever the clocks do. */
export function daysUntil(now: Date): string[] {
  const noon = Date.parse(`${danishDayOf(now)}T12:00:00Z`)
  return Array.from({ length: DAYS }, (_, back) =>
    new Date(noon - (DAYS - 1 - back) * DAY_MS).toISOString().slice(0, 10),
  )
}

export const firstMoment = (days: readonly string[]): Date => danishDayStart(days[0] ?? '1970-01-01')

const monthOf = (at: Date): string => danishDayOf(at).slice(0, 7)

function monthsUntil(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}

export interface Past {
  readonly played: readonly PlayDay[]
  readonly nets: readonly HourlyNet[]
  readonly orders: readonly Order[]
}

/** The figures of charts. */
export function historyOf({ played, nets, orders }: Past, now: Date): DashboardHistory {
  const playedMs = sums(played.map(({ day, playedMs }) => [day, playedMs]))
  const netMicro = sums(nets.map(({ hour, netMicro }) => [danishDayOf(new Date(hour * HOUR_MS)), netMicro]))
  const paid = orders.filter(({ state }) => state === 'paid')
  const spent = sums(
    paid.map(({ paidAt, createdAt, amount }) => [monthOf(new Date(paidAt ?? createdAt)), amount * ORE]),
  )
  return {
    days: daysUntil(now).map((day) => ({
      day,
      minutes: wholeMinutes(playedMs.get(day) ?? 0),
      net: toDkk(netMicro.get(day) ?? 0),
    })),
    months: monthsUntil(now).map((month) => ({ month, spent: Math.round(spent.get(month) ?? 0) })),
  }
}

function sums(pairs: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const [key, value] of pairs) all.set(key, (all.get(key) ?? 0) + value)
  return all
}
