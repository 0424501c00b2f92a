import { randomUUID } from 'node:crypto'
import type { GameSummary, OwnershipType } from '@spilvaerk/schemas'
import type { Clock } from '../platform/time/clock.ts'
import type { Services } from './services.ts'

/*
 * The demo account has a past: it has bought and leased games, paid money in and played. Nothing of it is written by
 * hand. The same services that serve everybody do it, on a clock that runs through the weeks before the first start.
 */
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const HALF_MINUTE_MS = MINUTE_MS / 2

/** The lease of a month that begins so long ago ends within the next week. */
const DAYS_BACK = 25
/** What happened on days ago: which of the games was played for how many rounds, and bought or leased before that. */
const EVENINGS: readonly Evening[] = [
  { ago: 25, game: 2, stake: 'money', rounds: 12, gets: 'lease' },
  { ago: 21, game: 1, stake: 'demo', rounds: 8 },
  { ago: 17, game: 0, stake: 'money', rounds: 16, gets: 'purchase' },
  { ago: 13, game: 2, stake: 'money', rounds: 10 },
  { ago: 10, game: 3, stake: 'demo', rounds: 20 },
  { ago: 7, game: 0, stake: 'money', rounds: 14 },
  { ago: 4, game: 1, stake: 'money', rounds: 8, gets: 'purchase' },
  { ago: 2, game: 0, stake: 'money', rounds: 6 },
]
const DEPOSIT = 500
const LIMITS = { day: 500, week: 1000, month: 2000 }

interface Evening {
  readonly ago: number
  readonly game: number
  readonly stake: 'demo' | 'money'
  readonly rounds: number
  readonly gets?: OwnershipType
}

interface Past extends Clock {
  pass(ms: number): void
}

function pastFrom(start: Date): Past {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms
    },
  }
}

/** Gives the demo account its past, at the first start and where there is such an account. */
export async function writeDemoHistory(now: Date, servicesAt: (clock: Clock) => Services): Promise<void> {
  const past = pastFrom(new Date(now.getTime() - DAYS_BACK * DAY_MS))
  const services = servicesAt(past)
  try {
    if (!services.accounts.demo(true)) return
    const memberId = await services.accounts.prepareDemo()
    if (!memberId || (await services.dashboard.notifications(memberId, 'da')).items.length > 1) return
    await services.identity.proveDemo(memberId)
    const games = await favouritesOfHouse(services)
    if (games.length === 0) return
    await arrive(services, memberId, games)
    for (const evening of EVENINGS) {
      past.pass(now.getTime() - evening.ago * DAY_MS - past.now().getTime())
      const game = games[evening.game % games.length]
      if (game && evening.gets) await acquire(services, memberId, game, evening.gets)
      if (game) await play({ services, past, memberId }, game, evening)
    }
  } finally {
    await services.mail.stop()
  }
}

async function favouritesOfHouse({ catalogue }: Services): Promise<GameSummary[]> {
  const [featured, all] = [await catalogue.featured(), await catalogue.list()]
  return [...new Map([...featured, ...all].map((game) => [game.id, game])).values()].slice(0, 4)
}

/** Limits first, then money; a seed for each game, and what the account thinks of them. */
async function arrive(services: Services, memberId: string, games: readonly GameSummary[]): Promise<void> {
  const { limits, wallet, fairness, dashboard } = services
  const player = { id: memberId, kind: 'player' as const }
  await limits.setDeposit(player, LIMITS)
  await wallet.deposit(player, { amount: DEPOSIT })
  for (const { id } of games) {
    await fairness.seeds(memberId, id)
    await fairness.setClientSeed(memberId, { id, clientSeed: 'lygter over søen' })
  }
  const [first, , third] = games
  if (third) await dashboard.rate(memberId, { id: third.id, rating: 4 })
  if (first) await dashboard.rate(memberId, { id: first.id, rating: 5 })
  if (first) await dashboard.setFavourite(memberId, { id: first.id, on: true })
}

/** Buys through the test provider; where real money would move, nothing is bought. */
async function acquire(
  { purchases }: Services,
  memberId: string,
  { id: gameId }: GameSummary,
  ownershipType: OwnershipType,
): Promise<void> {
  const [option] = purchases.options()
  if (!option?.test) return
  const wish = { gameId, ownershipType, ...(ownershipType === 'lease' && { duration: 1 }) }
  const quote = await purchases.quote(memberId, wish)
  if (!quote.ok) return
  const payment = { paymentMethod: option.method, paymentReference: `demo-${randomUUID()}` }
  await purchases.purchase(memberId, { ...wish, ...payment, amount: quote.value.amount })
}

interface Seat {
  readonly services: Services
  readonly past: Past
  readonly memberId: string
}

/** Some minutes in front of a game. A round that waits for a choice ends the evening, and by itself a day later. */
async function play(
  { services, past, memberId }: Seat,
  { id, config }: GameSummary,
  { stake, rounds }: Evening,
): Promise<void> {
  const player = { id: memberId, kind: 'player' as const }
  const bet = config.betLevels.find((level) => level >= 1) ?? config.minBet
  await services.rounds.settleOverdue()
  await services.dashboard.beat(memberId, { id, resumed: true })
  for (let n = 0; n < rounds; n++) {
    const round = await services.rounds.spin({ id, bet, stake }, player)
    if (!round.ok) return
    past.pass(HALF_MINUTE_MS)
    await services.dashboard.beat(memberId, { id, resumed: false })
    if (round.value.round.awaiting) return
  }
}
