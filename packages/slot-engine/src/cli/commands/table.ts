import { analyseOutcomes, type OutcomeSheet } from '../../proof/outcomes/outcome-sheet.ts'
import { compileOutcomes, type OutcomeReport, simulateOutcomes } from '../../proof/outcomes/play-outcomes.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { count, oneIn, pairs, percent } from '../figures.ts'
import { readOutcomes } from '../outcome-input.ts'

export const table = command({
  name: 'table',
  summary: 'tells what a look-up table of rounds and weights pays, and plays it',
  takes: 'TABLE',
  files: { min: 1, max: 1 },
  options: {
    bet: { type: 'string', value: 'COINS', help: 'what a round costs, for CSV' },
    spins: { type: 'string', value: 'N', help: 'rounds to draw as well, up to 1e9' },
    seed: { type: 'string', value: 'TEXT', help: 'of these rounds, by default table' },
  },
  notes:
    'TABLE is JSON lines as slot-engine outcomes writes them, or CSV with the columns id, weight and payout in coins.',
  async run({ values, files: [file = ''], io }) {
    const spins = values.spins === undefined ? undefined : wholeNumber('spins', values.spins, 1, 1e9)
    const read = await readOutcomes(file, values.bet, io)
    const sheet = analyseOutcomes(read)
    const report =
      spins === undefined ? undefined : simulateOutcomes(compileOutcomes(read), { spins, seed: values.seed ?? 'table' })
    return { ok: true, json: { sheet, ...(report && { report }) }, text: tableText(sheet, report) }
  },
})

const tableText = (sheet: OutcomeSheet, report: OutcomeReport | undefined): string =>
  pairs([
    ['table', `${count(sheet.rounds)} rounds, their weights ${count(sheet.totalWeight)} in all`],
    [],
    ['RTP', percent(sheet.rtp)],
    ['hit frequency', `${percent(sheet.hitFrequency)}  (${oneIn(sheet.hitFrequency)})`],
    ['standard deviation', `${sheet.standardDeviation.toFixed(4)} bets, ${sheet.volatilityClass}`],
    ['most', `${count(sheet.maxCoins)} coins, ${oneIn(sheet.maxProbability)}`],
    ...(report === undefined
      ? []
      : ([
          [],
          ['drawn', `${count(report.spins)} rounds: RTP ${percent(report.rtp)} ± ${percent(report.standardError)}`],
        ] as const)),
  ])
