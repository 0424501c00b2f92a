import type { Language } from '@spilvaerk/messages'
import type {
  DashboardGame,
  DashboardHistory,
  DashboardStats,
  Entitlement,
  Notifications,
  ReadInput,
  User,
} from '@spilvaerk/schemas'
import type { Purchases } from '../../money/purchases/service.ts'
import type { Limits } from '../../people/limits/service.ts'
import { netByHour } from '../rounds/service.ts'
import { experienceOf } from './experience.ts'
import { daysUntil, firstMoment, historyOf } from './history.ts'
import { createMarks, type MarksNeeds } from './marks.ts'
import { newsOf } from './notifications.ts'
import * as store from './store.ts'
import { gameView } from './view.ts'

export interface DashboardNeeds extends MarksNeeds {
  readonly purchases: Pick<Purchases, 'isForSale' | 'library' | 'methodWords' | 'orders' | 'runOut' | 'spent'>
  readonly limits: Pick<Limits, 'personalData'>
  readonly userOf: (memberId: string) => Promise<User>
}

/** A member's home: what follows from his purchases, his play and his limits, and what he thinks of games. */
export function createDashboard(needs: DashboardNeeds) {
  const { storage, clock, catalogue, purchases, limits, userOf, viewerOf } = needs
  const { read, tx } = storage
  const experience = async (memberId: string) => experienceOf(await store.playDaysOf(read, memberId))

  const stats = async (memberId: string): Promise<DashboardStats> => {
    const [library, totalSpent, { subscription }, { xp, level, nextLevelXp }] = await Promise.all([
      purchases.library(memberId),
      purchases.spent(memberId),
      userOf(memberId),
      experience(memberId),
    ])
    const ownedGames = library.filter(isOwned).length
    const leasedGames = library.length - ownedGames
    return { xp, nextLevelXp, level, subscription, ownedGames, leasedGames, totalSpent }
  }

  /** What a member owns and leases, the newest first. */
  const games = async (memberId: string): Promise<DashboardGame[]> => {
    const [library, marks] = await Promise.all([purchases.library(memberId), store.marksOf(read, memberId)])
    const markOf = new Map(marks.map((mark) => [mark.gameId, mark]))
    return Promise.all(
      library.map(async (right) => {
        const game = await catalogue.summary(right.gameId, viewerOf(memberId))
        return gameView(right, game.ok ? game.value : undefined, markOf.get(right.gameId))
      }),
    )
  }

  const runOutOf = async (memberId: string) =>
    Promise.all(
      (await purchases.runOut(memberId)).map(async (right) => ({
        ...right,
        isForSale: await purchases.isForSale(right.gameId),
      })),
    )

  const notifications = async (memberId: string, language: Language): Promise<Notifications> => {
    const [user, orders, library, runOut, wished, seen] = await Promise.all([
      userOf(memberId),
      purchases.orders(memberId),
      purchases.library(memberId),
      runOutOf(memberId),
      limits.personalData(memberId),
      store.readOf(read, memberId),
    ])
    const news = newsOf(
      { user, orders, library, runOut, limits: wished, methodWords: purchases.methodWords },
      clock.now(),
      language,
    )
    const items = news.map((one) => ({ ...one, read: seen.has(one.id) }))
    return { unread: items.filter((one) => !one.read).length, items }
  }

  /** Only what is there to be read is kept as read. */
  const markRead = async (memberId: string, { ids }: ReadInput, language: Language): Promise<Notifications> => {
    const { items } = await notifications(memberId, language)
    const unread = items.filter((one) => !one.read).map(({ id }) => id)
    const meant = ids ? unread.filter((id) => ids.includes(id)) : unread
    await tx((db) => store.keepRead(db, memberId, meant, clock.now()))
    return notifications(memberId, language)
  }

  const history = async (memberId: string): Promise<DashboardHistory> => {
    const now = clock.now()
    const [played, nets, orders] = await Promise.all([
      store.playDaysOf(read, memberId),
      netByHour(read, memberId, firstMoment(daysUntil(now))),
      purchases.orders(memberId),
    ])
    return historyOf({ played, nets, orders }, now)
  }

  return {
    ...createMarks(needs),
    ...{ stats, games, notifications, markRead, history },
    progress: async (memberId: string) => {
      const { level, xp } = await experience(memberId)
      return { level, xp }
    },
    forget: store.forget,
    personalData: async (memberId: string) => ({
      games: await store.marksOf(read, memberId),
      playDays: await store.playDaysOf(read, memberId),
    }),
  }
}

export type Dashboard = ReturnType<typeof createDashboard>

const isOwned = ({ ownershipType }: Entitlement): boolean => ownershipType === 'purchase'

export const { visitsOf } = store
