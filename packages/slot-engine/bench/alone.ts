/** Run in a process of its own: prints the rounds a second, by the clock on the wall, of one thread. */
import { compile, simulate } from '../src/index.ts'
import { benchmark } from './games.ts'

const SPINS = 25_000_000

const game = compile(benchmark)
await simulate(game, { spins: 3_000_000, seed: 'warm' })
const start = performance.now()
await simulate(game, { spins: SPINS, seed: 'alone' })
console.log((1000 * SPINS) / (performance.now() - start))
