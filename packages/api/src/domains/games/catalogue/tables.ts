import type { GameArt, GameConfig, GameTexts, MemberRole, Palette, Standing, Volatility } from '@spilvaerk/schemas'
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
} from '../../../platform/storage/columns.ts'
import type { Facts } from './browse/entry.ts'
import type { StoredMaking } from './composed.ts'

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
  /** What lists are searched and filtered by; null until a list first needs it. */
  facts: json<Facts>(),
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
    making: json<StoredMaking>(),
    /** The pictures and sounds that its maker has given it, which are no part of what it is. */
    art: json<GameArt>(),
    /** Those of them that others than the maker see: what somebody of the house has looked at. */
    shownArt: json<GameArt>(),
    /** What its maker has written of it in further languages, which is no part of what it is. */
    texts: json<GameTexts>(),
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
    /** Who saved it: `member:…` or `guest:…`; null of the house, and of before it was kept. */
    author: text(),
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
    /** What was written of the game when the version was admitted: that is what players read. */
    texts: json<GameTexts>(),
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

/** Who works on a game beside its owner. */
export const gameMembers = table(
  'game_members',
  {
    /** Names the member to the others of the game. */
    id: serial(),
    gameId: int()
      .notNull()
      .references(() => games.id),
    memberId: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    since: time().notNull(),
    /** Whether the owner has offered this member the game. */
    isOffered: flag().notNull(),
  },
  (t) => [uniqueIndex('game_members_once').on(t.gameId, t.memberId), index('game_members_of_member').on(t.memberId)],
)
