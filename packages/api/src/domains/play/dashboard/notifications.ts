import type { Entitlement, Notification, Order, User } from '@spilvaerk/schemas'
import { danish } from '../../../platform/numbers/danish.ts'
import { toDkk } from '../../../platform/numbers/money.ts'
import { danishMoment } from '../../../platform/time/danish-day.ts'
import type { Purchases } from '../../money/purchases/service.ts'
import type { LimitHistory } from '../../people/limits/service.ts'

export type News = Omit<Notification, 'read'>

/** What notifications follow from. */
export interface Facts {
  readonly user: User
  readonly orders: readonly Order[]
  readonly library: readonly Entitlement[]
  /** Leases that have run out. */
  readonly runOut: readonly Entitlement[]
  readonly limits: LimitHistory
  readonly methodWords: Purchases['methodWords']
}

const DAY_MS = 24 * 3_600_000
/** A lease that ends so soon is worth a word. */
const SOON_MS = 7 * DAY_MS
/** What is older is in the histories of orders and limits. */
const MAX_NEWS = 100

/** What a member should know of, newest first. */
export function newsOf({ user, orders, library, runOut, limits, methodWords }: Facts, now: Date): News[] {
  const all = [
    ...accountNews(user),
    ...orders.flatMap((order) => orderNews(order, methodWords)),
    ...library.flatMap((right) => leaseNews(right, now)),
    ...runOut.flatMap(endNews),
    ...limitNews(limits.wishes),
    ...limits.blocks.map(blockNews),
  ]
  return all.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, MAX_NEWS)
}

const LIBRARY = '/dashboard?tab=spil'
const ORDERS = '/dashboard?tab=konto'
const LIMITS = '/account?afsnit=graenser'

const accountNews = ({ id, activated, createdAt: at }: User): News[] => [
  {
    ...{ id: `account:${id}`, kind: 'account', at, href: '/account' },
    title: activated ? 'Din konto er aktiveret' : 'Aktivér din konto',
    text: activated
      ? 'Velkommen til Spilværk. Din konto er oprettet og aktiveret.'
      : 'Vi har sendt dig en mail med et link. Følg det for at aktivere din konto.',
  },
]

const ware = ({ ownershipType, duration }: Order): string =>
  ownershipType === 'purchase' ? 'Permanent adgang' : `Leje i ${duration} ${duration === 1 ? 'måned' : 'måneder'}`

function orderNews(order: Order, methodWords: Facts['methodWords']): News[] {
  const { id, gameId, gameName, amount, paymentMethod, state, renewal, createdAt, paidAt } = order
  const price = `${danish(amount)} kr.`
  const paid: News = {
    ...{ id: `paid:${id}`, kind: 'purchase', at: paidAt ?? createdAt, href: LIBRARY },
    title: renewal ? `Din leje af ${gameName} er fornyet` : `${gameName} er i dit bibliotek`,
    text: `${ware(order)} for ${price} Kvitteringen ligger under Konto.`,
  }
  if (state === 'paid') return [paid]
  if (state === 'refunded') {
    const at = paidAt ?? createdAt
    const text = `Vi har refunderet ${price} ${methodWords(paymentMethod).refund}`
    return [{ id: `refund:${id}`, kind: 'purchase', at, href: ORDERS, title: `Refusion for ${gameName}`, text }, paid]
  }
  if (state !== 'declined') return []
  return [
    {
      ...{ id: `declined:${id}`, kind: 'trouble', at: createdAt, href: `/purchase/${gameId}` },
      title: renewal ? `Din leje af ${gameName} kunne ikke fornyes` : `Betalingen for ${gameName} blev afvist`,
      text: renewal
        ? 'Vi kunne ikke trække betalingen. Vil du beholde spillet, så lej det igen, inden lejen udløber.'
        : 'Der er ikke trukket penge. Prøv igen, eller betal på en anden måde.',
    },
  ]
}

function leaseNews({ gameId, gameName, leaseExpiry, autoRenew, startsAt }: Entitlement, now: Date): News[] {
  if (!leaseExpiry) return []
  const ends = new Date(leaseExpiry)
  const since = new Date(Math.max(ends.getTime() - SOON_MS, Date.parse(startsAt)))
  if (since > now) return []
  return [
    {
      ...{ id: `lease:${gameId}:${leaseExpiry}`, kind: 'lease', at: since.toISOString(), href: LIBRARY },
      title: `Din leje af ${gameName} ${autoRenew ? 'fornyes snart' : 'udløber snart'}`,
      text: autoRenew
        ? `Den fornyes af sig selv inden ${danishMoment(ends)}. Du kan slå fornyelsen fra i dit bibliotek.`
        : `Du har adgang til spillet til ${danishMoment(ends)}.`,
    },
  ]
}

function endNews({ gameId, gameName, leaseExpiry: at }: Entitlement): News[] {
  if (!at) return []
  return [
    {
      ...{ id: `ended:${gameId}:${at}`, kind: 'lease', at, href: `/purchase/${gameId}` },
      title: `Din leje af ${gameName} er udløbet`,
      text: `Du havde adgang til spillet til ${danishMoment(new Date(at))}. Vil du spille det igen, kan du leje eller købe det.`,
    },
  ]
}

const KINDS = { deposit: 'indbetaling', loss: 'tab', time: 'spilletid' } as const
const PERIODS = { day: 'pr. døgn', week: 'pr. uge', month: 'pr. måned' } as const

/** One for all that was changed at the same moment. */
function limitNews(wishes: LimitHistory['wishes']): News[] {
  const together = new Map<string, News>()
  for (const wish of wishes) {
    const at = wish.createdAt.toISOString()
    const id = `limit:${wish.kind}:${at}`
    const before = together.get(id)
    const title = `Din grænse for ${KINDS[wish.kind]} er ændret`
    const text = before ? `${before.text} ${wishText(wish)}` : wishText(wish)
    together.set(id, { id, kind: 'limit', at, href: LIMITS, title, text })
  }
  return [...together.values()]
}

function wishText({ kind, period, value, createdAt, effectiveAt }: LimitHistory['wishes'][number]): string {
  const amount =
    value === null ? 'ingen grænse' : kind === 'time' ? `${danish(value)} min.` : `${danish(toDkk(value))} kr.`
  const from = effectiveAt > createdAt ? ` fra ${danishMoment(effectiveAt)}` : ''
  return `${amount} ${PERIODS[period]}${from}`.replace(/^./, (letter) => letter.toUpperCase()).replace(/([^.])$/, '$1.')
}

const blockNews = ({ kind, createdAt, until }: LimitHistory['blocks'][number]): News => ({
  ...{ id: `block:${createdAt.toISOString()}:${kind}`, kind: 'limit', at: createdAt.toISOString(), href: LIMITS },
  title: kind === 'pause' ? 'Du holder pause fra spil for penge' : 'Du har udelukket dig fra spil for penge',
  text: until ? `Det gælder til ${danishMoment(until)}.` : 'Det gælder for altid.',
})
