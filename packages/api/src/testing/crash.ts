import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { spinResult } from '@spilvaerk/schemas'
import { built } from './built.ts'
import { CHILD_ENV } from './child-env.ts'
import type { KilledCasino } from './killed.ts'

export interface PlayedServer {
  readonly url: string
  readonly child: ChildProcess
}

/**
 * A server of its own process on a casino, with the small game alone; it proves nothing and starts at once.
 * @param tables further games, by the slugs of tables of the house
 */
export async function startPlayed(
  { dataDir, settings }: Pick<KilledCasino, 'dataDir' | 'settings'>,
  ...tables: readonly string[]
): Promise<PlayedServer> {
  const child = spawn(process.execPath, [await built('played')], {
    env: { ...CHILD_ENV, ...settings, DATA_DIR: dataDir, TABLES: tables.join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`)
    }),
  ])
  return { url: String(line).trim(), child }
}

/** What a client was told, and what it never heard the end of. */
export interface Told {
  readonly rounds: { readonly roundId: string; readonly totalWin: number; readonly balance: number }[]
  /** The keys of requests without an answer. */
  readonly unheard: string[]
}

/** Plays as fast as it can until the server is gone. */
export async function playUntilGone(url: string, token: string, told: Told): Promise<void> {
  for (;;) {
    const key = crypto.randomUUID()
    const answer = await spinOnce(url, token, key).catch(() => undefined)
    if (!answer) return void told.unheard.push(key)
    told.rounds.push(answer)
  }
}

export async function spinOnce(url: string, token: string, key: string) {
  const response = await fetch(`${url}/api/games/1/spin`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: '{"bet":1,"stake":"money"}',
  })
  const { roundId, totalWin, balance = Number.NaN } = spinResult.parse(await response.json())
  return { roundId, totalWin, balance }
}
