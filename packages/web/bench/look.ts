// Measures how games look and load: `pnpm bench:look [pages|games|paint]…`, after `pnpm build`; without words, everything.
// Scores of accessibility, best practices and search do not depend on the machine's load; times do, and it is told with them.
import { loadavg } from 'node:os'
import { readConfig } from '../../api/src/domains/config.ts'
import { ASSETS } from '../../api/src/platform/config/assets.ts'
import { createLog } from '../../api/src/platform/log/log.ts'
import { systemClock } from '../../api/src/platform/time/clock.ts'
import { start } from '../../api/src/start.ts'
import { makeTempDir, removeTempDir } from '../../api/src/testing/temp-dir.ts'
import { measureGames } from './look-games.ts'
import { measurePages } from './look-pages.ts'
import { measurePainting } from './look-painting.ts'
import { say } from './say.ts'

const PARTS = { pages: measurePages, games: measureGames, paint: measurePainting } as const
const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word)

const words = process.argv.slice(2)
const asked = words.length === 0 ? (['pages', 'games', 'paint'] as const) : words.filter(isPart)

const dir = makeTempDir()
const config = readConfig({ PORT: process.env.PORT ?? '0', DATA_DIR: dir, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
const server = await start(config, ASSETS, { clock: systemClock, log: createLog(config) })
try {
  for (const part of asked) {
    say(`\n${part}, ${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
    await PARTS[part](server.url)
  }
} finally {
  await server.stop()
  removeTempDir(dir)
}
