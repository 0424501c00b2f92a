import type { SlotSimulation, TableSimulationResult } from '@spilvaerk/schemas'
import type { ParSheet, Report } from '@spilvaerk/slot-engine'
import type { SpotSheet, TableDefinition, TableReport } from '@spilvaerk/table-games'

const PERCENT = 100

/** The engine counts in shares of 1; the specification's own fields are percentages. */
export function simulationOf(
  report: Report,
  sheet: Pick<ParSheet, 'rtp' | 'hitFrequency' | 'standardDeviation'>,
): SlotSimulation {
  const { rtp, hitFrequency, standardDeviation } = sheet
  return {
    kind: 'slot',
    totalSpins: report.totalSpins,
    actualRtp: report.actualRtp * PERCENT,
    winRate: report.winRate * PERCENT,
    biggestWin: report.biggestWin,
    wins: report.wins,
    seed: report.run.seed,
    report,
    exact: { rtp, hitFrequency, standardDeviation },
  }
}

/** @param line of the main bet under the strategy that was played */
export function tableSimulationOf(
  kind: TableDefinition['kind'],
  report: TableReport,
  line: SpotSheet,
): TableSimulationResult {
  const { rounds, returned, histogram, betCoins, run } = report
  const wins = histogram.reduce((sum, [net, n]) => (net > 0 ? sum + n : sum), 0)
  const bet = betCoins / rounds
  const [most = 0] = histogram.at(-1) ?? []
  return {
    ...{ kind, totalSpins: rounds, actualRtp: returned * PERCENT, winRate: (wins / rounds) * PERCENT },
    ...{ biggestWin: (most + bet) / bet, wins, seed: run.seed, report },
    exact: {
      rtp: line.returned.value,
      hitFrequency: line.hitFrequency.value,
      standardDeviation: line.standardDeviation,
    },
  }
}
