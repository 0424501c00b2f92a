import type { Report, Stopped } from '../proof/report.ts'
import { count, oneIn, pairs, percent } from './figures.ts'
import type { ReportFile } from './report-file.ts'

export function reportText({ game, definitionHash, mode, report }: ReportFile): string {
  const { run, totalSpins, rtpInterval, stopped } = report
  const isPart = totalSpins < run.spins
  return pairs([
    ['game', `${game}${mode === 'base' ? '' : `, mode ${mode}`}  (${definitionHash.slice(0, 12)})`],
    ['seed', run.seed === '' ? 'several' : run.seed],
    ['spins', isPart ? `${count(totalSpins)} of ${count(run.spins)}: a part` : count(totalSpins)],
    ...(stopped === undefined ? [] : [stoppedRow(stopped)]),
    [],
    ['RTP', percent(report.actualRtp)],
    ['  95 % interval', `${percent(rtpInterval[0])} to ${percent(rtpInterval[1])}`],
    ...contributions(report),
    [],
    ['hit frequency', `${percent(report.winRate)}  (${count(report.wins)} rounds won)`],
    ['standard deviation', `${report.standardDeviation.toFixed(4)} bets`],
    ['volatility index', report.volatilityIndex.toFixed(4)],
    ['biggest round', `${count(report.biggestWinCoins)} coins, ${count(report.biggestWin)} bets`],
    ['rounds at the cap', count(report.cappedRounds)],
    ['longest losing run', `${count(report.longestLosingRun)} rounds`],
    ...features(report),
  ])
}

function stoppedRow({ asked, cutRounds }: Stopped): [string, string] {
  const cut = cutRounds === 0 ? '' : '; one was broken off as it takes more than the budget: the RTP is at least this'
  return ['ended early', `of ${count(asked)} that were asked for${cut}`]
}

function contributions({ contributions, totalSpins, betCoins }: Report): [string, string][] {
  const share = (coins: number): string => percent(totalSpins === 0 ? 0 : coins / totalSpins / betCoins)
  return [
    ['  wins of paid spins', share(contributions.lines)],
    ['  scatters', share(contributions.scatters)],
    ...Object.entries(contributions.features).map(([id, coins]): [string, string] => [`  ${id}`, share(coins)]),
    ...(contributions.cut === 0 ? [] : [['  above the cap', `-${share(contributions.cut)}`] as [string, string]]),
  ]
}

function features({ features, totalSpins }: Report): ([string, string] | [])[] {
  if (features.length === 0) return []
  return [
    [],
    ...features.map(({ id, triggers, spins }): [string, string] => {
      const perTrigger = triggers === 0 || spins === 0 ? '' : `, ${(spins / triggers).toFixed(2)} spins each`
      return [id, `${oneIn(totalSpins === 0 ? 0 : triggers / totalSpins)}${perTrigger}`]
    }),
  ]
}
