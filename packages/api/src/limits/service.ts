import {
  type DepositLimitsInput,
  type ExcludeInput,
  type Limits as LimitsView,
  type LossLimitsInput,
  PERIODS,
  type Period,
  type PlaySession,
  type RealityCheckInput,
  type TimeLimitsInput,
} from '@spilvaerk/schemas'
import type { Clock } from '../clock.ts'
import { toMicro } from '../money.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Asker, Storage, Writer } from '../storage/storage.ts'
import { blockAt, type DepositedSinceMicro, type Player } from './checks.ts'
import { mayDeposit, mayPlay, type Permit } from './permission.ts'
import { HOUR_MS, isGoingOn, type PlayedRound, recordPlay } from './play-clock.ts'
import type { Person, Rofus } from './rofus.ts'
import * as store from './store.ts'
import type { LimitKind } from './tables.ts'
import { limitsView, sessionView } from './view.ts'
import { effectiveAt, standingOf, type Wish } from './wishes.ts'

export type { Permit } from './permission.ts'

const PAUSE_MS = 24 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

export interface Limits {
  /** Whether somebody may register or log in at all: the register of the excluded is asked. */
  mayEnter(person: Person): Promise<Outcome<void>>
  /** Whether the next round, at this cost, may be played for money. Part of the transaction that plays it. */
  mayPlay(db: Asker, player: Player, costMicro: number): Promise<Outcome<Permit>>
  /** Whether what a round has won may be staked again: what holds for the next round holds for it, at no cost. */
  mayRisk(db: Asker, player: Player): Promise<Outcome<Permit>>
  mayDeposit(db: Asker, player: Player, amountMicro: number): Promise<Outcome<void>>
  /** Counts a round that was played for money by a permit of this transaction, or the win of one that waited. */
  recordPlay(db: Writer, memberId: string, played: PlayedRound, permit?: Permit): Promise<void>
  /** The pause or exclusion that holds now, and until when; null: for good. */
  blockOf(db: Asker, memberId: string): Promise<Pick<store.StoredBlock, 'until'> | undefined>
  get(player: Player): Promise<LimitsView>
  /** Every limit that was wished for, and every pause. */
  personalData(memberId: string): Promise<LimitHistory>
  session(memberId: string): Promise<PlaySession | null>
  setDeposit(player: Player, input: DepositLimitsInput): Promise<LimitsView>
  setLoss(player: Player, input: LossLimitsInput): Promise<LimitsView>
  setTime(player: Player, input: TimeLimitsInput): Promise<LimitsView>
  setRealityCheck(player: Player, input: RealityCheckInput): Promise<LimitsView>
  /** The member has seen how it goes, and plays on. */
  acknowledge(player: Player): Promise<LimitsView>
  pause(player: Player): Promise<LimitsView>
  exclude(player: Player, input: ExcludeInput): Promise<LimitsView>
}

export interface LimitHistory {
  readonly wishes: readonly Wish[]
  readonly blocks: readonly store.StoredBlock[]
}

export interface LimitsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly rofus: Rofus
  readonly depositedSinceMicro: DepositedSinceMicro
}

type Values = Readonly<Partial<Record<Period, number | null | undefined>>>

export function createLimits({ storage, clock, rofus, depositedSinceMicro }: LimitsNeeds): Limits {
  const { read, tx } = storage
  const rules = store.keepRules(storage)

  const get = async (player: Player): Promise<LimitsView> => {
    const now = clock.now()
    const may = await mayPlay(rules, read, player, 0, now)
    return limitsView(rules, read, player, may, now, depositedSinceMicro)
  }

  const setAll = async (player: Player, kind: LimitKind, values: Values): Promise<LimitsView> => {
    await tx(async (db) => {
      const now = clock.now()
      const wishes = await rules.wishesOf(db, player.id)
      for (const period of PERIODS) {
        const value = values[period]
        if (value === undefined) continue
        const current = standingOf(wishes, kind, period, now).value
        const wish = { kind, period, value, createdAt: now, effectiveAt: effectiveAt(current, value, now) }
        await store.addWish(db, player.id, wish)
      }
    })
    return get(player)
  }

  const block = async (player: Player, kind: 'pause' | 'exclusion', ms: number | null): Promise<LimitsView> => {
    const createdAt = clock.now()
    const until = ms === null ? null : new Date(createdAt.getTime() + ms)
    await tx((db) => store.addBlock(db, { memberId: player.id, kind, createdAt, until }))
    return get(player)
  }

  const acknowledge = async (player: Player): Promise<LimitsView> => {
    await tx(async (db) => {
      const now = clock.now()
      const session = await store.lastSession(db, player.id)
      if (!isGoingOn(session, now)) return
      await recordPlay(db, player.id, { rounds: 0, wageredMicro: 0, wonMicro: 0 }, now)
      const counted = await store.lastSession(db, player.id)
      if (counted) await store.goOn(db, { ...counted, checkedAt: now })
    })
    return get(player)
  }

  return {
    mayEnter: async (person) =>
      (await rofus.isListed(person)) ? refused({ code: 'listedInRofus' }) : granted(undefined),
    mayPlay: (db, player, costMicro) => mayPlay(rules, db, player, costMicro, clock.now()),
    mayRisk: (db, player) => mayPlay(rules, db, player, 0, clock.now()),
    mayDeposit: (db, player, amountMicro) =>
      mayDeposit(rules, db, player, amountMicro, depositedSinceMicro, clock.now()),
    recordPlay: (db, memberId, played, permit) => recordPlay(db, memberId, played, clock.now(), permit),
    blockOf: async (db, memberId) => blockAt(await rules.blocksOf(db, memberId), clock.now()),
    get,
    personalData: async (memberId) => ({
      wishes: await rules.wishesOf(read, memberId),
      blocks: await rules.blocksOf(read, memberId),
    }),
    session: async (memberId) => sessionView(read, memberId, clock.now()),
    setDeposit: (player, input) => setAll(player, 'deposit', inMicro(input)),
    setLoss: (player, input) => setAll(player, 'loss', inMicro(input)),
    setTime: (player, input) => setAll(player, 'time', input),
    setRealityCheck: async (player, { minutes }) => {
      await tx((db) => store.keepInterval(db, player.id, minutes))
      return get(player)
    },
    acknowledge,
    pause: (player) => block(player, 'pause', PAUSE_MS),
    exclude: (player, { days }) => block(player, 'exclusion', days === undefined ? null : days * DAY_MS),
  }
}

const inMicro = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([period, value]) => [period, typeof value === 'number' ? toMicro(value) : value]),
  )
