import type { GameConfig, Making, Palette, Standing, Volatility } from '@spilvaerk/schemas'
import { sql } from 'drizzle-orm'
import {
  flag,
  index,
  int,
  json,
  primaryKey,
  real,
  serial,
  table,
  text,
  time,
  uniqueIndex,
} from '../platform/storage/columns.ts'
import { seeds } from './play/fairness/tables.ts'

export * from '../platform/audit/tables.ts'
export * from '../platform/mail/tables.ts'
export * from '../platform/system/tables.ts'
export * from './games/admission/tables.ts'
export * from './games/jackpots/tables.ts'
export * from './games/popularity/tables.ts'
export * from './money/crypto/tables.ts'
export * from './money/payments/tables.ts'
export * from './money/purchases/tables.ts'
export * from './money/wallet/tables.ts'
export * from './money/withdrawals/tables.ts'
export * from './people/accounts/tables.ts'
export * from './people/api-keys/tables.ts'
export * from './people/dashboard/tables.ts'
export * from './people/identity/tables.ts'
export * from './people/limits/tables.ts'
export * from './people/staff/tables.ts'
export * from './people/visitors/tables.ts'
export * from './play/fairness/tables.ts'
export * from './play/large-wins/tables.ts'
export * from './studio/ai/tables.ts'
export * from './studio/generation/tables.ts'

/** What a game is. Triggers refuse to change or delete a row: a stored round can always be recomputed. */
export const definitions = table('definitions', {
  /** SHA-256 of `canonical`. */
  hash: text().primaryKey(),
  canonical: text().notNull(),
  createdAt: time().notNull(),
})

/** What is proved of a definition; worth nothing more than the time it saves. */
export const sheets = table('sheets', {
  hash: text()
    .primaryKey()
    .references(() => definitions.hash),
  rtp: real().notNull(),
  hitFrequency: real().notNull(),
  standardDeviation: real().notNull(),
  volatility: text().$type<Volatility>().notNull(),
  /** The whole sheet as JSON. */
  sheet: text().notNull(),
})

/** How a game is presented, and its newest version, which is what its maker sees. */
export const games = table(
  'games',
  {
    id: serial(),
    slug: text().notNull(),
    /** `seed` for the house's own games, which follow their files; `studio` for games that somebody made. */
    origin: text().$type<'seed' | 'studio'>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    theme: text().notNull(),
    category: text().notNull(),
    featured: flag().notNull(),
    palette: json<Palette>().notNull(),
    config: json<GameConfig>().notNull(),
    /** Players within the window: what triggers count in `game_players`. */
    popularity: int().notNull().default(0),
    version: int().notNull(),
    definitionHash: text()
      .notNull()
      .references(() => definitions.hash),
    createdAt: time().notNull(),
    /** Whose it is: `member:…` or `guest:…`; null for games of the house and of before there were owners. */
    owner: text(),
    /** How it came to be, where it was generated. */
    making: json<Making>(),
  },
  (t) => [uniqueIndex('games_by_slug').on(t.origin, t.slug), index('games_of_owner').on(t.owner)],
)

/** Every version a game has had. */
export const versions = table(
  'versions',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    version: int().notNull(),
    definitionHash: text()
      .notNull()
      .references(() => definitions.hash),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.version] })],
)

/**
 * What versions of games may be used for, by the definition. One that has no row is private: so is every new version.
 * Others than the maker see the one that is admitted, or else listed; whoever brings the link, the shared one.
 */
export const standings = table(
  'standings',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    definitionHash: text()
      .notNull()
      .references(() => definitions.hash),
    version: int().notNull(),
    state: text().$type<Exclude<Standing, 'private'>>().notNull(),
    /** Of a shared one. */
    link: text(),
    changedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.definitionHash] }),
    uniqueIndex('standings_by_link').on(t.link),
    uniqueIndex('standings_admitted').on(t.gameId).where(sql`state = 'admitted'`),
    uniqueIndex('standings_listed').on(t.gameId).where(sql`state = 'listed'`),
    uniqueIndex('standings_shared').on(t.gameId).where(sql`state = 'shared'`),
    index('standings_by_state').on(t.state),
  ],
)

/**
 * Decided rounds. Triggers refuse to delete one, or to change one that is done; an open one takes further choices and is
 * done once. The events are not stored: (definition, mode, seed, choices) gives them back.
 */
export const rounds = table(
  'rounds',
  {
    id: text().primaryKey(),
    gameId: int()
      .notNull()
      .references(() => games.id),
    definitionHash: text()
      .notNull()
      .references(() => definitions.hash),
    seed: text().notNull(),
    betMicro: int().notNull(),
    /** The bet mode; null: the plain bet. */
    mode: text(),
    /** The bet, or the price of the mode. */
    costMicro: int().notNull().default(0),
    /** The player's answers so far; null on rounds from before there were any, which took the first options. */
    choices: json<readonly number[]>(),
    /** `open`: it waits for a choice, and what it won is so far. */
    status: text().$type<'open' | 'done'>().notNull().default('done'),
    totalCoins: int().notNull(),
    winMicro: int().notNull(),
    idempotencyKey: text(),
    createdAt: time().notNull(),
    settledAt: time(),
    /** Who played it; null: a visitor. */
    memberId: text(),
    stake: text().$type<'demo' | 'money'>().notNull().default('demo'),
    /** Where the seed of a round for money comes from: these seeds and this nonce. */
    seedsId: int().references(() => seeds.id),
    nonce: int(),
    /** The part of the win that came out of jackpot pools beyond the coins of the round. */
    jackpotMicro: int().notNull().default(0),
  },
  (t) => [
    uniqueIndex('rounds_by_key').on(t.idempotencyKey),
    index('rounds_open').on(t.createdAt).where(sql`status = 'open'`),
    index('rounds_of_member').on(t.memberId, t.createdAt, t.id).where(sql`member_id IS NOT NULL`),
    index('rounds_open_of_member').on(t.memberId, t.gameId).where(sql`status = 'open' AND stake = 'money'`),
    uniqueIndex('rounds_by_nonce').on(t.seedsId, t.nonce).where(sql`seeds_id IS NOT NULL`),
  ],
)

/** The sums of the done `rounds` by game, kept in the transaction that settles the round. */
export const tallies = table('tallies', {
  gameId: int()
    .primaryKey()
    .references(() => games.id),
  rounds: int().notNull(),
  wins: int().notNull(),
  wageredMicro: int().notNull(),
  wonMicro: int().notNull(),
  biggestWinMicro: int().notNull(),
})
