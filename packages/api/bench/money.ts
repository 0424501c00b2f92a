import { cpuOf } from './cpu.ts'
import { pacedRateOf, type Rate, rateOf } from './rate.ts'
import { startServer } from './server.ts'

/** Rounds for money a second over HTTP, beside the same server's answers to GET /api/health. */
const CONNECTIONS = 64
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const REPEATS = 3
/** Shares of the rate under full load, at which rounds come at their own times. */
const LOADS = [0.25, 0.5, 0.75]

const { pid, url, spins, stop } = await startServer(CONNECTIONS)
try {
  const health = { method: 'GET', path: '/api/health' }
  const cpu = cpuOf(pid)
  const results: { readonly rounds: Rate; readonly share: number }[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const started = cpu()
    const answers = await rateOf(url, Array(CONNECTIONS).fill(health), SECONDS)
    const between = cpu()
    const rounds = await rateOf(url, spins, SECONDS)
    const each = {
      health: ((between - started) * 1e6) / answers.count,
      round: ((cpu() - between) * 1e6) / rounds.count,
    }
    results.push({ rounds, share: rounds.perSecond / answers.perSecond })
    const { perSecond, p50, p99, refused } = rounds
    const byCpu = `CPU of the server: ${each.round.toFixed(0)} µs a round, ${each.health.toFixed(0)} µs an answer`
    process.stdout.write(
      `${perSecond.toFixed(0)} rounds/s (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused), ` +
        `${answers.perSecond.toFixed(0)} answers to health/s: ${((100 * perSecond) / answers.perSecond).toFixed(1)} % (${byCpu})\n`,
    )
  }
  const median = results.sort((a, b) => a.share - b.share)[Math.floor(REPEATS / 2)]
  process.stdout.write(
    `median: ${(100 * (median?.share ?? 0)).toFixed(1)} % of health, p99 ${median?.rounds.p99.toFixed(1)} ms\n`,
  )
  for (const load of LOADS) {
    const paced = await pacedRateOf(url, spins, (median?.rounds.perSecond ?? 0) * load, SECONDS)
    process.stdout.write(
      `at ${100 * load} % of that rate: p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms, ` +
        `longest ${paced.longest.toFixed(1)} ms (${paced.perSecond.toFixed(0)} rounds/s, ${paced.refused} refused)\n`,
    )
  }
} finally {
  await stop()
}
