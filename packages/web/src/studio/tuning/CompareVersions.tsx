import { studio } from '@spilvaerk/messages/studio'
import { tuning } from '@spilvaerk/messages/tuning'
import type { GameVersion } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import { type ComponentType, useId, useState } from 'react'
import { plain, share, times } from '../../game/figures.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ChangeList } from './ChangeList.tsx'
import { changesBetween } from './changes.ts'

type CompareProps = {
  readonly id: number
  readonly versions: readonly GameVersion[]
  /** What is shown of the two; by default what slots have. */
  readonly sides?: ComponentType<SideProps> | undefined
}

/** Two versions side by side: the figures of their sheets, and every change between them. */
export function CompareVersions({ id, versions, sides: Sides = SideBySide }: CompareProps) {
  const t = textsOf(tuning)
  const last = versions.at(-1)?.version ?? 1
  const [before, setBefore] = useState(last - 1)
  const [after, setAfter] = useState(last)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <VersionChoice label={t('compare')} versions={versions} value={before} onChange={setBefore} />
        <VersionChoice label={t('with')} versions={versions} value={after} onChange={setAfter} />
      </div>
      <Sides key={`${before}/${after}`} id={id} before={before} after={after} />
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
  const t = textsOf(tuning)
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <PlainSelect id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {versions.map(({ version }) => (
          <option key={version} value={version} className="bg-raised text-paper">
            {t('version', { version })}
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
  const [found, proved] = [ifSlot(definition.data), ifSlot(sheet.data)]
  return {
    known: found && proved && { definition: found.definition, sheet: proved.sheet },
    error: definition.error ?? sheet.error,
    retry: () => void Promise.all([definition.refetch(), sheet.refetch()]),
  }
}

interface Figure {
  readonly name: `figures.${keyof (typeof tuning)['da']['figures']}`
  readonly of: (sheet: ParSheet) => string
}

const FIGURES: readonly Figure[] = [
  { name: 'figures.rtp', of: ({ rtp }) => share(rtp) },
  { name: 'figures.hitFrequency', of: ({ hitFrequency }) => share(hitFrequency) },
  { name: 'figures.deviation', of: ({ standardDeviation }) => plain(standardDeviation) },
  { name: 'figures.volatility', of: ({ volatilityClass }) => textsOf(studio)(`volatility.${volatilityClass}`) },
  { name: 'figures.maxWin', of: ({ maxWin, betCoins }) => times(maxWin.capCoins / betCoins) },
  { name: 'figures.sheet', of: ({ method }) => textsOf(tuning)(`methods.${method}`) },
]

export type SideProps = { readonly id: number; readonly before: number; readonly after: number }

function SideBySide({ id, before, after }: SideProps) {
  const t = textsOf(tuning)
  const [one, other] = [useVersion(id, before), useVersion(id, after)]
  const failed = [one, other].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (!one.known || !other.known) return <Skeleton className="h-40" />
  const [from, to] = [one.known, other.known]
  return (
    <>
      <table className="studio-table">
        <caption className="sr-only">{t('caption', { before, after })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('version', { version: before })}</th>
            <th scope="col">{t('version', { version: after })}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ name, of }) => (
            <tr key={name} className={of(from.sheet) === of(to.sheet) ? 'text-muted' : ''}>
              <th scope="row">{t(name)}</th>
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
