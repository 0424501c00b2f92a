import { startPostgres } from '../faults/postgres.ts'
import { connect } from '../src/platform/storage/postgres/connection.ts'
import { cpuOf } from './cpu.ts'
import { type Rate, rateOf } from './rate.ts'
import { startServer } from './server.ts'

/** Rounds for money a second on SQLite and on PostgreSQL, in turns of one run, beside answers to GET /api/health. */
const CONNECTIONS = 64
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const REPEATS = 3

const postgres = await startPostgres('4g')
const admin = await connect(postgres.admin, true)
await admin.query("CREATE DATABASE bench TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
await admin.close()
const elsewhere = {
  DATABASE_URL: `postgres://postgres@127.0.0.1:${postgres.port}/bench`,
  SECRET_KEY: 'the secret of a casino that is measured',
}
const servers = { SQLite: await startServer(CONNECTIONS), PostgreSQL: await startServer(CONNECTIONS, elsewhere) }
const asks = { method: 'GET', path: '/api/health' }
const told = ({ perSecond, p50, p99 }: Rate) =>
  `${perSecond.toFixed(0)}/s (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`
try {
  const ratios: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const rates: number[] = []
    for (const [name, { pid, url, spins }] of Object.entries(servers)) {
      const health = await rateOf(url, Array(CONNECTIONS).fill(asks), SECONDS)
      const cpu = cpuOf(pid)
      const before = cpu()
      const rounds = await rateOf(url, spins, SECONDS)
      const micros = ((cpu() - before) * 1e6) / rounds.count
      rates.push(rounds.perSecond)
      process.stdout.write(
        `${name}: rounds ${told(rounds)}, ${rounds.refused} refused, ${micros.toFixed(0)} µs of the server each; ` +
          `health ${told(health)}: ${((100 * rounds.perSecond) / health.perSecond).toFixed(1)} %\n`,
      )
    }
    ratios.push(Number(rates[1]) / Number(rates[0]))
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0
  process.stdout.write(`median: PostgreSQL at ${(100 * median).toFixed(1)} % of SQLite\n`)
} finally {
  await Promise.all(Object.values(servers).map(({ stop }) => stop()))
  postgres.stop()
}
