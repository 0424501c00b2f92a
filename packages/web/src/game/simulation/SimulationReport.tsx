import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
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
  return (
    <div className="grid gap-8">
      <p className="text-muted text-sm">
        {formatNumber(report.totalSpins)} spil, {formatNumber(report.wins)} med gevinst, på {plain(ms / 1000)} sekunder.
        Seed: <b className="text-paper">{report.run.seed}</b>
      </p>
      {other && <SameOrNot report={report} other={other} />}
      <FigureTable definition={definition} report={report} sheet={sheet} />
      <section aria-labelledby="histogram">
        <h3 id="histogram" className="text-lg">
          Runder efter gevinst
        </h3>
        <p className="mb-3 text-muted text-sm">
          Vandret: gevinsten i gange indsatsen. Lodret: antal runder på en logaritmisk skala, så også de sjældne ses.
        </p>
        <HistogramChart columns={columnsOf(report, sheet)} />
      </section>
      <section aria-labelledby="convergence">
        <h3 id="convergence" className="text-lg">
          Tilbagebetalingen undervejs
        </h3>
        <p className="mb-3 text-muted text-sm">
          Kurven er simuleringens RTP efter så mange spil, båndet er dens 95 %-interval, og stregen er{' '}
          {sheet?.method === 'simulated' ? 'PAR-arkets, som selv er simuleret' : 'den eksakte'}.
        </p>
        <ConvergenceChart points={convergenceOf(report)} knownRtp={sheet && sheet.rtp * 100} />
      </section>
    </div>
  )
}

/** Whether the browser and the server got the same from the same seed. */
function SameOrNot({ report, other }: { readonly report: Report; readonly other: Report }) {
  const { numbers, differences } = compareReports(report, other)
  const isSame = differences === 0
  return (
    <p
      role="status"
      className={isSame ? 'game-verdict border-green text-green-text' : 'game-verdict border-red text-red-text'}
    >
      {isSame
        ? `Ens: browseren og serveren fik præcis de samme ${formatNumber(numbers)} tal.`
        : `Forskellige: ${formatNumber(differences)} af ${formatNumber(numbers)} tal er ikke ens.`}
    </p>
  )
}

function FigureTable({ definition, report, sheet }: Pick<SimulationReportProps, 'definition' | 'report' | 'sheet'>) {
  const isExact = sheet?.method !== 'simulated'
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="mb-3 text-lg">
        {isExact ? 'Eksakt og simuleret' : 'PAR-ark og simulering'}
      </h3>
      <table className="game-figures">
        <thead>
          <tr>
            <th scope="col">Tal</th>
            <th scope="col">
              <Badge tone="petrol">{isExact ? 'Eksakt' : 'PAR-ark'}</Badge>
            </th>
            <th scope="col">
              <Badge tone="lamp">Simuleret</Badge>
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
