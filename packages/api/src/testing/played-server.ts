import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from '../assets.ts'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { seedOf } from './games.ts'

// Run as a process of its own, to be killed.
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0', NODE_ENV: 'test' })
const seeds = join(config.DATA_DIR, 'seed')
mkdirSync(seeds, { recursive: true })
writeFileSync(join(seeds, 'lille-spil.json'), JSON.stringify(seedOf('lille-spil')))
const { url } = await start(config, { ...ASSETS, seeds })
process.stdout.write(`${url}\n`)
