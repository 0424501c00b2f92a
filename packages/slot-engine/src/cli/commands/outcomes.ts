import { makeOutcomes } from '../../proof/outcomes/make-outcomes.ts'
import { outcomeCsv, outcomeLines } from '../../proof/outcomes/outcome-table.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { usage } from '../refusal.ts'
import { checkMode, ROUND_OPTIONS } from '../round-options.ts'

export const outcomes = command({
  name: 'outcomes',
  summary: 'writes a game as a look-up table of rounds and weights',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    rounds: { type: 'string', value: 'N', help: 'rounds to play; without it, see below' },
    seed: { type: 'string', value: 'TEXT', help: 'of the rounds, by default outcomes' },
    mode: ROUND_OPTIONS.mode,
    format: { type: 'string', value: 'FORMAT', help: 'jsonl, the default, or csv: id, weight, payout in coins' },
  },
  notes: `Without --rounds a game whose rounds are single spins is enumerated, and of any other 100,000 rounds are played.
Round ID of a table with a seed is the one that slot-engine replay --seed SEED/ID plays.`,
  async run({ values, files: [file = ''], io }) {
    const { format = 'jsonl' } = values
    if (format !== 'jsonl' && format !== 'csv')
      throw usage(`--format must be jsonl, csv, not ${JSON.stringify(format)}`)
    const rounds = values.rounds === undefined ? {} : { rounds: wholeNumber('rounds', values.rounds, 1, 5e6) }
    const game = await readGame(file, io)
    checkMode(game, values.mode)
    const mode = values.mode === undefined || values.mode === 'base' ? {} : { mode: values.mode }
    const table = makeOutcomes(game, {
      ...rounds,
      ...mode,
      ...(values.seed === undefined ? {} : { seed: values.seed }),
    })
    return { ok: true, json: table, text: format === 'csv' ? outcomeCsv(table) : outcomeLines(table) }
  },
})
