import type { Obstacle } from '../obstacle.ts'
import type { ParSheet } from '../proof/sheet.ts'
import { numbersOf } from '../proof/words/numbers.ts'
import { obstacleText } from '../proof/words/out-of-reach.ts'
import { count, oneIn, pairs, percent } from './figures.ts'

/** A sheet's main figures, for a terminal. */
export function sheetText(sheet: ParSheet): string {
  const { maxWin, rtpBySource } = sheet
  return pairs([
    ...methodRows(sheet),
    [],
    ['RTP', percent(sheet.rtp)],
    ['  wins of paid spins', percent(rtpBySource.lines)],
    ['  scatters', percent(rtpBySource.scatters)],
    ...Object.entries(rtpBySource.features).map(([id, rtp]): [string, string] => [`  ${id}`, percent(rtp)]),
    ['  taken by the cap', percent(sheet.uncappedRtp - sheet.rtp)],
    [],
    ['hit frequency', `${percent(sheet.hitFrequency)}  (${oneIn(sheet.hitFrequency)})`],
    ['standard deviation', `${sheet.standardDeviation.toFixed(4)} bets, ${sheet.volatilityClass}`],
    ['volatility index', `${sheet.volatilityIndex.toFixed(4)}  (1.96 σ)`],
    ['cap', `${count(maxWin.capCoins / sheet.betCoins)} bets, ${capOdds(sheet)}`],
    ['most of a paid spin', `${count(maxWin.baseCoins)} coins, ${oneIn(maxWin.baseProbability)}`],
    ...featureRows(sheet),
  ])
}

/** What was proved of a game, on one line. */
export function sheetLine(sheet: ParSheet): string {
  const basis = sheet.method === 'exact' ? 'exact' : simulatedBasis(sheet.standardError)
  return `RTP ${percent(sheet.rtp)} (${basis}), σ ${sheet.standardDeviation.toFixed(2)} bets, ${sheet.volatilityClass}`
}

/** A design whose RTP is all exact parts still samples its other figures. */
const simulatedBasis = (standardError: number): string =>
  standardError === 0 ? 'of exact parts, all else simulated' : `simulated, ± ${percent(standardError)}`

function methodRows(sheet: ParSheet): [string, string][] {
  if (sheet.method === 'exact') return [['exact', `over ${count(sheet.cycle)} combinations of a paid spin`]]
  const error = percent(sheet.standardError)
  return [
    ['simulated', `${count(sheet.spins)} rounds: the RTP has a standard error of ${error}`],
    ...(sheet.started === undefined ? [] : [startedRow(sheet.started)]),
    ['out of reach', sheet.outOfReach],
    ...(sheet.obstacle === undefined ? [] : [whyRow(sheet.obstacle)]),
    ...(sheet.limits ?? []).map(({ code, reason, help }): [string, string] => [code, `${reason} ${help}`]),
  ]
}

const startedRow = ({ rounds }: { readonly rounds: number }): [string, string] => [
  'started',
  `the paid spin is exact; ${count(rounds)} of the rounds started something, and only those were sampled`,
]

const whyRow = (obstacle: Obstacle): [string, string] => ['why', obstacleText(obstacle, 'en', numbersOf('en'))]

function capOdds({ maxWin: { capProbability, capProbabilityIs } }: ParSheet): string {
  const odds = oneIn(capProbability)
  return capProbabilityIs === 'atMost' ? `at most ${odds}` : odds
}

function featureRows({ features }: ParSheet): ([string, string] | [])[] {
  if (features.length === 0) return []
  return [
    [],
    ...features.map(({ id, triggerProbability, averageWin, averageSpins }): [string, string] => {
      const spins = averageSpins === undefined ? '' : `, ${averageSpins.toFixed(2)} spins`
      return [id, `${oneIn(triggerProbability)}, ${averageWin.toFixed(2)} bets on average${spins}`]
    }),
  ]
}
