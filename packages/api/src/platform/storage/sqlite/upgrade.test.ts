import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { entitlements, gamePlayers, games, standings } from '../../../domains/schema.ts'
import { allRounds } from '../../../testing/database.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import { migrate } from './migrate.ts'
import { openStorage } from './open.ts'

const BEFORE_ROUNDS_COULD_WAIT = 2
const BEFORE_PLAYERS_WERE_COUNTED = 17
const BEFORE_RIGHTS_NAMED_A_VERSION = 19

/** So many of the migrations. */
function oldMigrations(count: number): string {
  const folder = tempDir()
  cpSync(ASSETS.migrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('rounds from before are done, and cost their bet', async () => {
  const dataDir = tempDir()
  const old = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  migrate(old, oldMigrations(BEFORE_ROUNDS_COULD_WAIT))
  old.exec(`
    INSERT INTO definitions VALUES ('hash', '{}', 0);
    INSERT INTO games VALUES (1, 'spil', 'seed', 'Spil', '', '', '', 0, '[]', '{}', 0, 1, 'hash', 0);
    INSERT INTO rounds VALUES ('round', 1, 'hash', 'seed', 2500000, 40, 10000000, NULL, 1000);
  `)
  old.close()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  expect(await allRounds(storage)).toMatchObject([
    { status: 'done', mode: null, choices: null, costMicro: 2_500_000, settledAt: new Date(1000) },
  ])
})

test('popularity from before is counted anew, by the members who played', async () => {
  const dataDir = tempDir()
  const old = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  migrate(old, oldMigrations(BEFORE_PLAYERS_WERE_COUNTED))
  const round = (id: string, member: string, day: number) =>
    `INSERT INTO rounds (id, game_id, definition_hash, seed, bet_micro, total_coins, win_micro, created_at, member_id)
     VALUES ('${id}', 1, 'hash', 'seed', 1, 0, 0, ${day * 86_400_000 + 5}, ${member});`
  old.exec(`
    INSERT INTO definitions VALUES ('hash', '{}', 0);
    INSERT INTO games (id, slug, origin, name, description, theme, category, featured, palette, config, popularity, version, definition_hash, created_at)
      VALUES (1, 'spil', 'seed', 'Spil', '', '', '', 0, '[]', '{}', 300, 1, 'hash', 0);
    ${round('a', "'anna'", 20_000)} ${round('b', "'anna'", 20_001)} ${round('c', "'bo'", 20_000)} ${round('d', 'NULL', 20_000)}
  `)
  old.close()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  expect(await storage.read.select().from(gamePlayers)).toEqual([
    { gameId: 1, player: 'member:anna', lastDay: 20_001 },
    { gameId: 1, player: 'member:bo', lastDay: 20_000 },
  ])
  expect(await storage.read.select({ popularity: games.popularity }).from(games)).toEqual([{ popularity: 2 }])
})

test('who had a game before has the version that was there when it was paid for', async () => {
  const dataDir = tempDir()
  const old = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  migrate(old, oldMigrations(BEFORE_RIGHTS_NAMED_A_VERSION))
  const right = (member: string, game: number, startsAt: number, endedAt: number | null = null) =>
    `INSERT INTO entitlements (member_id, game_id, game_name, ownership_type, starts_at, auto_renew, method, provider, ended_at)
     VALUES ('${member}', ${game}, 'Spil', 'purchase', ${startsAt}, 0, 'credit_card', 'test', ${endedAt});`
  const game = (id: number, origin: string, versions: readonly [hash: string, at: number][]) =>
    versions
      .map(([hash, at], n) =>
        n === 0
          ? `INSERT INTO games (id, slug, origin, name, description, theme, category, featured, palette, config, popularity, version, definition_hash, created_at)
             VALUES (${id}, 'spil-${id}', '${origin}', 'Spil', '', '', '', 0, '[]', '{}', 0, ${versions.length}, '${versions.at(-1)?.[0]}', 0);
             INSERT INTO versions VALUES (${id}, 1, '${hash}', ${at});`
          : `INSERT INTO versions VALUES (${id}, ${n + 1}, '${hash}', ${at});`,
      )
      .join('\n')
  old.exec(`
    ${['a', 'b', 'c'].map((hash) => `INSERT INTO definitions VALUES ('${hash}', '{}', 0);`).join('')}
    ${game(1, 'studio', [
      ['a', 10],
      ['b', 30],
    ])}
    ${game(2, 'studio', [
      ['a', 10],
      ['b', 20],
      ['c', 30],
    ])}
    ${game(3, 'seed', [['a', 10]])}
    INSERT INTO submissions (game_id, definition_hash, version, member_id, state, faults, created_at, decided_at)
      VALUES (2, 'a', 1, 'mia', 'admitted', '[]', 12, 15), (2, 'c', 3, 'mia', 'admitted', '[]', 32, 35);
    INSERT INTO standings (game_id, definition_hash, version, state, changed_at) VALUES (2, 'a', 1, 'admitted', 15);
    ${right('anna', 1, 20)} ${right('anna', 2, 25)} ${right('bo', 2, 40)} ${right('anna', 3, 20)} ${right('bo', 1, 40, 50)}
  `)
  old.close()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  const rights = await storage.read.select().from(entitlements)
  expect(rights.map(({ memberId, gameId, definitionHash }) => [memberId, gameId, definitionHash])).toEqual([
    ['anna', 1, 'a'],
    ['anna', 2, 'a'],
    ['bo', 2, 'c'],
    ['anna', 3, 'a'],
    ['bo', 1, 'b'],
  ])
  const all = await storage.read.select().from(standings)
  expect(all.map(({ gameId, definitionHash, version, state }) => [gameId, definitionHash, version, state])).toEqual([
    [2, 'a', 1, 'admitted'],
    [1, 'a', 1, 'withdrawn'],
    [2, 'c', 3, 'withdrawn'],
  ])
})
