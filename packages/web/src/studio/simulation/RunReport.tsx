import { generator } from '@spilvaerk/messages/generator'
import type { Comparison } from '../../game/simulation/same-report.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

export interface RunRow {
  readonly name: string
  readonly proved?: string | undefined
  readonly run: string
}

type RunReportProps = {
  /** Over the names, the proved figures and those of the run. */
  readonly heads: readonly [rounds: string, proved: string]
  readonly rows: readonly RunRow[]
  /** Of the run here with the one on the server, where there were two. */
  readonly comparison: Comparison | undefined
  readonly seed: string
}

/** The figures of a run beside the proved ones, and whether browser and server agree. */
export function RunReport({ heads: [rounds, proved], rows, comparison, seed }: RunReportProps) {
  const t = textsOf(generator)
  return (
    <div className="grid gap-2 text-sm">
      <table className="studio-table">
        <caption className="sr-only">{t('simulation.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{rounds}</th>
            <th scope="col">{proved}</th>
            <th scope="col">{t('simulated')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, proved: exact, run }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{exact ?? '–'}</td>
              <td>{run}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparison && <Agreement {...comparison} />}
      <p className="break-all text-muted text-xs">{t('simulation.seed', { seed })}</p>
    </div>
  )
}

function Agreement({ numbers, differences }: Comparison) {
  const t = textsOf(generator)
  const all = formatNumber(numbers)
  if (differences > 0)
    return (
      <p role="status" className="text-red-text">
        {t('simulation.differ', { differences: formatNumber(differences), numbers: all })}
      </p>
    )
  return (
    <p role="status" className="text-green-text">
      {t('simulation.agree', { numbers: all })}
    </p>
  )
}
