import type { AnalyticsInput, GameAnalytics } from '@spilvaerk/schemas'
import { toDkk } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { danishDay } from '../../../platform/time/danish-day.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import { dayNumber, dayOf, returningOf, type Visit } from './returning.ts'

/** The done rounds of a game on a day and for a stake. */
interface PlayedDay {
  readonly day: string
  readonly stake: 'demo' | 'money'
  readonly rounds: number
  readonly wins: number
  readonly wageredMicro: number
  readonly wonMicro: number
  /** The sum of the squares of what the rounds cost, in DKK. */
  readonly squares: number
}

/** What a game really saw, day by day, for who made it: what a few members did on a day is nobody else's business. */
export interface Analytics {
  of(viewer: Viewer, input: AnalyticsInput): Promise<Outcome<GameAnalytics, Code>>
}

type Code = OwnCode | 'analyticsSpan'

export interface AnalyticsNeeds {
  readonly storage: Pick<Storage, 'read'>
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'permitted' | 'summary' | 'keptSheet'>
  readonly daysOf: (db: Asker, gameId: number, span: Span) => Promise<readonly PlayedDay[]>
  readonly sinceOf: (db: Asker, gameId: number) => Promise<string | undefined>
  readonly visitsOf: (db: Asker, gameId: number) => Promise<readonly Visit[]>
}

interface Span {
  readonly from: string
  readonly to: string
}

const USUAL_DAYS = 30
/** A leap year and a day. */
const MOST_DAYS = 367

export function createAnalytics(needs: AnalyticsNeeds): Analytics {
  const { catalogue, clock } = needs
  const { read } = needs.storage

  return {
    of: async (viewer, { id, from, to, stake }) => {
      const [seen, summary] = await Promise.all([catalogue.permitted(id, viewer, 'own'), catalogue.summary(id, viewer)])
      if (!seen.ok) return seen
      if (!summary.ok) return summary
      const today = danishDay(clock.now())
      const span = spanOf(from, to, today)
      if (span === undefined) return refused({ code: 'analyticsSpan', most: MOST_DAYS })
      const [days, since, visits, sheet] = await Promise.all([
        needs.daysOf(read, id, span),
        needs.sinceOf(read, id),
        needs.visitsOf(read, id),
        catalogue.keptSheet(seen.value.definitionHash),
      ])
      const played = days.filter((one) => stake === 'all' || one.stake === stake)
      const proof = { declared: summary.value.rtp / 100, deviation: sheet?.standardDeviation }
      return granted({
        days: perDay(played, visits, span, proof),
        total: figuresOf(played, proof),
        declared: proof.declared,
        since: since ?? null,
        returning: returningOf(visits, { ...span, today }),
      })
    },
  }
}

function spanOf(from: string | undefined, to: string | undefined, today: string): Span | undefined {
  const last = to ?? today
  const first = from ?? dayOf(dayNumber(last) - USUAL_DAYS + 1)
  const count = dayNumber(last) - dayNumber(first) + 1
  return count >= 1 && count <= MOST_DAYS ? { from: first, to: last } : undefined
}

interface Proof {
  /** In percent. */
  readonly declared: number
  /** Of a plain bet, in bets; unknown before the game is proved. */
  readonly deviation: number | undefined
}

function perDay(played: readonly PlayedDay[], visits: readonly Visit[], { from, to }: Span, proof: Proof) {
  const there = new Map<string, { readonly players: number; readonly ms: number }>()
  // A member has one visit a day.
  for (const { day, playedMs } of visits) {
    if (day < from || day > to) continue
    const { players, ms } = there.get(day) ?? NOBODY
    there.set(day, { players: players + 1, ms: ms + playedMs })
  }
  const days = [...new Set([...played.map(({ day }) => day), ...there.keys()])].toSorted()
  return days.map((day) => {
    const { players, ms } = there.get(day) ?? NOBODY
    return {
      day,
      ...figuresOf(
        played.filter((one) => one.day === day),
        proof,
      ),
      players,
      minutes: players === 0 ? null : Math.round((ms / players / 60_000) * 10) / 10,
    }
  })
}

const NOBODY = { players: 0, ms: 0 }

/** A share of a hundred lies within so many standard deviations. */
const BAND = 1.96

function figuresOf(played: readonly PlayedDay[], { declared, deviation }: Proof) {
  const sum = (of: (one: PlayedDay) => number): number => played.reduce((total, one) => total + of(one), 0)
  const [wagered, won] = [toDkk(sum((one) => one.wageredMicro)), toDkk(sum((one) => one.wonMicro))]
  // Rounds of unlike bets count by their squares.
  const half =
    wagered > 0 && deviation !== undefined
      ? (BAND * deviation * Math.sqrt(sum((one) => one.squares)) * 100) / wagered
      : null
  return {
    rounds: sum((one) => one.rounds),
    wins: sum((one) => one.wins),
    ...{ wagered, won },
    returned: wagered > 0 ? hundredths((won / wagered) * 100) : null,
    low: half === null ? null : hundredths(Math.max(0, declared - half)),
    high: half === null ? null : hundredths(declared + half),
  }
}

const hundredths = (percent: number): number => Math.round(percent * 100) / 100
