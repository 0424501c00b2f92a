import type { Language } from '@spilvaerk/messages'
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
import type { Log } from '../../../platform/log/log.ts'
import { toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, type Refusal, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Identity } from '../identity/service.ts'
import { blockAt, type DepositedSinceMicro, type Player } from './checks.ts'
import { mayDeposit, mayPlay, type Permit, type Sources } from './permission.ts'
import { HOUR_MS, isGoingOn, type PlayedRound, recordPlay } from './play-clock.ts'
import type { DepositCode, PlayCode } from './refusals.ts'
import { createRegister } from './register.ts'
import type { Rofus } from './rofus.ts'
import * as store from './store.ts'
import type { LimitKind } from './tables.ts'
import { limitsView, sessionView } from './view.ts'
import { effectiveAt, standingOf, takesFromOthers, type Wish } from './wishes.ts'

export type { Permit } from './permission.ts'

const PAUSE_MS = 24 * HOUR_MS
/** Of several deposits in a row one asks the register. */
const DEPOSIT_ASKS_AFTER_MS = 60_000
const DAY_MS = 24 * HOUR_MS

export interface Limits {
  /**
   * Whether an account may log in: the register of the excluded is asked by its identity. Without an identity, or while
   * the register is silent, it may, and cannot play.
   */
  mayEnter(memberId: string): Promise<Outcome<void, 'listedInRofus'>>
  /** Asks the register of a person that has just been identified. */
  identityProved(memberId: string): Promise<void>
  /** Before the transaction of a round: asks the register when its last answer is too old. */
  beforePlay(player: Player): Promise<void>
  /** Before the transaction of a deposit. */
  beforeDeposit(player: Player): Promise<void>
  /** Whether the next round, at this cost, may be played for money. Part of the transaction that plays it. */
  mayPlay(db: Asker, player: Player, costMicro: number): Promise<Outcome<Permit, PlayCode>>
  /** Whether what a round has won may be staked again: what holds for the next round holds for it, at no cost. */
  mayRisk(db: Asker, player: Player): Promise<Outcome<Permit, PlayCode>>
  mayDeposit(db: Asker, player: Player, amountMicro: number): Promise<Outcome<void, DepositCode>>
  /** Counts a round that was played for money by a permit of this transaction, or the win of one that waited. */
  recordPlay(db: Writer, memberId: string, played: PlayedRound, permit?: Permit): Promise<void>
  /**
   * The pause or exclusion that only this account remembers, and until when; null: for good. That of an identified
   * person holds without the account.
   */
  blockOf(db: Asker, memberId: string): Promise<Pick<store.StoredBlock, 'until'> | undefined>
  /** An account is closed. Its pauses and exclusions stay. */
  forget(db: Writer, memberId: string): Promise<unknown>
  get(player: Player): Promise<LimitsView>
  /** Every limit that was wished for, every pause, and the last answer of the register. */
  personalData(memberId: string): Promise<LimitHistory>
  session(memberId: string): Promise<PlaySession | null>
  /** These five refuse what would keep the others who share an account from playing. */
  setDeposit(player: Player, input: DepositLimitsInput): Promise<Outcome<LimitsView, 'demoAccountShared'>>
  setLoss(player: Player, input: LossLimitsInput): Promise<Outcome<LimitsView, 'demoAccountShared'>>
  setTime(player: Player, input: TimeLimitsInput): Promise<Outcome<LimitsView, 'demoAccountShared'>>
  pause(player: Player): Promise<Outcome<LimitsView, 'demoAccountShared'>>
  exclude(player: Player, input: ExcludeInput): Promise<Outcome<LimitsView, 'demoAccountShared'>>
  setRealityCheck(player: Player, input: RealityCheckInput): Promise<LimitsView>
  /** The member has seen how it goes, and plays on. */
  acknowledge(player: Player): Promise<LimitsView>
}

export interface LimitHistory {
  readonly wishes: readonly Wish[]
  readonly blocks: readonly store.StoredBlock[]
  readonly register: store.StoredAnswer | undefined
}

export interface LimitsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly rofus: Rofus
  readonly identity: Pick<Identity, 'accountsOf' | 'isProved' | 'mayPlay' | 'nationalIdOf'>
  readonly depositedSinceMicro: DepositedSinceMicro
  /** Whether it is an account that several people use. */
  readonly isShared: (memberId: string) => boolean
  /** What a refusal says to the member. */
  readonly explain: Explain
}

type Explain = (refusal: Refusal, language?: Language) => { readonly message: string }

const toldOf = (may: Outcome<unknown>, language: Language | undefined, explain: Explain) =>
  may.ok
    ? { mayPlay: true, reason: null, refusal: null }
    : { mayPlay: false, reason: explain(may.refusal, language).message, refusal: may.refusal.code }

type Values = Readonly<Partial<Record<Period, number | null | undefined>>>

export function createLimits({
  storage,
  clock,
  log,
  rofus,
  identity,
  depositedSinceMicro,
  isShared,
  explain,
}: LimitsNeeds): Limits {
  const { read, tx } = storage
  const rules = store.keepRules(storage, isShared)
  const register = createRegister({ storage, clock, log, rofus, nationalIdOf: identity.nationalIdOf })

  const blocksOf = async (db: Asker, memberId: string): Promise<readonly store.StoredBlock[]> => {
    const accounts = await identity.accountsOf(db, memberId)
    const [only] = accounts
    if (accounts.length === 1 && only !== undefined) return rules.blocksOf(db, only)
    return (await Promise.all(accounts.map((account) => rules.blocksOf(db, account)))).flat()
  }
  const sources: Sources = { rules, blocksOf, identity, register }

  const beforePlay = async ({ id, kind }: Player): Promise<void> => {
    if (kind === 'player') await register.askIfOlder(id)
  }

  const get = async (player: Player): Promise<LimitsView> => {
    await beforePlay(player)
    const now = clock.now()
    const may = await mayPlay(sources, read, player, 0, now)
    return limitsView(sources, read, player, toldOf(may, player.language, explain), now, depositedSinceMicro)
  }

  const setAll = async (player: Player, kind: LimitKind, values: Values) => {
    const set = await tx(async (db): Promise<Outcome<void, 'demoAccountShared'>> => {
      const standing = await rules.wishesOf(db, player.id)
      const wished = wishesFor(standing, kind, values, clock.now())
      if (isShared(player.id) && wished.some(({ current, wish }) => takesFromOthers(current, wish)))
        return refused({ code: 'demoAccountShared' })
      for (const { wish } of wished) await store.addWish(db, player.id, wish)
      return granted(undefined)
    })
    return set.ok ? granted(await get(player)) : set
  }

  const block = async (
    player: Player,
    kind: 'pause' | 'exclusion',
    ms: number | null,
  ): Promise<Outcome<LimitsView, 'demoAccountShared'>> => {
    if (isShared(player.id)) return refused({ code: 'demoAccountShared' })
    const createdAt = clock.now()
    const until = ms === null ? null : new Date(createdAt.getTime() + ms)
    await tx((db) => store.addBlock(db, { memberId: player.id, kind, createdAt, until }))
    return granted(await get(player))
  }

  const acknowledge = async (player: Player): Promise<LimitsView> => {
    await tx((db) => seen(db, player.id, clock.now()))
    return get(player)
  }

  return {
    mayEnter: async (memberId) =>
      (await register.ask(memberId)) === 'listed' ? refused({ code: 'listedInRofus' }) : granted(undefined),
    identityProved: async (memberId) => void (await register.ask(memberId)),
    beforePlay,
    beforeDeposit: async ({ id, kind }) => {
      if (kind === 'player') await register.askIfOlder(id, DEPOSIT_ASKS_AFTER_MS)
    },
    mayPlay: (db, player, costMicro) => mayPlay(sources, db, player, costMicro, clock.now()),
    mayRisk: (db, player) => mayPlay(sources, db, player, 0, clock.now()),
    mayDeposit: (db, player, amountMicro) =>
      mayDeposit(sources, db, player, amountMicro, depositedSinceMicro, clock.now()),
    recordPlay: (db, memberId, played, permit) => recordPlay(db, memberId, played, clock.now(), permit),
    blockOf: async (db, memberId) =>
      (await identity.isProved(db, memberId)) ? undefined : blockAt(await blocksOf(db, memberId), clock.now()),
    forget: (db, memberId) => store.forgetAnswer(db, memberId),
    get,
    personalData: async (memberId) => ({
      wishes: await rules.wishesOf(read, memberId),
      blocks: await blocksOf(read, memberId),
      register: await register.answerOf(memberId),
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

/** The member has seen how the play that goes on goes. */
async function seen(db: Writer, memberId: string, now: Date): Promise<void> {
  const session = await store.lastSession(db, memberId)
  if (!isGoingOn(session, now)) return
  await recordPlay(db, memberId, { rounds: 0, wageredMicro: 0, wonMicro: 0 }, now)
  const counted = await store.lastSession(db, memberId)
  if (counted) await store.goOn(db, { ...counted, checkedAt: now })
}

/** What a member wishes of the limits of a kind, beside what holds now. */
const wishesFor = (standing: readonly Wish[], kind: LimitKind, values: Values, now: Date) =>
  PERIODS.flatMap((period) => {
    const value = values[period]
    if (value === undefined) return []
    const current = standingOf(standing, kind, period, now).value
    const wish: Wish = { kind, period, value, createdAt: now, effectiveAt: effectiveAt(current, value, now) }
    return [{ current, wish }]
  })

const inMicro = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([period, value]) => [period, typeof value === 'number' ? toMicro(value) : value]),
  )
