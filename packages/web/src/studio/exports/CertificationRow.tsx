import { certification } from '@spilvaerk/messages/certification'
import type { Certification } from '@spilvaerk/schemas'
import { formatDay } from '../../lib/danish-time.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const TONES = { waiting: 'lamp', running: 'lamp', ready: 'green', failed: 'red', cancelled: 'petrol' } as const

const KILOBYTE = 1024

type RowProps = { readonly made: Certification; readonly isBusy: boolean; readonly onTake: () => void }

/** A package that is ready, or why there is none. */
export function CertificationRow({ made, isBusy, onTake }: RowProps) {
  const t = textsOf(certification)
  const { state, failedBy, version, createdAt, done, rounds, bytes, sha256 } = made
  const size = `${formatNumber(Math.ceil((bytes ?? 0) / KILOBYTE))} kB`
  return (
    <li className="grid gap-1 rounded-sm border border-line bg-ground p-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <span>{t('made', { version, date: formatDay(createdAt), rounds: formatNumber(done), size })}</span>
      </p>
      {failedBy && <p>{t(`failures.${failedBy}`)}</p>}
      {state === 'ready' && done < rounds && (
        <p>{t('bounded', { done: formatNumber(done), rounds: formatNumber(rounds) })}</p>
      )}
      {state === 'ready' && sha256 && (
        <>
          <p className="break-all text-muted text-xs">{t('hash', { hash: sha256 })}</p>
          <Button size="sm" variant="secondary" className="justify-self-start" disabled={isBusy} onClick={onTake}>
            {t('download')}
          </Button>
        </>
      )}
    </li>
  )
}
