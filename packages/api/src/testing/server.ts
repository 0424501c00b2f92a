import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type SiteConfig } from '../domains/config.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { createLog } from '../platform/log/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { systemClock } from '../platform/time/clock.ts'
import type { Services } from '../services/services.ts'
import { start, type World } from '../start.ts'
import { sharedCalculations } from './calculations.ts'
import { ANY_RETURN, seedOf } from './games.ts'
import { removeStore, storeOf } from './stores.ts'
import { makeTempDir, removeTempDir } from './temp-dir.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
}

export interface TestServer {
  readonly url: string
  readonly dataDir: string
  readonly services: Services
  readonly storage: Storage
  get(path: string, init?: RequestInit): Promise<Reply>
  /** Sends JSON; a text goes as it is. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  stop(): Promise<void>
}

/** The whole server on a free port, with the small game as number 1 and a page instead of the built web. */
export async function startTestServer(
  settings: Partial<SiteConfig> = {},
  world: Partial<World> = {},
): Promise<TestServer> {
  const dir = makeTempDir()
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir)
  const usual = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const config = { ...usual, ...(await storeOf(dataDir)), ...settings }
  const assets = { ...ASSETS, seeds: writeSeeds(dir), web: writeWeb(dir) }
  let handed: Pick<TestServer, 'services' | 'storage'> | undefined
  const opened: World['opened'] = (services, storage) => {
    handed = { services, storage }
  }
  const { url, stop } = await start(config, assets, {
    ...{ clock: systemClock, log: createLog(config), returns: ANY_RETURN, calculations: sharedCalculations(), opened },
    ...world,
  })
  if (!handed) throw new Error('the server was not opened')
  const get = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text }
  }
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    get(path, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    ...handed,
    url,
    dataDir,
    get,
    post,
    stop: async () => {
      await stop()
      await removeStore(dataDir)
      removeTempDir(dir)
    },
  }
}

function writeSeeds(dir: string): string {
  const seeds = join(dir, 'seed')
  mkdirSync(seeds)
  writeFileSync(join(seeds, 'lille-spil.json'), JSON.stringify(seedOf('lille-spil')))
  return seeds
}

function writeWeb(dir: string): string {
  const web = join(dir, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  mkdirSync(join(web, 'art'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Spilværk</title>')
  writeFileSync(join(web, 'assets', 'index-abc123.js'), `console.log(${JSON.stringify('spil '.repeat(1000))})`)
  writeFileSync(join(web, 'art', '1f352.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return web
}
