import { setTimeout as wait } from 'node:timers/promises'

/**
 * Servers are restarted one after the other under load, behind a proxy: no request may fail. RESTARTS=20. With `--kill` they
 * are killed (-9), and come back by themselves. With `--from <packages/api of another version>` they begin as that version;
 * after RESTARTS of it the tables are brought up to date under it, and the servers are restarted as this version, one by one.
 */
const KILL = process.argv.includes('--kill')
const FROM = process.argv.includes('--from') ? process.argv[process.argv.indexOf('--from') + 1] : undefined
const RESTARTS = Number(process.env.RESTARTS ?? 20)
const PLAYERS = Number(process.env.PLAYERS ?? 8)
const BETWEEN_MS = 1000
const SIDE_BY_SIDE_MS = 8000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const { startPostgres } = await import('./postgres.ts')
const postgres = await startPostgres()
// The tables are written for one database when they are loaded.
process.env.DATABASE_URL = postgres.admin
const { onPostgres } = await import('./casino.ts')
const { openFront } = await import('./front.ts')
const { furnish } = await import('../src/testing/session-players.ts')
const { faultsIn } = await import('./check.ts')
const { newStory, playOnce } = await import('./players.ts')
const casino = await onPostgres(postgres, { DRAIN_SECONDS: '1', TRUST_PROXY: 'true' }, FROM)
const front = await openFront(casino.servers)
try {
  const stories = (await casino.addPlayers(PLAYERS)).map(newStory)
  for (const { player } of stories) await furnish(front.url, player, 1, 20_000)
  let isOver = false
  const playing = stories.map(async (story) => {
    while (!isOver) await playOnce(front.url, story)
  })
  const stops: number[] = []
  const restart = async (server: (typeof casino.servers)[number] | undefined) => {
    const from = performance.now()
    const code = await (KILL ? server?.kill() : server?.restart())
    if (code !== (KILL ? null : 0)) throw new Error(`${server?.name} ended with ${code}`)
    stops.push(performance.now() - from)
    await server?.ready()
  }
  for (let n = 0; n < RESTARTS; n++) {
    await wait(BETWEEN_MS)
    await restart(casino.servers[n % casino.servers.length])
  }
  if (FROM) {
    const count = () => stories.reduce((sum, { rounds }) => sum + rounds.size, 0)
    const counts = [count()]
    await casino.upgrade?.()
    for (const server of casino.servers) {
      await wait(SIDE_BY_SIDE_MS)
      counts.push(count())
      await restart(server)
    }
    await wait(SIDE_BY_SIDE_MS)
    say(`rounds until the tables were new, the first server, the second, the end: ${[...counts, count()].join(', ')}`)
  }
  isOver = true
  await Promise.all(playing)
  await casino.stop()
  const { read, close } = await casino.read()
  const { rounds, faults } = await faultsIn({ read }, stories, 20_000)
  await close()
  const latencies = stories.flatMap(({ latenciesMs }) => latenciesMs).sort((a, b) => a - b)
  const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(0)
  say(
    `${RESTARTS} ${KILL ? 'kills' : 'restarts'}, ${rounds} rounds: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${at(0.9999)} ms at most; a stop took ${Math.max(...stops).toFixed(0)} ms at most, ${front.repeated()} requests were passed on again`,
  )
  say(faults.length === 0 ? 'no request failed, and the ledger is whole' : `${faults.length} FAULTS`)
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await casino.stop()
  await front.close()
  postgres.stop()
}
