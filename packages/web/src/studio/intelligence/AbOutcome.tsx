import { formatNumber } from '../../lib/format.ts'
import { abRows, abVerdicts } from './ab-figures.ts'
import type { AbSide } from './run-ab.ts'

type AbOutcomeProps = { readonly sides: readonly AbSide[]; readonly seed: string; readonly spins: number }

export function AbOutcome({ sides: [a, b], seed, spins }: AbOutcomeProps) {
  if (!a || !b) return null
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <div role="status">
        <ul aria-label="Verdict" className="grid list-disc gap-1 pl-5">
          {abVerdicts(a, b).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section aria-label="Figures of both" tabIndex={0} className="overflow-x-auto">
        <table className="studio-table min-w-2xl">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" lang="da">
                A: {a.name}
              </th>
              <th scope="col" lang="da">
                B: {b.name}
              </th>
              <th scope="col">B less A</th>
            </tr>
          </thead>
          <tbody>
            {abRows(a, b).map(({ name, a: left, b: right, difference }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{left}</td>
                <td>{right}</td>
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-muted text-xs">
        {formatNumber(spins)} rounds of each, drawn apart from seed <span className="break-all">{seed}</span>. Intervals
        are 95 %: normal for returns and differences, Wilson’s for hit frequencies. Tests are two-sided at 5 %, so that
        one in twenty comparisons of equal versions is called different.
      </p>
    </div>
  )
}
