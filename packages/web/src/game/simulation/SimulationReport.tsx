import { simulation } from '@spilvaerk/messages/simulation'
import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Explanation } from '../Explanation.tsx'
import { plain } from '../figures.ts'
import { ConvergenceChart } from './ConvergenceChart.tsx'
import { columnsOf, convergenceOf } from './chart-data.ts'
import { compareFigures, verdictOf } from './comparison.ts'
import { HistogramChart } from './HistogramChart.tsx'
import { compareReports } from './same-report.ts'

type SimulationReportProps = {
  readonly definition: Definition
  readonly report: Report
  readonly other: Report | undefined
  readonly sheet: ParSheet | undefined
  readonly ms: number
}

export function SimulationReport({ definition, report, other, sheet, ms }: SimulationReportProps) {
  const t = textsOf(simulation)
  const isSheetSimulated = sheet?.method === 'simulated'
  return (
    <div className="grid gap-8">
      <p className="text-muted text-sm">
        <Rich
          text={t('summary', {
            rounds: formatNumber(report.totalSpins),
            wins: formatNumber(report.wins),
            seconds: plain(ms / 1000),
            seed: report.run.seed,
          })}
          marks={{ seed: (text) => <b className="text-paper">{text}</b> }}
        />
      </p>
      {other && <SameOrNot report={report} other={other} />}
      <FigureTable definition={definition} report={report} sheet={sheet} />
      <section aria-labelledby="histogram">
        <h3 id="histogram" className="text-lg">
          {t('byWin')}
        </h3>
        <p className="mb-3 text-muted text-sm">{t('byWinAbout')}</p>
        <HistogramChart columns={columnsOf(report, sheet)} />
      </section>
      <section aria-labelledby="convergence">
        <h3 id="convergence" className="text-lg">
          {t('onTheWay')}
        </h3>
        <p className="mb-3 text-muted text-sm">{t(isSheetSimulated ? 'onTheWaySimulated' : 'onTheWayExact')}</p>
        <ConvergenceChart points={convergenceOf(report)} knownRtp={sheet && sheet.rtp * 100} />
      </section>
    </div>
  )
}

/** Whether the browser and the server got the same from the same seed. */
function SameOrNot({ report, other }: { readonly report: Report; readonly other: Report }) {
  const t = textsOf(simulation)
  const { numbers, differences } = compareReports(report, other)
  const isSame = differences === 0
  return (
    <p
      role="status"
      className={isSame ? 'game-verdict border-green text-green-text' : 'game-verdict border-red text-red-text'}
    >
      {isSame
        ? t('same', { all: formatNumber(numbers) })
        : t('different', { different: formatNumber(differences), all: formatNumber(numbers) })}
    </p>
  )
}

function FigureTable({ definition, report, sheet }: Pick<SimulationReportProps, 'definition' | 'report' | 'sheet'>) {
  const t = textsOf(simulation)
  const isExact = sheet?.method !== 'simulated'
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="mb-3 text-lg">
        {t(isExact ? 'table.exact' : 'table.simulated')}
      </h3>
      <table className="game-figures">
        <thead>
          <tr>
            <th scope="col">{t('table.figure')}</th>
            <th scope="col">
              <Badge tone="petrol">{t(isExact ? 'table.known' : 'table.sheet')}</Badge>
            </th>
            <th scope="col">
              <Badge tone="lamp">{t('table.run')}</Badge>
            </th>
          </tr>
        </thead>
        <tbody>
          {compareFigures(definition, report, sheet).map(({ name, known, simulated, what }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <Explanation of={name}>{what}</Explanation>
              </th>
              <td>{known ?? '–'}</td>
              <td>{simulated ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sheet && <p className="mt-3 text-muted text-sm">{verdictOf(report, sheet)}</p>}
    </section>
  )
}
