import { tuning } from '@spilvaerk/messages/tuning'
import type { GameVersion } from '@spilvaerk/schemas'
import { useId, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Differences } from '../diff/Differences.tsx'
import { useVersion } from '../diff/use-version.ts'

type CompareProps = {
  readonly id: number
  readonly versions: readonly GameVersion[]
}

/** Two versions side by side: the figures of their sheets, and every change between them. */
export function CompareVersions({ id, versions }: CompareProps) {
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

type SideProps = { readonly id: number; readonly before: number; readonly after: number }

function SideBySide({ id, before, after }: SideProps) {
  const t = textsOf(tuning)
  const [one, other] = [useVersion(id, before), useVersion(id, after)]
  const failed = [one, other].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (!one.known || !other.known) return <Skeleton className="h-40" />
  return (
    <Differences
      from={one.known}
      to={other.known}
      names={[t('version', { version: before }), t('version', { version: after })]}
      caption={t('caption', { before, after })}
    />
  )
}
