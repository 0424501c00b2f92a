import type { Volatility } from '@spilvaerk/schemas'
import { volatilityClass } from '@spilvaerk/slot-engine'
import type { SpotSheet, TableSheet } from '@spilvaerk/table-games'
import type { AnySheet } from './definitions.ts'

/** What lists tell of a game. */
export interface Figures {
  readonly rtp: number
  readonly hitFrequency: number
  readonly standardDeviation: number
  readonly volatility: Volatility
}

export const isTableSheet = (sheet: AnySheet): sheet is TableSheet => 'mainSpot' in sheet

/** Of a table: of its main bet under best play. */
export function figuresOf(sheet: AnySheet): Figures {
  if (!isTableSheet(sheet)) {
    const { rtp, hitFrequency, standardDeviation, volatilityClass: volatility } = sheet
    return { rtp, hitFrequency, standardDeviation, volatility }
  }
  const { returned, hitFrequency, standardDeviation } = mainLine(sheet)
  return {
    ...{ rtp: returned.value, hitFrequency: hitFrequency.value, standardDeviation },
    volatility: volatilityClass(standardDeviation),
  }
}

/** The line of a spot under best play; of one on which no strategy has a say, its only one. */
export function lineOf({ spots }: TableSheet, spot: string): SpotSheet {
  const line = spots.find((one) => one.spot === spot)
  if (line === undefined) throw new Error(`the sheet has no spot ${spot}`)
  return line
}

export const mainLine = (sheet: TableSheet): SpotSheet => lineOf(sheet, sheet.mainSpot)
