/**
 * Prints the bytes that `simulate` allocates per spin: the difference of a long and a short run, so that what a run
 * allocates once does not count. Needs --expose-gc and a young generation large enough that nothing is collected.
 */
import { compile, simulate } from '../src/index.ts'
import { benchmark } from './games.ts'

const SHORT = 1_000_000
const LONG = 5_000_000

gc?.()
const empty = held()
const game = compile(benchmark)

/** The tables are typed arrays. */
function held(): number {
  return process.memoryUsage().arrayBuffers
}

async function allocatedBy(spins: number): Promise<number> {
  gc?.()
  const before = process.memoryUsage().heapUsed
  await simulate(game, { spins, seed: 'heap' })
  return process.memoryUsage().heapUsed - before
}

// Compiled code and its feedback settle first.
await allocatedBy(LONG)
const bytes = (await allocatedBy(LONG)) - (await allocatedBy(SHORT))
gc?.()
const megabytes = (held() - empty) / 2 ** 20
console.log(JSON.stringify({ megabytes, bytesPerSpin: bytes / (LONG - SHORT) }))
