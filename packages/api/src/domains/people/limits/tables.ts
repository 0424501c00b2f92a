import type { BLOCK_KINDS, Period } from '@spilvaerk/schemas'
import { index, int, primaryKey, serial, table, text, time } from '../../../platform/storage/columns.ts'

export const LIMIT_KINDS = ['deposit', 'loss', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** What members wished their limits to be, each wish for good: the last that has come into force is the limit. */
export const limitWishes = table(
  'limit_wishes',
  {
    id: serial(),
    memberId: text().notNull(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<Period>().notNull(),
    /** Micro-DKK, or minutes of `time`; null: no limit. */
    value: int(),
    /** A wish that a later one overtakes before this time never comes into force. */
    effectiveAt: time().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('limit_wishes_of_member').on(t.memberId, t.id)],
)

/** Pauses and exclusions, never taken back. */
export const blocks = table(
  'blocks',
  {
    id: serial(),
    memberId: text().notNull(),
    kind: text().$type<(typeof BLOCK_KINDS)[number]>().notNull(),
    createdAt: time().notNull(),
    /** Null: for good. */
    until: time(),
  },
  (t) => [index('blocks_of_member').on(t.memberId)],
)

/** How often a member wants to be told how it goes; who has said nothing has the default. */
export const realityChecks = table('reality_checks', {
  memberId: text().primaryKey(),
  minutes: int().notNull(),
})

/** Stretches of play for money without a longer break. */
export const playSessions = table(
  'play_sessions',
  {
    id: serial(),
    memberId: text().notNull(),
    startedAt: time().notNull(),
    /** The last round, or the last acknowledged reality check. */
    lastAt: time().notNull(),
    /** Until when the member has seen how it goes. */
    checkedAt: time().notNull(),
    rounds: int().notNull(),
    wageredMicro: int().notNull(),
    wonMicro: int().notNull(),
  },
  (t) => [index('play_sessions_of_member').on(t.memberId, t.id)],
)

/** The same by hours, which is what limits and charts are counted from. */
export const playHours = table(
  'play_hours',
  {
    memberId: text().notNull(),
    /** Hours since 1970. */
    hour: int().notNull(),
    rounds: int().notNull(),
    wageredMicro: int().notNull(),
    wonMicro: int().notNull(),
    playedMs: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hour] })],
)

export const REGISTER_ANSWERS = ['clear', 'listed', 'silent'] as const

/** What the register of the excluded said last of an identified member. */
export const registerAnswers = table('register_answers', {
  memberId: text().primaryKey(),
  answer: text().$type<(typeof REGISTER_ANSWERS)[number]>().notNull(),
  askedAt: time().notNull(),
})
