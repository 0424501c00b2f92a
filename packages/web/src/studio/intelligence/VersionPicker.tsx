import { intelligence } from '@spilvaerk/messages/intelligence'
import type { StudioGame } from '@spilvaerk/schemas'
import { useId } from 'react'
import { formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { GamePicker } from '../GamePicker.tsx'

export interface Version {
  readonly id: number
  readonly version: number
}

type VersionPickerProps = {
  readonly label: string
  readonly games: readonly StudioGame[]
  readonly value: Version | undefined
  readonly onChange: (version: Version) => void
}

export function VersionPicker({ label, games, value, onChange }: VersionPickerProps) {
  const t = textsOf(intelligence)
  const selectId = useId()
  const versions = trpc.studio.versions.useQuery({ id: value?.id ?? 0 }, { enabled: value !== undefined }).data ?? []
  const game = games.find(({ id }) => id === value?.id)
  const choose = (id: number): void => {
    const chosen = games.find((one) => one.id === id)
    if (chosen) onChange({ id, version: chosen.version })
  }
  return (
    <div className="grid min-w-0 gap-3">
      <GamePicker label={t('version.game', { label })} games={games} value={game?.id} onChange={choose} />
      {value && game && (
        <div className="grid gap-1.5">
          <label htmlFor={selectId} className="font-medium text-sm">
            {t('version.of', { label })}
          </label>
          <PlainSelect
            id={selectId}
            value={value.version}
            onChange={(event) => onChange({ id: value.id, version: Number(event.target.value) })}
          >
            {versions.map(({ version, rtp }) => (
              <option key={version} value={version} className="bg-raised text-paper">
                {t('version.one', { version, rtp: formatRtp(rtp) })}
              </option>
            ))}
          </PlainSelect>
        </div>
      )}
    </div>
  )
}
