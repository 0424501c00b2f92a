import { afterEach, expect, test, vi } from 'vitest'
import { FULL_DEFINITION } from '../../test-support/definitions.ts'
import { browserWorker } from '../../test-support/web-worker.ts'
import { compile } from '../game/compile/compile.ts'
import { createBrowserPool, type WebWorker } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** A worker whose script is not found: browsers say so without a message. */
function lost(): WebWorker {
  const worker: WebWorker = { onmessage: null, onerror: null, postMessage: () => {}, terminate: () => {} }
  setTimeout(() => worker.onerror?.({}))
  return worker
}

/** The addresses that workers were started from. */
function started(...workers: readonly (() => WebWorker)[]): string[] {
  const addresses: string[] = []
  // biome-ignore lint/complexity/useArrowFunction: it is called with new
  const start = function (url: URL) {
    addresses.push(url.href)
    return workers[addresses.length - 1]?.()
  }
  vi.stubGlobal('Worker', start)
  return addresses
}

test('a worker whose script is not beside this one is sought by the name of the package', async () => {
  const addresses = started(lost, browserWorker)
  const pool = createBrowserPool({ size: 1 })
  const report = await pool.simulate(compile(FULL_DEFINITION), { spins: 1000, seed: 'x' })
  await pool.close()
  expect(report.totalSpins).toBe(1000)
  expect(addresses.map((address) => address.replace(/^.*(?=\/)/, ''))).toEqual([
    '/browser-worker.ts',
    '/browser-worker',
  ])
})

test('found nowhere, it is a failure', async () => {
  started(lost, lost, lost, lost)
  const pool = createBrowserPool({ size: 1 })
  await expect(pool.simulate(compile(FULL_DEFINITION), { spins: 1000, seed: 'x' })).rejects.toThrow('could not start')
  await pool.close()
})
