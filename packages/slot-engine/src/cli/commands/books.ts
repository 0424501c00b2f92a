import type { Game } from '../../game/core/game.ts'
import { type BookFigures, type BookPlan, CannotBook } from '../../proof/books/plan-books.ts'
import { wholeNumber } from '../arguments.ts'
import { Watch } from '../books/watch.ts'
import { writeIndex, writeMode } from '../books/write-books.ts'
import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { readGame } from '../definitions.ts'
import { count, pairs, percent } from '../figures.ts'
import { refused, usage } from '../refusal.ts'
import { checkMode } from '../round-options.ts'

export const books = command({
  name: 'books',
  summary: 'writes the rounds and weights of a game as the maths files of the Stake Engine',
  takes: 'FILE FOLDER',
  files: { min: 2, max: 2 },
  options: {
    rounds: { type: 'string', value: 'N', help: 'rounds of each mode, by default 100,000, up to 1e8' },
    mode: {
      type: 'string',
      value: 'MODE',
      help: 'a bet mode; may be given several times; by default all',
      multiple: true,
    },
    seed: { type: 'string', value: 'TEXT', help: 'of the rounds, by default books' },
    step: {
      type: 'string',
      value: 'HUNDREDTHS',
      help: 'payouts are multiples of 10 hundredths of a bet, the default, or of 1',
    },
    spins: { type: 'string', value: 'N', help: 'rounds to play for the figures of a game without an exact sheet' },
  },
  notes: `Weights are whole numbers that give the table the RTP, the hit frequency and the standard deviation of the game's sheet;
what was reached is printed. Round ID is the one that slot-engine replay --seed SEED/ID plays. Books need Node 22.15 or newer.`,
  async run({ values, files: [file = '', folder = ''], io }) {
    const rounds = wholeNumber('rounds', values.rounds ?? '100000', 1, 1e8)
    const step = stepOf(values.step)
    const spins = values.spins === undefined ? {} : { spins: wholeNumber('spins', values.spins, 1000, 1e9) }
    const game = await readGame(file, io)
    const plans: BookPlan[] = []
    for (const mode of modesOf(game, values.mode)) {
      const watch = new Watch(io, mode)
      try {
        plans.push(await writeMode(game, { mode, rounds, step, ...spins, seed: values.seed ?? 'books' }, folder, watch))
      } catch (error) {
        if (error instanceof CannotBook) throw refused(`mode ${mode}: ${error.message}`, { file })
        throw error
      } finally {
        watch.end()
      }
    }
    writeIndex(folder, plans)
    const json = { hash: definitionHash(game.definition), seed: values.seed ?? 'books', modes: plans.map(modeJson) }
    return { ok: true, json, text: plans.map(modeText).join('\n\n') }
  },
})

function stepOf(text = '10'): 1 | 10 {
  if (text === '10' || text === '1') return text === '10' ? 10 : 1
  throw usage(`--step must be 10 or 1, not ${JSON.stringify(text)}`)
}

function modesOf(game: Game, asked: readonly string[] | undefined): readonly string[] {
  const all = ['base', ...(game.definition.modes ?? []).map(({ id }) => id)]
  for (const mode of asked ?? []) checkMode(game, mode)
  return asked === undefined ? all : [...new Set(asked)]
}

const modeJson = ({ weights, paid, ...plan }: BookPlan) => ({
  ...plan,
  payouts: paid.payouts.length,
  totalWeight: Number(weights.total),
})

function modeText(plan: BookPlan): string {
  const { mode, cost, rounds, paid, target, reached, method, standardError, isSpreadMet } = plan
  const source = method === 'exact' ? 'proved' : `simulated, ± ${percent(standardError ?? 0)}`
  const line = (figure: keyof BookFigures, told: (value: number) => string): string =>
    `${told(reached[figure])}, asked for ${told(target[figure])}, off by ${(reached[figure] - target[figure]).toExponential(1)}`
  return pairs([
    [
      `mode ${mode}`,
      `${count(rounds)} rounds with ${count(paid.payouts.length)} payouts; a round costs ${count(cost)} bets`,
    ],
    ['RTP', `${line('rtp', (value) => percent(value, 6))} (${source})`],
    ['hit frequency', line('hitFrequency', (value) => percent(value))],
    ['standard deviation', line('standardDeviation', (value) => value.toFixed(6))],
    ...(isSpreadMet
      ? []
      : ([['', 'these rounds cannot have the standard deviation of the game as well: play more']] as const)),
  ])
}
