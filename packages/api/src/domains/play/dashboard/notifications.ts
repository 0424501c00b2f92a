import { type Language, type Translate, translator } from '@spilvaerk/messages'
import { news } from '@spilvaerk/messages/news'
import { units } from '@spilvaerk/messages/units'
import type { Entitlement, Notification, Order, User } from '@spilvaerk/schemas'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import { toDkk } from '../../../platform/numbers/money.ts'
import { MOMENTS } from '../../../platform/time/danish-day.ts'
import type { Purchases } from '../../money/purchases/service.ts'
import type { LimitHistory } from '../../people/limits/service.ts'

export type News = Omit<Notification, 'read'>

/** What notifications follow from. */
export interface Facts {
  readonly user: User
  readonly orders: readonly Order[]
  readonly library: readonly Entitlement[]
  /** Leases that have run out. */
  readonly runOut: readonly (Entitlement & { readonly isForSale: boolean })[]
  readonly limits: LimitHistory
  readonly methodWords: Purchases['methodWords']
}

const DAY_MS = 24 * 3_600_000
/** A lease that ends so soon is worth a word. */
const SOON_MS = 7 * DAY_MS
/** What is older is in the histories of orders and limits. */
const MAX_NEWS = 100

interface Words {
  readonly language: Language
  readonly t: Translate<'news'>
}

/** What a member should know of, newest first. */
export function newsOf(facts: Facts, now: Date, language: Language): News[] {
  const { user, orders, library, runOut, limits, methodWords } = facts
  const words: Words = { language, t: translator(news, language) }
  const all = [
    accountNews(user, words),
    ...orders.flatMap((order) => orderNews(order, methodWords, words)),
    ...library.flatMap((right) => leaseNews(right, now, words)),
    ...runOut.flatMap((right) => endNews(right, words)),
    ...limitNews(limits.wishes, words),
    ...limits.blocks.map((block) => blockNews(block, words)),
  ]
  return all.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, MAX_NEWS)
}

const LIBRARY = '/dashboard?tab=spil'
const ORDERS = '/dashboard?tab=konto'
const LIMITS = '/account?afsnit=graenser'

function accountNews({ id, activated, createdAt: at }: User, { t }: Words): News {
  const state = activated ? 'activated' : 'waiting'
  return {
    ...{ id: `account:${id}`, kind: 'account', at, href: '/account' },
    title: t(`account.${state}.title`),
    text: t(`account.${state}.text`),
  }
}

const wareText = ({ ownershipType, duration }: Order, t: Words['t']): string =>
  ownershipType === 'purchase' ? t('permanent') : t('lease', { count: duration ?? 0 })

function orderNews(order: Order, methodWords: Facts['methodWords'], { language, t }: Words): News[] {
  const { id, gameId, gameName: game, amount, paymentMethod, state, renewal, createdAt, paidAt } = order
  const price = t('kroner', { amount: NUMBERS[language](amount) })
  const paid: News = {
    ...{ id: `paid:${id}`, kind: 'purchase', at: paidAt ?? createdAt, href: LIBRARY },
    title: renewal ? t('paid.renewed', { game }) : t('paid.bought', { game }),
    text: t('paid.text', { ware: wareText(order, t), price }),
  }
  if (state === 'paid') return [paid]
  if (state === 'refunded') {
    const refund: News = {
      ...{ id: `refund:${id}`, kind: 'purchase', at: paidAt ?? createdAt, href: ORDERS },
      title: t('refunded.title', { game }),
      text: t('refunded.text', { price, where: methodWords(paymentMethod, language).refund }),
    }
    return [refund, paid]
  }
  if (state !== 'declined') return []
  const what = renewal ? 'renewalFailed' : 'declined'
  return [
    {
      ...{ id: `declined:${id}`, kind: 'trouble', at: createdAt, href: `/purchase/${gameId}` },
      title: t(`${what}.title`, { game }),
      text: t(`${what}.text`),
    },
  ]
}

function leaseNews(right: Entitlement, now: Date, { language, t }: Words): News[] {
  const { gameId, gameName: game, leaseExpiry, autoRenew, mayRenew, startsAt } = right
  if (!leaseExpiry) return []
  const ends = new Date(leaseExpiry)
  const since = new Date(Math.max(ends.getTime() - SOON_MS, Date.parse(startsAt)))
  if (since > now) return []
  const what = autoRenew && mayRenew ? 'renewsSoon' : 'endsSoon'
  // Should it be for sale again, that it renews is news.
  const stopped = autoRenew && !mayRenew ? ':stopped' : ''
  return [
    {
      ...{ id: `lease:${gameId}:${leaseExpiry}${stopped}`, kind: 'lease', at: since.toISOString(), href: LIBRARY },
      title: t(`${what}.title`, { game }),
      text: t(`${what}.text`, { moment: MOMENTS[language](ends) }),
    },
  ]
}

function endNews(
  { gameId, gameName: game, leaseExpiry: at, isForSale }: Facts['runOut'][number],
  { language, t }: Words,
): News[] {
  if (!at) return []
  return [
    {
      ...{ id: `ended:${gameId}:${at}`, kind: 'lease', at, href: isForSale ? `/purchase/${gameId}` : LIBRARY },
      title: t('ended.title', { game }),
      text: t(isForSale ? 'ended.text' : 'ended.notForSale', { moment: MOMENTS[language](new Date(at)) }),
    },
  ]
}

/** One for all that was changed at the same moment. */
function limitNews(wishes: LimitHistory['wishes'], words: Words): News[] {
  const together = new Map<string, News>()
  for (const wish of wishes) {
    const at = wish.createdAt.toISOString()
    const id = `limit:${wish.kind}:${at}`
    const before = together.get(id)
    const title = words.t(`limit.title.${wish.kind}`)
    const said = wishText(wish, words)
    together.set(id, { id, kind: 'limit', at, href: LIMITS, title, text: before ? `${before.text} ${said}` : said })
  }
  return [...together.values()]
}

function wishText(wish: LimitHistory['wishes'][number], words: Words): string {
  const { period, createdAt, effectiveAt } = wish
  const { language, t } = words
  const amount = boundText(wish, words)
  if (effectiveAt <= createdAt) return t(`limit.${period}`, { amount })
  return t(`limit.${period}From`, { amount, moment: MOMENTS[language](effectiveAt) })
}

function boundText({ kind, value }: LimitHistory['wishes'][number], { language, t }: Words): string {
  if (value === null) return t('limit.none')
  if (kind === 'time') return translator(units, language)('minutes', { minutes: NUMBERS[language](value) })
  return t('kroner', { amount: NUMBERS[language](toDkk(value)) })
}

const blockNews = ({ kind, createdAt, until }: LimitHistory['blocks'][number], { language, t }: Words): News => ({
  ...{ id: `block:${createdAt.toISOString()}:${kind}`, kind: 'limit', at: createdAt.toISOString(), href: LIMITS },
  title: kind === 'pause' ? t('block.pause') : t('block.exclusion'),
  text: until ? t('block.until', { moment: MOMENTS[language](until) }) : t('block.forever'),
})
