import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ASSETS } from '../platform/config/assets.ts'
import { openStorage } from '../platform/storage/sqlite/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { runSql } from './database.ts'
import { proveIdentity } from './identities.ts'

export interface SessionPlayer {
  readonly id: string
  readonly token: string
}

const DAY_MS = 24 * 60 * 60_000

/** Members with a session each, written into a data folder without a server: no registering, no mails. */
export async function addPlayers(dataDir: string, count: number): Promise<SessionPlayer[]> {
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  const players = await addPlayersTo(storage, count)
  await storage.close()
  return players
}

/** The same in a database that is open. */
export async function addPlayersTo(storage: Storage, count: number): Promise<SessionPlayer[]> {
  const now = Date.now()
  const players = Array.from({ length: count }, () => ({
    ...{ id: randomUUID(), token: randomBytes(32).toString('base64url') },
  }))
  const statements = players.flatMap(({ id, token }) => [
    `INSERT INTO members (id, username, username_key, first_name, last_name, kind, subscription, marketing_opt_in,
     created_at, activated_at) VALUES ('${id}', '${id}', '${id}', '', '', 'player', 'free', false, ${now}, ${now})`,
    `INSERT INTO sessions (id, token_hash, member_id, remembered, created_at, last_seen_at, expires_at) VALUES
     ('${id}', '${createHash('sha256').update(token).digest('hex')}', '${id}', true, ${now}, ${now}, ${now + DAY_MS})`,
  ])
  await runSql(storage, ...statements)
  return players
}

/** Lets a player play for money in a game and others, over HTTP as any client would. */
export async function furnish(
  url: string,
  { token }: SessionPlayer,
  gameId: number,
  amount: number,
  ...others: readonly number[]
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(url + path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  await proveIdentity(url, { Authorization: headers.Authorization })
  await ask('/api/limits/deposit', { day: 1e6, week: 1e6, month: 1e6 })
  await ask('/api/wallet/deposit', { amount })
  for (const id of [gameId, ...others]) {
    await ask(`/api/games/${id}/seeds`)
    await ask(`/api/games/${id}/seeds/client`, { clientSeed: randomUUID() })
  }
}
