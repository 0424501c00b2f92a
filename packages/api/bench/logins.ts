import { rateOf } from './rate.ts'
import { startServer } from './server.ts'

/** How long rounds for money take while nobody logs in, and while 200 log in at once. */
const PLAYERS = 8
const LOGINS = 200
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)

const { url, spins, stop } = await startServer(PLAYERS)
try {
  await tell('nobody logs in', async () => rateOf(url, spins, SECONDS))
  await tell(`${LOGINS} log in at once`, async () => {
    const logins = Array.from({ length: LOGINS }, (_, index) => login(url, index))
    // The rounds that are played while any login is under way, and no others.
    const ended = Promise.all(logins)
    const played = await rateOf(url, spins, ended)
    process.stdout.write(`${summary(await ended)}\n`)
    return played
  })
} finally {
  await stop()
}

async function tell(name: string, measure: () => ReturnType<typeof rateOf>): Promise<void> {
  const { count, p50, p99, longest } = await measure()
  process.stdout.write(
    `${name}: ${count} rounds, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms\n`,
  )
}

/** A wrong login takes the same work as a right one. */
async function login(url: URL, index: number): Promise<{ readonly status: number; readonly ms: number }> {
  const from = performance.now()
  const body = JSON.stringify({ email: `nobody${index}@example.dk`, password: 'a wrong password' })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body })
  return { status, ms: performance.now() - from }
}

function summary(logins: Awaited<ReturnType<typeof login>>[]): string {
  const busy = logins.filter(({ status }) => status === 503).length
  return `the last login was answered after ${Math.max(...logins.map(({ ms }) => ms)).toFixed(0)} ms, ${busy} of ${LOGINS} were told that the server is busy`
}
