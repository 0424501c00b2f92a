import type { SessionReport, SessionSpread } from '../../proof/sessions/session-report.ts'
import { simulateSessions } from '../../proof/sessions/simulate-sessions.ts'
import { wholeNumber } from '../arguments.ts'
import { Watch } from '../books/watch.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { count, pairs, percent } from '../figures.ts'
import { usage } from '../refusal.ts'
import { ROUND_OPTIONS, roundOptions } from '../round-options.ts'

export const sessions = command({
  name: 'sessions',
  summary: 'plays sessions with a bankroll: risk of ruin, length of play, drawdown',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    bankroll: { type: 'string', value: 'BETS', help: 'what a session starts with, by default 100' },
    spins: { type: 'string', value: 'N', help: 'the most spins of a session, by default 500' },
    'stop-loss': { type: 'string', value: 'BETS', help: 'a session ends once it has lost so many' },
    'stop-win': { type: 'string', value: 'BETS', help: 'a session ends once it has won so many' },
    sessions: { type: 'string', value: 'N', help: 'by default 10,000, up to 1e7' },
    seed: { type: 'string', value: 'TEXT', help: 'of the rounds, by default sessions' },
    ...ROUND_OPTIONS,
  },
  notes: `Rounds are drawn from the exact distribution of a round where the game has one, else played. Amounts are in bets.
The same game, options and seed give the same report.`,
  async run({ values, files: [file = ''], io }) {
    const options = {
      bankroll: bets('bankroll', values.bankroll ?? '100'),
      spins: wholeNumber('spins', values.spins ?? '500', 1, 1e9),
      sessions: wholeNumber('sessions', values.sessions ?? '10000', 1, 1e7),
      seed: values.seed ?? 'sessions',
      ...(values['stop-loss'] !== undefined && { stopLoss: bets('stop-loss', values['stop-loss']) }),
      ...(values['stop-win'] !== undefined && { stopWin: bets('stop-win', values['stop-win']) }),
    }
    const game = await readGame(file, io)
    const watch = new Watch(io, 'sessions')
    try {
      const onProgress = ({ done }: { readonly done: number }) => watch.breathe(done, options.sessions)
      const report = await simulateSessions(game, { ...options, ...roundOptions(game, values), onProgress })
      return { ok: true, json: report, text: sessionsText(report) }
    } finally {
      watch.end()
    }
  },
})

function bets(name: string, text: string): number {
  const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : 0
  if (value >= 1) return value
  throw usage(`--${name} must be a number of bets from 1 to 1e9, not ${JSON.stringify(text)}`)
}

function sessionsText(report: SessionReport): string {
  const { sessions: all, rounds, drawnFrom, rtp, ends, riskOfRuin, meanSpins, endBalance, drawdown, n0 } = report
  const share = (number: number): string => percent(number / all, 2)
  const source = drawnFrom === 'distribution' ? 'drawn from the exact distribution' : 'played one by one'
  return pairs([
    ['sessions', `${count(all)}, ${count(rounds)} rounds ${source}`],
    ['RTP of them', percent(rtp)],
    [],
    ['ruined', `${percent(riskOfRuin.chance, 2)} ± ${percent(riskOfRuin.standardError, 2)}`],
    ['stopped at the loss', share(ends.stoppedAtLoss)],
    ['stopped at the win', share(ends.stoppedAtWin)],
    ['played all spins', share(ends.completed)],
    ['spins on average', count(meanSpins)],
    [],
    ['end balance', spread(endBalance)],
    ['deepest fall', spread(drawdown)],
    ...(n0 === null ? [] : ([['N0', `${count(n0)} rounds until the mean loss is one standard deviation`]] as const)),
  ])
}

function spread({ mean, quantiles }: SessionSpread): string {
  const told = quantiles.map(({ share, value }) => `${percent(share, 0)} ${count(value)}`)
  return `${count(mean)} bets on average; at most, of ${told.join(', ')}`
}
