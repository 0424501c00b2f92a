import type { SimulationResult } from '@spilvaerk/schemas'
import type { ParSheet, Report } from '@spilvaerk/slot-engine'

const PERCENT = 100

/** The engine counts in shares of 1; the specification's own fields are percentages. */
export function simulationOf(
  report: Report,
  sheet: Pick<ParSheet, 'rtp' | 'hitFrequency' | 'standardDeviation'>,
): SimulationResult {
  const { rtp, hitFrequency, standardDeviation } = sheet
  return {
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
