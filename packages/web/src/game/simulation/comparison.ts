import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { featureName, RULE_NAMES } from '../feature-names.ts'
import { MEANINGS, odds, plain, share, times } from '../figures.ts'

export interface ComparedFigure {
  readonly name: string
  /** By the game's sheet. */
  readonly known: string | undefined
  readonly simulated: string | undefined
  readonly what: string
}

/** The figures of the game's sheet beside those of a run. */
export function compareFigures(definition: Definition, report: Report, sheet: ParSheet | undefined): ComparedFigure[] {
  const wagered = report.totalSpins * report.betCoins
  const [low, high] = report.rtpInterval
  const row = (name: string, known: string | undefined, simulated: string | undefined, what: string) => ({
    name,
    known,
    simulated,
    what,
  })
  return [
    row(
      'Tilbagebetaling (RTP)',
      sheet && rtpOf(sheet),
      `${share(report.actualRtp)} (${share(low)} – ${share(high)})`,
      `${MEANINGS.rtp} I parentes: 95 %-intervallet for simuleringen.`,
    ),
    row('Gevinsthyppighed', sheet && share(sheet.hitFrequency), share(report.winRate), MEANINGS.hitFrequency),
    row(
      'Standardafvigelse',
      sheet && plain(sheet.standardDeviation),
      plain(report.standardDeviation),
      MEANINGS.deviation,
    ),
    row(
      'Volatilitetsindeks',
      sheet && plain(sheet.volatilityIndex),
      plain(report.volatilityIndex),
      MEANINGS.volatilityIndex,
    ),
    row(
      'Største gevinst',
      sheet && `loft ${times(sheet.maxWin.capCoins / sheet.betCoins)}`,
      times(report.biggestWin),
      MEANINGS.biggest,
    ),
    row(
      `RTP fra ${RULE_NAMES[definition.wins.type]}`,
      sheet && share(sheet.rtpBySource.lines),
      share(report.contributions.lines / wagered),
      MEANINGS.lines,
    ),
    row(
      'RTP fra scattere',
      sheet && share(sheet.rtpBySource.scatters),
      share(report.contributions.scatters / wagered),
      MEANINGS.scatters,
    ),
    ...report.features.flatMap(({ id, triggers, coins }) => {
      const exact = sheet?.features.find((feature) => feature.id === id)
      const name = featureName(definition, id)
      return [
        row(`RTP fra ${name}`, exact && share(exact.rtp), share(coins / wagered), MEANINGS.features),
        row(
          `Udløsning af ${name}`,
          exact && odds(exact.triggerProbability),
          odds(triggers / report.totalSpins),
          MEANINGS.trigger,
        ),
      ]
    }),
    row('Længste tabsrække', undefined, `${formatNumber(report.longestLosingRun)} runder`, MEANINGS.losingRun),
  ]
}

const rtpOf = (sheet: ParSheet): string =>
  sheet.method === 'exact' ? share(sheet.rtp) : `${share(sheet.rtp)} ± ${share(1.96 * sheet.standardError)}`

/** How far the run's RTP lies from the sheet's, in standard errors, and whether that is to be expected. */
export function verdictOf(report: Report, sheet: ParSheet): string {
  const own = sheet.standardDeviation / Math.sqrt(report.totalSpins)
  const error = sheet.method === 'exact' ? own : Math.hypot(own, sheet.standardError)
  const distance = Math.abs(report.actualRtp - sheet.rtp) / error
  const words =
    distance <= 1.96 ? 'som forventet' : distance <= 3.29 ? 'sjældent, men ikke mistænkeligt' : 'meget sjældent'
  const known = sheet.method === 'exact' ? 'den eksakte' : 'PAR-arkets, som selv er simuleret'
  return `Simuleringens RTP ligger ${plain(distance)} standardfejl fra ${known}: ${words}.`
}
