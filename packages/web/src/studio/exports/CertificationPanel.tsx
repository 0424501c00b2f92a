import { certification } from '@spilvaerk/messages/certification'
import { CERTIFIED_ROUNDS, type Certification } from '@spilvaerk/schemas'
import { useState } from 'react'
import { useAuth } from '../../auth/auth-store.ts'
import { explain } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { CertificationRow } from './CertificationRow.tsx'
import { saveExport } from './save-export.ts'

const LOOK_EVERY_MS = 1500

const isUnderWay = ({ state }: Pick<Certification, 'state'>): boolean => state === 'waiting' || state === 'running'

/** The packages of one's own game that laboratories ask for: made, watched, cancelled and taken here. */
export function CertificationPanel({ gameId, name }: { readonly gameId: number; readonly name: string }) {
  const t = textsOf(certification)
  const isMember = useAuth((state) => state.isAuthenticated)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">{t('title')}</summary>
      <section aria-label={`${t('title')}: ${name}`} className="mt-3 grid gap-3">
        <p className="text-muted">{t('what')}</p>
        {isMember ? <Packages gameId={gameId} /> : <p>{t('signIn')}</p>}
      </section>
    </details>
  )
}

function Packages({ gameId }: { readonly gameId: number }) {
  const t = textsOf(certification)
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const { data: made = [] } = trpc.certification.list.useQuery(
    { id: gameId },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_EVERY_MS : false) },
  )
  const { data: key } = trpc.certification.key.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: t('refused'), description: explain(error).message, tone: 'danger' })
    } finally {
      setBusy(false)
      void utils.certification.list.invalidate({ id: gameId })
    }
  }
  const begin = () => during(() => utils.client.certification.begin.mutate({ id: gameId, rounds: CERTIFIED_ROUNDS }))
  const cancel = (certificationId: string) =>
    during(() => utils.client.certification.cancel.mutate({ id: gameId, certificationId }))
  const take = (certificationId: string) =>
    during(async () => saveExport(await utils.client.certification.take.query({ id: gameId, certificationId })))
  const running = made.find(isUnderWay)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <BusyButton
          size="sm"
          isBusy={running !== undefined}
          busyLabel={t('making')}
          disabled={isBusy}
          onClick={() => void begin()}
        >
          {t('make')}
        </BusyButton>
        {running && (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void cancel(running.id)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {running && (
        <div className="grid gap-1">
          <progress
            className="game-progress"
            aria-label={t('progress')}
            max={running.rounds}
            value={running.state === 'running' ? running.done : 0}
          />
          <p role="status" className="text-muted">
            {t(`states.${running.state}`)}.{' '}
            {t('played', { done: formatNumber(running.done), rounds: formatNumber(running.rounds) })}
          </p>
        </div>
      )}
      <ul className="grid gap-2">
        {made
          .filter((one) => !isUnderWay(one))
          .map((one) => (
            <CertificationRow key={one.id} made={one} isBusy={isBusy} onTake={() => void take(one.id)} />
          ))}
      </ul>
      {key && <p className="break-all text-muted text-xs">{t('check', { fingerprint: key.fingerprint })}</p>}
    </>
  )
}
