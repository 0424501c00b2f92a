import { availableParallelism } from 'node:os'
import {
  type Command,
  command,
  count,
  countBar,
  definitionHash,
  EXIT,
  pairs,
  percent,
  refused,
  usage,
  wholeNumber,
} from '@spilvaerk/slot-engine/command-line'
import { parseBets } from '../../play/bets.ts'
import { compileTable } from '../../play/compile.ts'
import type { TableReport } from '../../proof/report.ts'
import { BET_OPTION, betsOf } from '../bet-option.ts'
import { simulateOnThreads } from '../simulate-on-threads.ts'
import { readGame } from '../table-file.ts'

export const simulate: Command = command({
  name: 'simulate',
  summary: 'plays rounds under a strategy and counts what they pay',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    rounds: { type: 'string', value: 'N', help: 'rounds of the whole run, up to 1e12', isRequired: true },
    seed: { type: 'string', value: 'TEXT', help: 'any text', isRequired: true },
    ...BET_OPTION,
    strategy: { type: 'string', value: 'NAME', help: "one of the game's; by default the best one" },
    workers: { type: 'string', value: 'K', help: 'threads; by default one for each core' },
  },
  notes: `The same game, bets, strategy, seed and rounds give the same report, however many workers there are.
Ctrl-C ends the run with the rounds played until then, and a second one at once.`,
  async run({ values, files: [file = ''], io }) {
    const rounds = wholeNumber('rounds', values.rounds, 1, 1e12)
    if (values.seed === '') throw usage('--seed must be a text of at least one character')
    const workers = wholeNumber('workers', values.workers ?? `${availableParallelism()}`, 1, 1024)
    const definition = await readGame(file, io)
    const game = compileTable(definition)
    const bets = betsOf(definition, values.bet)
    const parsed = parseBets(game, bets)
    if (!parsed.ok) throw refused('the game refuses the bets', { file, problems: parsed.problems })
    const { strategies } = game.rules
    const [best = ''] = strategies
    const strategy = values.strategy ?? best
    if (!strategies.includes(strategy))
      throw usage(`the game has no strategy ${JSON.stringify(strategy)}. It has ${strategies.join(', ')}`)
    const bar = countBar(io, 'rounds')
    const options = { rounds, seed: values.seed, bets, strategy }
    const { report, isInterrupted } = await simulateOnThreads(definition, options, workers, io, bar)
    const told = { tableGamesReport: 1, game: definition.id, definitionHash: definitionHash(definition), report }
    return {
      ok: !isInterrupted,
      json: told,
      text: reportText(definition.id, report),
      ...(isInterrupted && { exit: EXIT.interrupted }),
    }
  },
})

function reportText(game: string, report: TableReport): string {
  const { run, rounds, returned, interval, standardDeviation, stakedCoins, betCoins } = report
  return pairs([
    ['game', `${game}, played ${run.strategy}`],
    ['seed', run.seed],
    ['rounds', rounds < run.rounds ? `${count(rounds)} of ${count(run.rounds)}: a part` : count(rounds)],
    [],
    ['returned', percent(returned)],
    ['  95 % interval', `${percent(interval[0])} to ${percent(interval[1])}`],
    ['standard deviation', `${standardDeviation.toFixed(4)} bets`],
    ['staked', `${(betCoins === 0 ? 0 : stakedCoins / betCoins).toFixed(4)} first bets`],
    [],
    ...report.spots.map((one): [string, string] => [
      one.spot,
      `${count(one.paidCoins)} coins for ${count(one.stakedCoins)} staked`,
    ]),
  ])
}
