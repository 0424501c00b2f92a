import type { GameVersion } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import { useId, useState } from 'react'
import { plain, share, times } from '../../game/figures.ts'
import { trpc } from '../../lib/trpc.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ChangeList } from './ChangeList.tsx'
import { changesBetween } from './changes.ts'

type CompareProps = { readonly id: number; readonly versions: readonly GameVersion[] }

/** Two versions side by side: the figures of their sheets, and every change between them. */
export function CompareVersions({ id, versions }: CompareProps) {
  const last = versions.at(-1)?.version ?? 1
  const [before, setBefore] = useState(last - 1)
  const [after, setAfter] = useState(last)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <VersionChoice label="Compare" versions={versions} value={before} onChange={setBefore} />
        <VersionChoice label="with" versions={versions} value={after} onChange={setAfter} />
      </div>
      <SideBySide key={`${before}/${after}`} id={id} before={before} after={after} />
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly versions: readonly GameVersion[]
  readonly value: number
  readonly onChange: (version: number) => void
}

function VersionChoice({ label, versions, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <PlainSelect id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {versions.map(({ version }) => (
          <option key={version} value={version} className="bg-raised text-paper">
            Version {version}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

function useVersion(id: number, version: number) {
  const definition = trpc.studio.versionDefinition.useQuery({ id, version }, FOREVER)
  const sheet = trpc.studio.versionSheet.useQuery({ id, version }, FOREVER)
  return {
    known: definition.data && sheet.data && { definition: definition.data.definition, sheet: sheet.data.sheet },
    error: definition.error ?? sheet.error,
    retry: () => void Promise.all([definition.refetch(), sheet.refetch()]),
  }
}

const FIGURES: readonly { readonly name: string; readonly of: (sheet: ParSheet) => string }[] = [
  { name: 'RTP', of: ({ rtp }) => share(rtp) },
  { name: 'Hit frequency', of: ({ hitFrequency }) => share(hitFrequency) },
  { name: 'Deviation', of: ({ standardDeviation }) => plain(standardDeviation) },
  { name: 'Volatility', of: ({ volatilityClass }) => volatilityClass },
  { name: 'Max win', of: ({ maxWin, betCoins }) => times(maxWin.capCoins / betCoins) },
  { name: 'Sheet', of: ({ method }) => method },
]

type SideProps = { readonly id: number; readonly before: number; readonly after: number }

function SideBySide({ id, before, after }: SideProps) {
  const [one, other] = [useVersion(id, before), useVersion(id, after)]
  const failed = [one, other].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (!one.known || !other.known) return <Skeleton className="h-40" />
  const [from, to] = [one.known, other.known]
  return (
    <>
      <table className="studio-table">
        <caption className="sr-only">
          Figures of version {before} beside those of version {after}
        </caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Version {before}</th>
            <th scope="col">Version {after}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ name, of }) => (
            <tr key={name} className={of(from.sheet) === of(to.sheet) ? 'text-muted' : ''}>
              <th scope="row">{name}</th>
              <td>{of(from.sheet)}</td>
              <td>{of(to.sheet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ChangeList changes={changesBetween(from.definition, to.definition)} />
    </>
  )
}
