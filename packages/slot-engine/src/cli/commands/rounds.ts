import type { Game } from '../../game/core/game.ts'
import { OutOfReach } from '../../game/law/law.ts'
import { ROUND_FACTS, roundFacts } from '../../proof/outcomes/round-facts.ts'
import { type RoundDistribution, roundDistribution, sampledDistribution } from '../../proof/sheet/round-distribution.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import { wholeNumber } from '../arguments.ts'
import { Watch } from '../books/watch.ts'
import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { readGame } from '../definitions.ts'
import { count } from '../figures.ts'
import { usage } from '../refusal.ts'
import { checkMode, ROUND_OPTIONS } from '../round-options.ts'
import { type Batches, type Column, TABLE_FORMATS, writeTable } from '../rounds/table-file.ts'

const TABLES = ['rounds', 'wins'] as const

export const rounds = command({
  name: 'rounds',
  summary: 'writes simulated rounds, or the distribution of wins, as a table for notebooks',
  takes: 'FILE TABLE',
  files: { min: 2, max: 2 },
  options: {
    table: { type: 'string', value: 'WHAT', help: 'rounds, the default: a row for each; wins: a row for each win' },
    format: { type: 'string', value: 'FORMAT', help: `${TABLE_FORMATS.join(' or ')}; by default the ending of TABLE` },
    rounds: { type: 'string', value: 'N', help: 'rounds to play, by default 100,000, up to 1e9' },
    seed: { type: 'string', value: 'TEXT', help: 'of the rounds, by default rounds' },
    mode: ROUND_OPTIONS.mode,
  },
  notes: `Columns of rounds: ${ROUND_FACTS.join(', ')}. Round N is the one that slot-engine replay --seed SEED/N plays.
Columns of wins: coins, bets, chance, atLeast; exact where the game has an exact distribution, else of --rounds that are played.`,
  async run({ values, files: [file = '', target = ''], io }) {
    const what = oneOf('table', TABLES, values.table ?? 'rounds')
    const format = oneOf('format', TABLE_FORMATS, values.format ?? /\.(\w+)$/.exec(target)?.[1] ?? '')
    const all = wholeNumber('rounds', values.rounds ?? '100000', 1, 1e9)
    const seed = values.seed ?? 'rounds'
    const game = await readGame(file, io)
    checkMode(game, values.mode)
    const facts = {
      game: game.definition.id,
      definitionHash: definitionHash(game.definition),
      seed,
      mode: values.mode ?? 'base',
    }
    const watch = new Watch(io, 'played')
    try {
      const options = { rounds: all, seed, ...(values.mode !== undefined && { mode: values.mode }) }
      const written = what === 'rounds' ? roundTable(game, options, watch) : winTable(game, options)
      const told = { ...facts, ...written.facts }
      await writeTable(target, format, written.columns, written.batches, told)
      const json = { file: target, format, table: what, rows: written.rows, ...told }
      return { ok: true, json, text: `${target}: ${count(written.rows)} rows of ${what}${basisOf(written.facts)}` }
    } finally {
      watch.end()
    }
  },
})

interface Options {
  readonly rounds: number
  readonly seed: string
  readonly mode?: string
}

interface Written {
  readonly columns: readonly Column[]
  readonly batches: Batches
  readonly rows: number
  readonly facts: Readonly<Record<string, string>>
}

const basisOf = ({ method }: Written['facts']): string => (method === undefined ? '' : `, ${method}`)

/** Rows that are written together. */
const BATCH = 50_000

function roundTable(game: Game, { rounds: all, seed, mode }: Options, watch: Watch): Written {
  const factsOf = roundFacts(game, seed, mode)
  async function* batches() {
    for (let from = 1; from <= all; from += BATCH) {
      const columns: number[][] = ROUND_FACTS.map(() => [])
      for (let round = from; round < Math.min(from + BATCH, all + 1); round++) {
        const facts = factsOf(round)
        for (const [i, name] of ROUND_FACTS.entries()) columns[i]?.push(facts[name])
        if (round % 1024 === 0) await watch.breathe(round, all)
      }
      yield columns
    }
  }
  const columns = ROUND_FACTS.map((name) => ({ name, type: name === 'bets' ? 'DOUBLE' : 'INT64' }) as const)
  return { columns, batches: batches(), rows: all, facts: {} }
}

function winTable(game: Game, options: Options): Written {
  const { method, coins, chances, betCoins, rounds: played } = distributionOf(game, options)
  const tail = Array.from(chances)
  for (let i = tail.length - 2; i >= 0; i--) tail[i] = (tail[i] ?? 0) + (tail[i + 1] ?? 0)
  const columns = [[...coins], Array.from(coins, (value) => value / betCoins), [...chances], tail]
  async function* batches() {
    yield columns
  }
  return {
    columns: (['coins', 'bets', 'chance', 'atLeast'] as const).map((name, i) => ({
      name,
      type: i === 0 ? 'INT64' : 'DOUBLE',
    })),
    batches: batches(),
    rows: coins.length,
    facts: { method, ...(played !== undefined && { rounds: String(played) }) },
  }
}

function distributionOf(game: Game, { rounds: spins, seed, mode }: Options): RoundDistribution {
  const round = mode === undefined ? {} : { mode }
  try {
    return roundDistribution(game, round)
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    return sampledDistribution(game, simulateNow(game, { spins, seed, ...round }).histogram, round)
  }
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((one) => one === text)
  if (found === undefined) throw usage(`--${name} must be ${allowed.join(' or ')}, not ${JSON.stringify(text)}`)
  return found
}
