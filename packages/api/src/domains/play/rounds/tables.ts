import type { PlacedBet } from '@spilvaerk/table-games'
import { sql } from 'drizzle-orm'
import type { StoredChoice } from '../../../platform/engines/engine.ts'
import {
  index,
  int,
  json,
  primaryKey,
  real,
  table,
  text,
  time,
  uniqueIndex,
} from '../../../platform/storage/columns.ts'
import { definitions, games } from '../../games/catalogue/tables.ts'
import { seeds } from '../fairness/tables.ts'

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
    /** The first bets of a table, in coins; null of a slot. */
    bets: json<readonly PlacedBet[]>(),
    /** The bet, or the price of the mode; of a table all that was staked so far. */
    costMicro: int().notNull().default(0),
    /** The player's answers so far; null on rounds from before there were any, which took the first options. */
    choices: json<readonly StoredChoice[]>(),
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

/** The sums of the done `rounds` by game, Danish day and stake, kept in the transaction that settles the round. */
export const gameDays = table(
  'game_days',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    /** Such as 2026-01-31. */
    day: text().notNull(),
    stake: text().$type<'demo' | 'money'>().notNull(),
    rounds: int().notNull(),
    wins: int().notNull(),
    wageredMicro: int().notNull(),
    wonMicro: int().notNull(),
    /** The sum of the squares of what the rounds cost, in DKK: how far their return may lie from the proof. */
    squares: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.day, t.stake] })],
)

/**
 * How many done rounds of slots for money paid so many coins, pools left out, by definition and bet mode (`base`: the
 * plain bet): what is held against the proof. Kept in the transaction that settles the round.
 */
export const paidCoins = table(
  'paid_coins',
  {
    definitionHash: text()
      .notNull()
      .references(() => definitions.hash),
    mode: text().notNull(),
    coins: int().notNull(),
    rounds: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.definitionHash, t.mode, t.coins] })],
)
