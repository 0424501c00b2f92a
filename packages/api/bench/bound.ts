import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../faults/postgres.ts'

const isPostgres = !process.argv.includes('--sqlite')
const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-bound-'))
const postgres = isPostgres ? await startPostgres('4g') : undefined
const { connect } = await import('../src/platform/storage/postgres/connection.ts')
if (postgres) {
  process.env.DATABASE_URL = postgres.admin
  const admin = await connect(postgres.admin, true)
  await admin.query("CREATE DATABASE bound TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
  await admin.close()
  writeFileSync(join(folder, 'database-url'), `postgres://postgres@127.0.0.1:${postgres.port}/bound`)
}
const { openHouse } = await import('../src/testing/house.ts')
const { newPlayer } = await import('../src/testing/players.ts')
const house = await openHouse({ dataDir: folder })
const PLAYERS = 64
const players = [] as Awaited<ReturnType<typeof newPlayer>>[]
for (let n = 0; n < PLAYERS; n++) players.push(await newPlayer(house, { balance: 9000, gameId: 1 }))
const TICK = 100
const stat = (pid: string) => {
  try {
    const f = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(f[11]) + Number(f[12])) / TICK
  } catch {
    return 0
  }
}
const url = postgres && `postgres://postgres@127.0.0.1:${postgres.port}/bound`
const admin = url ? await connect(url, true) : undefined
const pgPids = async () =>
  admin
    ? (await admin.query("select pid from pg_stat_activity where backend_type='client backend'")).rows.map((r) =>
        String(r.pid),
      )
    : []
const pgCpu = async () => (await pgPids()).reduce((s, p) => s + stat(p), 0)
const pg = (await import('pg')).default
let statements = 0
const orig = pg.Client.prototype.query
;(pg.Client.prototype as any).query = function (...args: unknown[]) {
  statements++
  return (orig as any).apply(this, args)
}
const trips = async (wanted: number, rounds: number) => {
  const cpu0 = process.cpuUsage(),
    pg0 = await pgCpu(),
    t0 = performance.now(),
    s0 = statements
  let left = rounds
  await Promise.all(
    players.slice(0, wanted).map(async (p) => {
      while (left-- > 0) await p.play({ bet: 0.1 })
    }),
  )
  const ms = performance.now() - t0
  const { user, system } = process.cpuUsage(cpu0)
  const pgMs = ((await pgCpu()) - pg0) * 1000
  console.log(
    `${wanted} players: ${((rounds * 1000) / ms).toFixed(0)}/s, ${(ms / rounds).toFixed(2)} ms a round; node ${((user + system) / 1000 / rounds).toFixed(2)} ms, pg ${(pgMs / rounds).toFixed(2)} ms, statements ${((statements - s0) / rounds).toFixed(1)}`,
  )
}
let sampler: ReturnType<typeof spawn> | undefined
const sample = async (fn: () => Promise<void>) => {
  if (!url) return fn()
  writeFileSync(
    '/tmp/opsx/w.sql',
    "select coalesce(wait_event_type||':'||wait_event, state) from pg_stat_activity where backend_type='client backend' and application_name='spilvaerk' and (state like '%transaction%' or (state='active' and query not like '%pg_stat_activity%'))\n\\watch 0.005\n",
  )
  sampler = spawn('psql', ['-qAt', '-d', url.replace('/bound', '/bound'), '-f', '/tmp/opsx/w.sql'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PGAPPNAME: 'sampler' },
  })
  let out = ''
  sampler.stdout!.on('data', (d) => (out += d))
  await fn()
  sampler.kill()
  const counts = new Map<string, number>()
  for (const l of out.split('\n')) if (l.trim()) counts.set(l.trim(), (counts.get(l.trim()) ?? 0) + 1)
  console.log(
    [...counts]
      .filter(([k]) => !k.includes('UTC'))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8),
  )
}
await trips(64, 300)
if (process.argv.includes('--dump')) {
  const q0 = pg.Client.prototype.query as any
  const t0 = performance.now()
  ;(pg.Client.prototype as any).query = function (...args: any[]) {
    const text = String(args[0]?.text ?? args[0])
      .replaceAll('\n', ' ')
      .slice(0, 130)
    const at = (performance.now() - t0).toFixed(1)
    const r = q0.apply(this, args)
    console.log(at, text, (performance.now() - t0).toFixed(1))
    return r
  }
  for (let i = 0; i < 2; i++) await players[0]!.play({ bet: 0.1 })
  process.exit(0)
}
for (const n of [1, 4, 16, 64]) await trips(n, n === 1 ? 150 : 600)
if (process.argv.includes('--waits')) await sample(() => trips(64, 600))
if (admin) {
  for (const [k, v] of [
    ['synchronous_commit', 'off'],
    ['fsync', 'off'],
  ] as const) {
    await admin.query(`ALTER SYSTEM SET ${k} = ${v}`)
    await admin.query('SELECT pg_reload_conf()')
    console.log(k, v)
    await trips(64, 600)
  }
  await admin.query('ALTER SYSTEM RESET ALL')
  await admin.query('SELECT pg_reload_conf()')
  await admin.query('ANALYZE')
  console.log('analysed')
  await trips(64, 600)
  await trips(64, 600)
  await admin.close()
}
console.log((await house.wallet.verify()).ok)
await house.close()
postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
