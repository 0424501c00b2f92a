import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { type Refused, refused } from '../platform/refusals/refusals.ts'
import { openHouse } from '../testing/house.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

/** A server whose simulations never end of themselves, and what it hears of them. */
async function patientServer() {
  const house = await openHouse()
  const heard: { begun?: () => void; ended?: () => void } = {}
  const begun = new Promise<void>((resolve) => (heard.begun = resolve))
  const ended = new Promise<void>((resolve) => (heard.ended = resolve))
  const simulate = (_: unknown, signal?: AbortSignal) =>
    new Promise<Refused<'cancelled'>>((resolve) => {
      signal?.addEventListener('abort', () => {
        heard.ended?.()
        resolve(refused({ code: 'cancelled' }))
      })
      heard.begun?.()
    })
  const services = { ...house, studio: { ...house.studio, simulate } }
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const app = createApp({ services, log, config: { RATE_LIMIT: 0, TRUST_PROXY: 'false' }, web: '/nowhere' })
  const { url, stop } = await listen(app.fetch, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 'false' })
  onTestFinished(async () => {
    await stop()
    await house.close()
  })
  return { url, begun, ended }
}

test.each([
  ['REST', '/api/games/1/simulate'],
  ['tRPC', '/trpc/studio.simulate'],
])('over %s a simulation is cancelled when the caller goes away', async (_, path) => {
  const { url, begun, ended } = await patientServer()
  const caller = new AbortController()
  const request = fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 1, spins: 1_000_000 }),
    signal: caller.signal,
  })
  await begun
  caller.abort()
  await expect(request).rejects.toThrow()
  await expect(ended).resolves.toBeUndefined()
})
