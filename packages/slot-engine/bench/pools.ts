import { availableParallelism } from 'node:os'
import { compile } from '../src/index.ts'
import { createNodePool } from '../src/workers/node.ts'
import { benchmark } from './games.ts'
import { race, table } from './measure.ts'

/** Long enough for the start of a run not to count. */
const POOL_SPINS = 50_000_000

/** The same run on one worker thread, and on two, by the clock on the wall: what a second core is worth, if it is free. */
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
  const speeds = [...(await race(contenders, turns))]
  await Promise.all(pools.map((pool) => pool.close()))
  const [, alone] = speeds[0]!
  const rows = speeds.map(([name, speed]) => [name, (speed / 1e6).toFixed(2), (speed / alone).toFixed(2)])
  console.log(table([[`million rounds a second, ${availableParallelism()} cores`, 'median', '× one'], ...rows]))
}
