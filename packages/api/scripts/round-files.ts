// Which files of the server a round for money runs through: `node packages/api/scripts/round-files.ts`.
import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/domains/config.ts'
import { ASSETS } from '../src/platform/config/assets.ts'
import { createLog } from '../src/platform/log/log.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { start } from '../src/start.ts'
import { addPlayers, furnish } from '../src/testing/session-players.ts'
import { makeTempDir, removeTempDir } from '../src/testing/temp-dir.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const dir = makeTempDir()
const dataDir = join(dir, 'data')
const [player] = await addPlayers(dataDir, 1)
if (!player) throw new Error('no player was added')
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
const { url, stop } = await start(config, ASSETS, { clock: systemClock, log: createLog(config) })
const games = (await (await fetch(`${url}/api/casino/games`)).json()) as { id: number; slug: string }[]
const gameId = games.find(({ slug }) => slug === 'frugtfest')?.id ?? 0
await furnish(url, player, gameId, 1000)
await play()
await play()

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
await play()
const { result } = await session.post('Profiler.takePreciseCoverage')
session.disconnect()
await stop()
removeTempDir(dir)

const files = result
  .filter(({ url: file, functions }) => file.startsWith('file:') && functions.some(({ ranges: [all] }) => all?.count))
  .map(({ url: file }) => relative(ROOT, fileURLToPath(file)))
  .filter((file) => /^packages\/[^/]+\/src\//.test(file))
  .toSorted()
for (const file of files) process.stdout.write(`${file}\n`)
const ofServer = files.filter((file) => file.startsWith('packages/api/')).length
process.stdout.write(
  `A round for money runs through ${ofServer} files of the server and ${files.length - ofServer} of the packages below it\n`,
)

async function play(): Promise<void> {
  const response = await fetch(`${url}/api/games/${gameId}/spin`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${player?.token}`, 'Content-Type': 'application/json' },
    body: '{"bet":0.1,"stake":"money"}',
  })
  if (!response.ok) throw new Error(await response.text())
}
