import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from '../domains/config.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { createLog } from '../platform/log/log.ts'
import { systemClock } from '../platform/time/clock.ts'
import { start } from '../start.ts'
import { ANY_RETURN, seedOf } from './games.ts'

// Run as a process of its own, to be killed.
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0', NODE_ENV: 'test' })
const seeds = join(config.DATA_DIR, 'seed')
mkdirSync(seeds, { recursive: true })
writeFileSync(join(seeds, 'lille-spil.json'), JSON.stringify(seedOf('lille-spil')))
// Tables of the house, which are proved already.
for (const slug of (process.env.TABLES ?? '').split(' ').filter(Boolean))
  for (const file of [`tables/${slug}.json`, `tables/sheets/${slug}.json.gz`])
    cpSync(join(ASSETS.seeds, file), join(seeds, file))
const { url, stop } = await start(
  config,
  { ...ASSETS, seeds },
  { clock: systemClock, log: createLog(config), returns: ANY_RETURN },
)
/** As if somebody had set the clock of this machine. */
function setClock(ms: number): void {
  globalThis.Date = class extends RealDate {
    constructor(...of: readonly unknown[]) {
      if (of.length === 0) super(RealDate.now() + ms)
      else super(...(of as [number]))
    }
    static override now = () => RealDate.now() + ms
  } as DateConstructor
}
const RealDate = Date
let shift = 0
process.on('SIGUSR2', () => {
  shift = shift === 0 ? Number(process.env.CLOCK_SHIFT_MS) : 0
  setClock(shift)
})
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
// Who is killed writes nothing on the way out.
flushCompileCache()
process.stdout.write(`${url}\n`)
