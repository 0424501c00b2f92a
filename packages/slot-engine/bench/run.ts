/**
 * How fast the engine is, beside loops tuned by hand for one game, all in one run on one core.
 * The machine's speed drifts, so only the ratios of one run tell.
 * Arguments: turns, and parts to run, such as `spins,sheets`.
 */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { analyse, compile, createRng, type Definition, simulate, spin } from '../src/index.ts'
import { benchmark, bothWays, lineCascades, ownStrips, twentyFiveLines } from './games.ts'
import { anywhere, clusters, manyWays, ways } from './kinds.ts'
import { limitInC } from './limit-c.ts'
import { type Contender, median, race, table, timed } from './measure.ts'
import { slotMachine, threeByThree } from './peers.ts'
import { poolSpeeds } from './pools.ts'
import { buildPrefix, exact, spin as limitSpin, spin2 as limitSpin2 } from './reference/limit.mjs'

const TURNS = Number(process.argv[2] ?? 9)
const SPINS = 3_000_000

/** Counts free spins as the loops do: they all stop the reels. */
function simulated(name: string, definition: Definition, spins = SPINS): Contender {
  const game = compile(definition)
  let seed = 0
  const run = async () => {
    const report = await simulate(game, { spins, seed: String(++seed) })
    return { units: report.features.reduce((sum, feature) => sum + feature.spins, report.totalSpins) }
  }
  return { name, run }
}

/** Played cell by cell. */
const CELL_SPINS = 150_000

/** The loops' results are looked at, so that no compiler leaves the loops out. */
function played({ rtp }: { readonly rtp: number }) {
  if (!(Math.abs(rtp - 0.9446) < 0.05)) throw new Error(`a loop gave an RTP of ${rtp}`)
  return { units: SPINS }
}

async function spinsPerSecond(): Promise<void> {
  buildPrefix()
  let seed = 0
  const inC = limitInC(10 * SPINS)
  const yardstick = 'limit.mjs spin (one game)'
  const contenders: Contender[] = [
    { name: yardstick, run: () => played(limitSpin(SPINS, ++seed)) },
    { name: 'limit.mjs spin2 (one game)', run: () => played(limitSpin2(SPINS, ++seed)) },
    ...(inC ? [inC] : []),
    simulated('simulate, benchmark game', benchmark),
    simulated('simulate, 25 lines', twentyFiveLines),
    simulated('simulate, both ways, wilds add', bothWays),
    simulated('simulate, own free-spin strips', ownStrips),
    simulated('simulate, 243 ways', ways),
    simulated('simulate, cascades on 20 lines', lineCascades, CELL_SPINS),
    simulated('simulate, 117,649 ways, top reel, cascades', manyWays, CELL_SPINS),
    simulated('simulate, symbols anywhere, cascades', anywhere, CELL_SPINS),
    simulated('simulate, 7×7 clusters, cascades', clusters, CELL_SPINS),
    simulated('simulate, 3×3, five lines', threeByThree),
    slotMachine(),
  ]
  const speeds = await race(contenders, TURNS)
  inC?.remove()
  const unit = speeds.get(yardstick)!
  const rows = [...speeds].map(([name, speed]) => [name, (speed / 1e6).toFixed(2), (speed / unit).toFixed(3)])
  console.log(table([['million spins a second', 'median', '× spin'], ...rows]))
  if (!inC) console.log('limit.c was left out: no gcc, or not for this processor')
}

function oneSpin(): void {
  const games = { benchmark, twentyFiveLines, bothWays, ownStrips, ways, lineCascades, manyWays, anywhere, clusters }
  const rows = Object.entries(games).map(([name, definition]) => {
    const [game, rng] = [compile(definition), createRng('bench')]
    const micros = Array.from({ length: TURNS + 2 }, () => {
      const milliseconds = timed(() => {
        for (let i = 0; i < 20_000; i++) spin(game, rng)
      })
      return milliseconds / 20
    })
    return [name, median(micros.slice(2)).toFixed(2)]
  })
  console.log(table([['microseconds of one spin with its events', 'median'], ...rows]))
}

function exactSheets(): void {
  const { cold, warm, warm25 } = child<{ cold: number; warm: number; warm25: number }>('cold.ts')
  const brute = median(Array.from({ length: 3 }, () => timed(exact)))
  const row = (name: string, time: number) => [name, time.toFixed(1), (brute / time).toFixed(0)]
  const rows = [
    row('compile + analyse, first of the process', cold),
    row('compile + analyse, 20 lines', warm),
    row('compile + analyse, 25 lines', warm25),
    row(
      'compile + analyse, 243 ways',
      timed(() => analyse(compile(ways))),
    ),
    row('limit.mjs exact: every combination', brute),
  ]
  console.log(table([['milliseconds of an exact sheet', 'median', 'times faster'], ...rows]))
  const sampled = Object.entries({ manyWays, anywhere, clusters }).map(([name, definition]) => {
    const [sheet, time] = [analyse(compile(definition)), timed(() => analyse(compile(definition)))]
    const error = sheet.method === 'simulated' ? `${(100 * sheet.standardError).toFixed(3)} %` : 'exact'
    return [name, time.toFixed(0), error]
  })
  console.log()
  console.log(table([['milliseconds of a sampled sheet', 'once', 'standard error'], ...sampled]))
}

function memory(): void {
  // Room for all that one measurement may allocate: nothing is collected while it runs.
  const room = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256']
  const { bytesPerSpin, megabytes } = child<{ bytesPerSpin: number; megabytes: number }>('heap.ts', room)
  console.log(
    `simulate allocates ${bytesPerSpin.toFixed(2)} bytes per spin; the game and its tables take ${megabytes.toFixed(1)} MB`,
  )
}

function child<T>(file: string, flags: readonly string[] = []): T {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return JSON.parse(execFileSync(process.execPath, [...flags, path], { encoding: 'utf8' }))
}

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${TURNS} turns\n`)
const PARTS = {
  spins: spinsPerSecond,
  pools: () => poolSpeeds(Math.min(TURNS, 5)),
  one: oneSpin,
  sheets: exactSheets,
  memory,
}
const asked = process.argv[3]?.split(',') ?? Object.keys(PARTS)
for (const [name, part] of Object.entries(PARTS)) {
  if (!asked.includes(name)) continue
  await part()
  console.log()
}
