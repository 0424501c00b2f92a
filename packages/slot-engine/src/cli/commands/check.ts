import { checkOutcomes, type OutcomeFinding } from '../../proof/outcomes/check-outcomes.ts'
import { command } from '../command.ts'
import { readWarnedGame } from '../definitions.ts'
import { count, pairs } from '../figures.ts'
import { readOutcomes } from '../outcome-input.ts'
import { refused, warningLines } from '../refusal.ts'
import { checkMode } from '../round-options.ts'

export const check = command({
  name: 'check',
  summary: 'says whether a look-up table and a definition are one game',
  takes: 'TABLE FILE',
  files: { min: 2, max: 2 },
  options: { bet: { type: 'string', value: 'COINS', help: 'what a round costs, for CSV' } },
  notes: 'Rounds of a table with a seed are all played again. The exit code is 1 where the two differ.',
  async run({ values, files: [tableFile = '', file = ''], io }) {
    const table = await readOutcomes(tableFile, values.bet, io)
    const { game, warnings } = await readWarnedGame(file, io)
    try {
      checkMode(game, table.mode)
    } catch {
      throw refused(`the game has no bet mode ${JSON.stringify(table.mode)}, which the table names`, { file })
    }
    const { agrees, findings } = checkOutcomes(table, game)
    const verdict = agrees ? 'table and definition agree' : 'table and definition differ'
    const text = [verdict, pairs(findings.map(row)), ...warningLines(warnings)].join('\n')
    return { ok: agrees, json: { agrees, findings, warnings }, text }
  },
})

const NAMES = {
  bet: 'bet',
  cap: 'most',
  rounds: 'rounds',
  rtp: 'RTP',
  hitFrequency: 'hit frequency',
  standardDeviation: 'standard deviation',
} as const satisfies Record<OutcomeFinding['what'], string>

function row({ what, agrees, table, game, id }: OutcomeFinding): readonly [string, string] {
  const where = id === undefined ? '' : `round ${id}: `
  const own = what === 'cap' ? `a cap of ${figure(game)}` : figure(game)
  const told = `${where}${figure(table)} in the table, ${own} in the game`
  return [
    `${agrees ? '✓' : '✗'} ${NAMES[what]}`,
    what === 'rounds' && agrees ? `all ${count(game)} played again` : told,
  ]
}

const figure = (value: number): string => (Number.isInteger(value) ? count(value) : value.toFixed(6))
