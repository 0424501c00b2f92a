import { intelligence } from '@spilvaerk/messages/intelligence'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Rich } from '../../ui/rich.tsx'
import { abRows, abVerdicts } from './ab-figures.ts'
import type { AbSide } from './run-ab.ts'

type AbOutcomeProps = { readonly sides: readonly AbSide[]; readonly seed: string; readonly spins: number }

const seedText = (seed: string) => <span className="break-all">{seed}</span>

export function AbOutcome({ sides: [a, b], seed, spins }: AbOutcomeProps) {
  const t = textsOf(intelligence)
  if (!a || !b) return null
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <div role="status">
        <ul aria-label={t('ab.verdict')} className="grid list-disc gap-1 pl-5">
          {abVerdicts(a, b).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section aria-label={t('ab.figures')} tabIndex={0} className="overflow-x-auto">
        <table className="studio-table min-w-2xl">
          <thead>
            <tr>
              <th scope="col">{t('ab.figure')}</th>
              <th scope="col" lang="da">
                A: {a.name}
              </th>
              <th scope="col" lang="da">
                B: {b.name}
              </th>
              <th scope="col">{t('ab.difference')}</th>
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
        <Rich text={t('ab.basis', { spins: formatNumber(spins), seed })} marks={{ seed: seedText }} />
      </p>
    </div>
  )
}
