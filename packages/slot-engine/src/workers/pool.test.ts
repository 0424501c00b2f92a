import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { browserWorker, webWorker } from '../../test-support/web-worker.ts'
import type { Definition } from '../definition.ts'
import { compile } from '../game/compile/compile.ts'
import { mergeReports } from '../proof/simulate/counts.ts'
import { type Progress, simulate } from '../proof/simulate/simulate.ts'
import { createBrowserPool } from './browser.ts'
import { createNodePool } from './node.ts'
import { partsOf, spinsOf } from './parts.ts'
import type { Pool } from './pool.ts'

const game = compile(benchmarkGame())
const options = { spins: 700_001, seed: 'pool' }
const long = { spins: 1e12, seed: 'long' }

const kinds = {
  node: createNodePool,
  browser: (size: number) => createBrowserPool({ size, start: browserWorker }),
} satisfies Record<string, (size: number) => Pool>

const open: Pool[] = []
const opened = (pool: Pool): Pool => {
  open.push(pool)
  return pool
}
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())))

describe.each(Object.entries(kinds))('a pool of the kind %s', (_, create) => {
  /** For what leaves a pool as it was: a worker takes longer to start than to do what is asked of it here. */
  const two = create(2)
  afterAll(() => two.close())

  test.each([1, 2, 3])('of %i gives the report that one pass gives', async (size) => {
    const report = await opened(create(size)).simulate(game, options)
    expect(report).toEqual(await simulate(game, options))
  })

  test('takes shards, and shards of any pools merge into the whole', async () => {
    const [one, three] = [opened(create(1)), opened(create(3))]
    const shard = (index: number) => ({ ...options, shard: { index, of: 2 } })
    const reports = await Promise.all([three.simulate(game, shard(1)), one.simulate(game, shard(0))])
    expect(mergeReports(reports)).toEqual(await simulate(game, options))
  })

  test('runs several runs at once, of several games', async () => {
    const other = compile({ ...benchmarkGame(), maxWin: 50 } satisfies Definition)
    const runs = [game, other, game].map((one, i) => [one, { spins: 200_000, seed: `run ${i}` }] as const)
    const reports = await Promise.all(runs.map(([one, run]) => two.simulate(one, run)))
    expect(reports).toEqual(await Promise.all(runs.map(([one, run]) => simulate(one, run))))
  })

  test('adds up what its workers have done, never falling, to the end', async () => {
    const seen: Progress[] = []
    const report = await two.simulate(game, { ...options, onProgress: (one) => seen.push(one) })
    const done = seen.map((progress) => progress.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toEqual({ done: options.spins, spins: options.spins, coins: report.totalCoins })
  })

  test('stops when it is told to, and works on afterwards', async () => {
    const pool = opened(create(2))
    const stop = new AbortController()
    const cancelled = pool.simulate(game, { ...long, signal: stop.signal, onProgress: () => stop.abort('enough') })
    await expect(cancelled).rejects.toBe('enough')
    expect(await pool.simulate(game, options)).toEqual(await simulate(game, options))
  })

  test('stopping one run leaves another alone', async () => {
    const pool = opened(create(1))
    const stop = new AbortController()
    const cancelled = pool.simulate(game, { ...long, signal: stop.signal, onProgress: () => stop.abort('enough') })
    const other = pool.simulate(game, options)
    await expect(cancelled).rejects.toBe('enough')
    expect(await other).toEqual(await simulate(game, options))
  })

  test('does not begin what was stopped before', async () => {
    const signal = AbortSignal.abort('before')
    await expect(opened(create(1)).simulate(game, { ...long, signal })).rejects.toBe('before')
  })

  test.each([
    [{ spins: 0 }, /spins must be/],
    [{ spins: 1.5 }, /spins must be/],
    [{ spins: Number.NaN }, /spins must be/],
    [{ shard: { index: 2, of: 2 } }, /shard 2 of 2/],
    [{ shard: { index: 0.5, of: 2 } }, /shard 0.5 of 2/],
    [{ shard: { index: 0, of: 0 } }, /shard 0 of 0/],
    [{ mode: 'none' }, /none/],
  ])('refuses %j as the engine does', async (wrong, message) => {
    const refusal = two.simulate(game, { ...options, ...wrong })
    await expect(refusal).rejects.toThrow(RangeError)
    await expect(refusal).rejects.toThrow(message)
  })

  test('passes on what a listener throws', async () => {
    const fault = new Error('listener')
    const onProgress = (): void => {
      throw fault
    }
    await expect(two.simulate(game, { ...options, onProgress })).rejects.toBe(fault)
  })

  test('rejects what is under way when it is closed, and everything after', async () => {
    const pool = opened(create(2))
    const run = pool.simulate(game, long)
    const closed = expect(run).rejects.toThrow('the pool was closed')
    await pool.close()
    await closed
    await expect(pool.simulate(game, options)).rejects.toThrow('the pool is closed')
  })

  test.each([0, -1, 1.5, Number.NaN])('has no size %d', (size) => {
    expect(() => create(size)).toThrow(RangeError)
  })
})

describe('worker threads', () => {
  const script = (end: string): string => `
    import { compile } from './src/index.ts'
    import { benchmarkGame } from './test-support/benchmark-game.ts'
    import { createNodePool } from './src/workers/node.ts'
    const pool = createNodePool(2)
    const { totalSpins } = await pool.simulate(compile(benchmarkGame()), { spins: 200_000, seed: 'threads' })
    ${end}
    const ports = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
    console.log(totalSpins, ports)`
  const cwd = fileURLToPath(new URL('../../', import.meta.url))
  const run = (end: string): string =>
    execFileSync(process.execPath, ['--input-type=module-typescript', '-'], {
      input: script(end),
      cwd,
      encoding: 'utf8',
    })

  test('end with their pool', () => {
    expect(run('await pool.close()')).toBe('200000 0\n')
  })

  test('that are idle keep no process alive', () => {
    expect(run('')).toMatch(/^200000 /)
  })
})

test('a worker that dies takes its run with it, not the pool', async () => {
  let starts = 0
  const start = () => (starts++ === 0 ? webWorker('/no/such/file.mjs') : browserWorker())
  const pool = opened(createBrowserPool({ size: 1, start }))
  await expect(pool.simulate(game, options)).rejects.toThrow('/no/such/file.mjs')
  expect(await pool.simulate(game, options)).toEqual(await simulate(game, options))
})

test('the parts of all shards are the whole, each with something to do', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 1e8 }),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 9 }),
    (spins, of, workers) => {
      const shards = Array.from({ length: of }, (_, index) => ({ index, of }))
      const parts = shards.map((shard) => partsOf(spins, shard, workers))
      const sizes = parts.map((list) => list.map((part) => spinsOf(spins, part)))
      expect(sizes.flat().reduce((sum, size) => sum + size, 0)).toBe(spins)
      sizes.forEach((list, i) => {
        expect(list.reduce((sum, size) => sum + size, 0)).toBe(spinsOf(spins, shards[i]!))
        expect(list.length === 1 || list.every((size) => size > 0)).toBe(true)
      })
    },
  )
  fc.assert(property, { seed: 3, numRuns: 300 })
})
