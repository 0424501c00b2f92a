/**
 * Processor time and peak memory of the games that ask a lot of the engine, each operation in a process of its own.
 * Arguments: operations (`analyse,prove,simulate,tune,design,detailed,admission`), and the first letters of games. `design` is asked for
 * a game of the same kind and size, as far as a brief can say it.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  admissionProof,
  analyse,
  type Brief,
  compile,
  DEFAULT_BUDGET,
  type Definition,
  design,
  detailedSheet,
  type Game,
  OutOfReach,
  type ParSheet,
  parseDefinition,
  prove,
  simulate,
  tune,
} from '../src/index.ts'
import { THREAD_LIMITS } from '../src/thread-limits.ts'
import { HARD_GAMES } from '../test-support/hard-games/hard-games.ts'
import { table } from './measure.ts'

/** What threads of the product are limited to (`src/thread-limits.ts`), as an option of a process: a third of it each way. */
const AS_A_THREAD = `--max-semi-space-size=${THREAD_LIMITS.maxYoungGenerationSizeMb / 3}`

/** What a brief can say of a game: how it counts and how large it is, and what its free spins, falls and held coins are. */
function briefOf({ wins, reelSets, maxWin, cascades, features = [], symbols }: Definition): Brief {
  const reels = reelSets.base ?? []
  const has = (type: string): boolean => features.some((feature) => feature.type === type)
  const rows = reels.map(({ rows: given }) => (typeof given === 'number' ? given : 7))
  const counting =
    wins.type === 'ways' && reels.some(({ rows: given }) => typeof given !== 'number') ? 'variableWays' : wins.type
  return {
    name: 'Hard',
    counting: counting === 'shapes' || counting === 'straights' ? 'lines' : counting,
    reels: Math.max(3, reels.length),
    ...(counting !== 'variableWays' && {
      rows: Math.min(counting === 'lines' ? 5 : counting === 'ways' ? 6 : 8, Math.max(3, ...rows)),
    }),
    ...(wins.type === 'lines' && { lines: Math.min(100, wins.lines.length) }),
    rtp: 95,
    volatility: 'high',
    maxWin: Math.max(1000, Math.min(250_000, maxWin)),
    features: {
      freeSpins: has('freeSpins'),
      ...(cascades !== undefined && (wins.type === 'lines' || wins.type === 'ways') && { cascades: true }),
      ...(has('holdAndWin') && cascades === undefined && { holdAndWin: true }),
      ...(has('wheel') && { wheel: true }),
      ...(has('pick') && { pick: true }),
      ...(has('ladder') && { ladder: true }),
      ...(symbols.some(({ kind }) => kind === 'mystery') && { mystery: true }),
    },
  }
}

type Operation = (game: Game, definition: Definition) => string | Promise<string>

const told = (sheet: ParSheet): string =>
  sheet.method === 'exact'
    ? 'exact'
    : [`${sheet.spins} rounds`, ...(sheet.limits ?? []).map(({ code }) => code)].join(' ')

const OPERATIONS: Readonly<Record<string, Operation>> = {
  analyse: (game) => told(analyse(game)),
  prove: (game) => told(prove(game)),
  simulate: async (game) => {
    const report = await simulate(game, { spins: 1e9, seed: 'hard', budget: DEFAULT_BUDGET })
    return `${report.totalSpins} rounds`
  },
  tune: (_, definition) => {
    const result = tune(definition, { rtp: 95 })
    return result.ok ? 'tuned' : `refused: ${result.limit?.code ?? result.target}`
  },
  design: (_, definition) => {
    const result = design(briefOf(definition), 'hard')
    return result.ok ? `designed: ${result.sheet.method}` : `refused: ${result.target}, ${result.reason}`
  },
  detailed: (game) => told(detailedSheet(game).sheet),
  admission: (game) => {
    const { method, rounds, modes } = admissionProof(game)
    return modes.every(({ proved }) => proved) ? `${method} ${rounds} rounds` : 'not proved'
  },
}

async function measure(game: string, operation: string): Promise<string> {
  const parsed = parseDefinition(HARD_GAMES.find(({ name }) => name === game)?.definition)
  if (!parsed.ok) return 'refused'
  try {
    return await (OPERATIONS[operation] as Operation)(compile(parsed.definition), parsed.definition)
  } catch (error) {
    if (error instanceof OutOfReach) return `out of reach: ${error.part}, ${error.code}`
    throw error
  }
}

const [operations = 'analyse', wanted = '', game] = process.argv.slice(2)
if (game !== undefined) {
  const start = process.cpuUsage()
  const answer = await measure(game, operations)
  const { user, system } = process.cpuUsage(start)
  console.log(JSON.stringify([(user + system) / 1e6, process.resourceUsage().maxRSS / 1024, answer]))
} else {
  const rows: string[][] = [['game', 'operation', 's', 'MB', 'answer']]
  for (const { name } of HARD_GAMES.filter((one) => one.name.startsWith(wanted)))
    for (const operation of operations.split(',')) {
      const output = execFileSync(process.execPath, [AS_A_THREAD, fileURLToPath(import.meta.url), operation, '', name])
      const [seconds, megabytes, answer] = JSON.parse(String(output)) as [number, number, string]
      rows.push([name, operation, seconds.toFixed(1), megabytes.toFixed(0), answer])
      console.error(rows.at(-1)?.join('  '))
    }
  console.log(table(rows))
}
