import { library } from '@spilvaerk/messages/library'
import type { GameAdmission, StudioGame } from '@spilvaerk/schemas'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FaultList } from './FaultList.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type AdmissionStatusProps = { readonly game: StudioGame; readonly admission: GameAdmission }

/** Whether one's own game is played for money, how far it is on the way, and what can be done about it. */
export function AdmissionStatus({ game, admission }: AdmissionStatusProps) {
  const t = textsOf(library)
  const { submission, admittedVersion, version } = admission
  const [asked, setAsked] = useState<'submit' | 'withdraw'>()
  const isOnItsWay = submission?.isNewest === true && ['proving', 'pending'].includes(submission.state)
  const isNewestAdmitted = admittedVersion === version
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      {isNewestAdmitted && (
        <p>
          {t('admission.everybody')} <span className="text-muted">{t('admission.share')}</span>
        </p>
      )}
      {submission && !isNewestAdmitted && <SubmissionState submission={submission} />}
      <div className="flex flex-wrap gap-2">
        {!isNewestAdmitted && !isOnItsWay && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('submit')}>
            {submission?.isNewest && submission.state !== 'admitted' ? t('admission.again') : t('admission.submit')}
            <span className="sr-only">: {game.name}</span>
          </Button>
        )}
        {admittedVersion !== null && (
          <Button size="sm" variant="ghost" onClick={() => setAsked('withdraw')}>
            {t('withdraw.action')}
            <span className="sr-only">: {game.name}</span>
          </Button>
        )}
      </div>
      {asked === 'submit' && <SubmitDialog game={game} version={version} onClose={() => setAsked(undefined)} />}
      {asked === 'withdraw' && <WithdrawDialog game={game} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type StateProps = { readonly submission: NonNullable<GameAdmission['submission']> }

function SubmissionState({ submission: { state, version, faults, why } }: StateProps) {
  const t = textsOf(library)
  switch (state) {
    case 'proving':
      return (
        <p role="status" className="flex items-center gap-2">
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-lamp" />
          {t('admission.proving', { version })}
        </p>
      )
    case 'failed':
      return (
        <Notice role="status" tone="danger" title={t('admission.failed', { version })}>
          <FaultList faults={faults} />
        </Notice>
      )
    case 'pending':
      return (
        <Notice role="status" title={t('admission.pending.title', { version })}>
          {t('admission.pending.what')}
        </Notice>
      )
    case 'rejected':
      return (
        <Notice role="status" tone="danger" title={t('admission.rejected', { version })}>
          {why ?? t('admission.noReason')}
        </Notice>
      )
    case 'admitted':
      return null
  }
}
