import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compile } from '../src/index.ts'
import { createNodePool } from '../src/workers/node.ts'
import { benchmark } from './games.ts'
import { median, race, table } from './measure.ts'

/** Long enough for the start of a run not to count. */
const POOL_SPINS = 200_000_000

/**
 * The same run on one worker thread and on two, by the clock on the wall: what a second core is worth. Processes that have
 * nothing in common show what it can be worth on this machine at this moment.
 */
export async function poolSpeeds(turns: number): Promise<void> {
  const game = compile(benchmark)
  const pools = [1, 2].map((size) => createNodePool(size))
  let seed = 0
  const contenders = pools.map((pool) => ({
    name: `${pool.size} worker${pool.size === 1 ? '' : 's'}`,
    run: async () => {
      const start = performance.now()
      const { totalSpins } = await pool.simulate(game, { spins: POOL_SPINS, seed: String(++seed) })
      return { units: totalSpins, seconds: (performance.now() - start) / 1000 }
    },
  }))
  const workers = await race(contenders, turns)
  await Promise.all(pools.map((pool) => pool.close()))
  const [one, two] = [await processes(1, turns), await processes(2, turns)]
  const row = (name: string, speed: number, alone: number) => [
    name,
    (speed / 1e6).toFixed(2),
    (speed / alone).toFixed(2),
  ]
  console.log(
    table([
      [`million rounds a second, ${availableParallelism()} cores`, 'median', '× one'],
      ...[...workers].map(([name, speed]) => row(name, speed, workers.get('1 worker')!)),
      row('1 process', one, one),
      row('2 processes, nothing shared', two, one),
    ]),
  )
}

/** Rounds a second of so many processes at once, together. */
async function processes(count: number, turns: number): Promise<number> {
  const path = fileURLToPath(new URL('alone.ts', import.meta.url))
  const speed = async (): Promise<number> => Number((await promisify(execFile)(process.execPath, [path])).stdout)
  const sums: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const speeds = await Promise.all(Array.from({ length: count }, speed))
    sums.push(speeds.reduce((sum, one) => sum + one, 0))
  }
  return median(sums)
}
