import { figures } from '@spilvaerk/messages/figures'
import { simulation } from '@spilvaerk/messages/simulation'
import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { featureName, ruleName } from '../feature-names.ts'
import { meaningOf, odds, plain, share, times } from '../figures.ts'

export interface ComparedFigure {
  readonly name: string
  /** By the game's sheet. */
  readonly known: string | undefined
  readonly simulated: string | undefined
  readonly what: string
}

type Row = readonly [name: string, known: string | undefined, simulated: string, what: string]

const row = (...[name, known, simulated, what]: Row): ComparedFigure => ({ name, known, simulated, what })

/** The figures of the game's sheet beside those of a run. */
export function compareFigures(definition: Definition, report: Report, sheet: ParSheet | undefined): ComparedFigure[] {
  const t = textsOf(figures)
  const words = textsOf(simulation)
  const wagered = report.totalSpins * report.betCoins
  const [low, high] = report.rtpInterval
  return [
    row(
      t('names.rtp'),
      sheet && rtpOf(sheet),
      `${share(report.actualRtp)} (${share(low)} – ${share(high)})`,
      words('table.rtpMeaning', { meaning: meaningOf('rtp') }),
    ),
    row(t('names.hitFrequency'), sheet && share(sheet.hitFrequency), share(report.winRate), meaningOf('hitFrequency')),
    row(
      t('names.deviation'),
      sheet && plain(sheet.standardDeviation),
      plain(report.standardDeviation),
      meaningOf('deviation'),
    ),
    row(
      t('names.volatilityIndex'),
      sheet && plain(sheet.volatilityIndex),
      plain(report.volatilityIndex),
      meaningOf('volatilityIndex'),
    ),
    row(
      t('names.biggest'),
      sheet && words('table.cap', { times: times(sheet.maxWin.capCoins / sheet.betCoins) }),
      times(report.biggestWin),
      meaningOf('biggest'),
    ),
    row(
      t('names.rtpFrom', { source: ruleName(definition.wins.type) }),
      sheet && share(sheet.rtpBySource.lines),
      share(report.contributions.lines / wagered),
      meaningOf('lines'),
    ),
    row(
      t('names.rtpFrom', { source: t('names.scatters') }),
      sheet && share(sheet.rtpBySource.scatters),
      share(report.contributions.scatters / wagered),
      meaningOf('scatters'),
    ),
    ...report.features.flatMap(({ id, triggers, coins }) => {
      const exact = sheet?.features.find((feature) => feature.id === id)
      const name = featureName(definition, id)
      return [
        row(
          t('names.rtpFrom', { source: name }),
          exact && share(exact.rtp),
          share(coins / wagered),
          meaningOf('features'),
        ),
        row(
          t('names.trigger', { feature: name }),
          exact && odds(exact.triggerProbability),
          odds(triggers / report.totalSpins),
          meaningOf('trigger'),
        ),
      ]
    }),
    row(
      t('names.losingRun'),
      undefined,
      words('table.rounds', { count: report.longestLosingRun, amount: formatNumber(report.longestLosingRun) }),
      meaningOf('losingRun'),
    ),
  ]
}

const rtpOf = (sheet: ParSheet): string =>
  sheet.method === 'exact' ? share(sheet.rtp) : `${share(sheet.rtp)} ± ${share(1.96 * sheet.standardError)}`

/** How far the run's RTP lies from the sheet's, in standard errors, and whether that is to be expected. */
export function verdictOf(report: Report, sheet: ParSheet): string {
  const own = sheet.standardDeviation / Math.sqrt(report.totalSpins)
  const error = sheet.method === 'exact' ? own : Math.hypot(own, sheet.standardError)
  const distance = Math.abs(report.actualRtp - sheet.rtp) / error
  const t = textsOf(simulation)
  const verdict = t(distance <= 1.96 ? 'verdict.expected' : distance <= 3.29 ? 'verdict.rare' : 'verdict.veryRare')
  return t(sheet.method === 'exact' ? 'verdict.exact' : 'verdict.simulated', { distance: plain(distance), verdict })
}
