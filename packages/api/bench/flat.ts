import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browseInput } from '@spilvaerk/schemas'

/**
 * How long lists, histories and statistics take with more and more stored rounds, and with more and more games; `--postgres`
 * on a PostgreSQL of its own. ROUNDS=10000,100000 and GAMES=10,100 have other sizes. The rows are made up: rounds of credits
 * of a hundred members, and of the first one a movement of money for every fourth.
 */
const isPostgres = process.argv.includes('--postgres')
const sizesOf = (given: string | undefined, usual: string) => (given ?? usual).split(',').map(Number)
const ROUNDS = sizesOf(process.env.ROUNDS, '10000,100000,1000000')
const GAMES = sizesOf(process.env.GAMES, '10,100,1000,10000')
const TIMES = 30
const MEMBERS = 100
/** Rows of one statement: PostgreSQL lets none take longer than 15 s. */
const PART = 4000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-flat-'))
const { startPostgres } = await import('../faults/postgres.ts')
const postgres = isPostgres ? await startPostgres('8g') : undefined
// The tables are written for one database when they are loaded.
if (postgres) process.env.DATABASE_URL = postgres.admin
const { openHouse } = await import('../src/testing/house.ts')
const { dropTrigger, runSql } = await import('../src/testing/database.ts')
const { newPlayer } = await import('../src/testing/players.ts')
if (postgres) {
  const { connect } = await import('../src/platform/storage/postgres/connection.ts')
  const admin = await connect(postgres.admin, true)
  await admin.query("CREATE DATABASE flat TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
  await admin.close()
  writeFileSync(join(folder, 'database-url'), `postgres://postgres@127.0.0.1:${postgres.port}/flat`)
}

const series = (from: number, until: number) =>
  isPostgres
    ? `generate_series(${from}::bigint, ${until - 1}::bigint) AS made(n)`
    : `(WITH RECURSIVE made(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM made WHERE n < ${until - 1}) SELECT n FROM made) AS made`
/** A number of so many digits, in letters that sort as it does. */
const padded = (what: string, digits: number) =>
  isPostgres ? `lpad((${what})::text, ${digits}, '0')` : `printf('%0${digits}d', ${what})`

const house = await openHouse({ dataDir: folder })
const player = await newPlayer(house, { balance: 1 })
await runSql(
  house.storage,
  `INSERT INTO members (id, username, username_key, first_name, last_name, kind, subscription, marketing_opt_in, created_at,
     activated_at) VALUES ('${player.id}', 'flad', 'flad', '', '', 'player', 'free', false, 0, 0)`,
)
// Made-up movements come in heaps, and not one by one with their postings.
for (const [trigger, table] of [
  ['postings_follow', 'postings'],
  ['postings_count', 'postings'],
  ['ledger_accounts_keep', 'ledger_accounts'],
] as const)
  await dropTrigger(house.storage, trigger, table)
const began = Date.now() - 400 * 86_400_000

async function addRounds(from: number, until: number): Promise<void> {
  const member = `CASE WHEN n % ${MEMBERS} = 0 THEN '${player.id}' ELSE 'member-' || (n % ${MEMBERS}) END`
  await runSql(
    house.storage,
    `INSERT INTO rounds (id, game_id, definition_hash, seed, bet_micro, cost_micro, status, total_coins, win_micro,
       created_at, settled_at, member_id, stake, jackpot_micro)
     SELECT 'flat-' || ${padded('n', 12)}, 1, (SELECT definition_hash FROM games WHERE id = 1), 'seed-' || n, 1000000,
       1000000, 'done', 0, 0, ${began} + n * 30, ${began} + n * 30, ${member}, 'demo', 0 FROM ${series(from, until)}`,
  )
  const [first, last] = [Math.ceil(from / 4), Math.ceil(until / 4)]
  await runSql(
    house.storage,
    `INSERT INTO movements (id, kind, member_id, text, key, wish_hash, created_at, hash)
     SELECT m + n, 'deposit', '${player.id}', 'Indbetaling', 'flat:' || n, '-', ${began} + n * 120, '-'
     FROM ${series(first, last)}, (SELECT coalesce(max(id), 0) + 1 - ${first} AS m FROM movements) AS earlier ORDER BY n`,
    ...['member', 'deposits'].flatMap((side) => {
      const isMember = side === 'member'
      const account = `SELECT id FROM ledger_accounts WHERE name = '${isMember ? `member:${player.id}` : 'deposits'}'`
      const micro = isMember ? 1_000_000 : -1_000_000
      const before = `(SELECT balance_micro FROM ledger_accounts WHERE id = (${account}))`
      return [
        `INSERT INTO postings (movement_id, account_id, amount_micro, balance_micro)
        SELECT movements.id, (${account}), ${micro}, before.b + ${micro} * (n - ${first} + 1)
        FROM ${series(first, last)} JOIN movements ON movements.key = 'flat:' || n, (SELECT ${before} AS b) AS before
        ORDER BY n`,
        `UPDATE ledger_accounts SET balance_micro = balance_micro + ${micro * (last - first)} WHERE id = (${account})`,
      ]
    }),
  )
}

async function addGames(from: number, until: number): Promise<void> {
  const columns =
    'origin, description, theme, category, featured, palette, config, popularity, version, definition_hash, created_at'
  await runSql(
    house.storage,
    `INSERT INTO games (slug, name, ${columns}) SELECT 'flat-' || n, 'Spil ' || n, ${columns} FROM games, ${series(from, until)}
     WHERE games.id = 1`,
    `INSERT INTO versions (game_id, version, definition_hash, created_at)
     SELECT id, version, definition_hash, created_at FROM games WHERE id NOT IN (SELECT game_id FROM versions)`,
    `INSERT INTO standings (game_id, definition_hash, version, state, changed_at)
     SELECT id, definition_hash, version, 'admitted', created_at FROM games
     WHERE id NOT IN (SELECT game_id FROM standings)`,
  )
}

/** The median of some calls, in milliseconds. */
async function median(call: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  return (times.sort((a, b) => a - b)[TIMES / 2] ?? 0).toFixed(2)
}

let made = 0
const { rounds, wallet, catalogue, dashboard } = house
const NOTHING = { favourites: [], continue: [] }
const ROWS: Readonly<Record<string, () => Promise<unknown>>> = {
  'history of rounds, first page': () => rounds.history(player.id, {}),
  'history of rounds, from a day in the middle': () =>
    rounds.history(player.id, { to: new Date(began + 5 * 86_400_000).toISOString().slice(0, 10) }),
  'history of rounds of one game': () => rounds.history(player.id, { gameId: 1 }),
  'history of money, first page': () => wallet.history(player.id, {}),
  'history of money, from the middle': () => wallet.history(player.id, { cursor: made >> 3 || 1 }),
  'statistics of a game': () => rounds.stats(1),
  'figures of the dashboard': () => dashboard.stats(player.id),
  'list of games': () => catalogue.list(),
  'most played': () => catalogue.popular(),
  'lobby, first page': () => catalogue.browse(browseInput.parse({ limit: 24 }), 'da', NOTHING),
  'lobby, a search': () => catalogue.browse(browseInput.parse({ q: 'spil 7', limit: 24 }), 'da', NOTHING),
}

const table = new Map<string, string[]>(Object.keys(ROWS).map((name) => [name, []]))
async function measure(): Promise<void> {
  for (const [name, call] of Object.entries(ROWS)) table.get(name)?.push(await median(call))
}
try {
  const heads: string[] = []
  for (const size of ROUNDS) {
    for (; made < size; made += PART) await addRounds(made, Math.min(made + PART, size))
    made = size
    if (isPostgres) await runSql(house.storage, 'ANALYZE')
    heads.push(`${size} rounds`)
    await measure()
  }
  let games = 1
  for (const size of GAMES) {
    await addGames(games, size)
    games = size
    heads.push(`${size} games`)
    await measure()
  }
  say(
    `| ms, ${isPostgres ? 'PostgreSQL' : 'SQLite'} | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`,
  )
  for (const [name, all] of table) say(`| ${name} | ${all.join(' | ')} |`)
} finally {
  await house.close()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
