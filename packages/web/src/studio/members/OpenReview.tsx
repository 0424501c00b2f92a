import { reviews } from '@spilvaerk/messages/reviews'
import type { GameRole, Review } from '@spilvaerk/schemas'
import { REASON_LENGTH } from '@spilvaerk/schemas/activity-terms'
import { mayDo } from '@spilvaerk/schemas/team-terms'
import { type FormEvent, useState } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import type { ReviewWork } from './use-review.ts'

type OpenReviewProps = {
  readonly open: Review
  readonly role: GameRole
  readonly work: ReviewWork
}

/** A request that waits for another member, with what the reader may say of it. */
export function OpenReview({ open, role, work }: OpenReviewProps) {
  const t = textsOf(reviews)
  const [isReturning, setReturning] = useState(false)
  const { id: reviewId, version, askedBy, askedAt, isYours, isNewest } = open
  const mayAnswer = mayDo(role, 'review') && !isYours && isNewest
  return (
    <div className="panel grid gap-3 p-3">
      <p>
        {t('asked', { name: askedBy || t('nobody'), version })}{' '}
        <time dateTime={askedAt} className="text-muted text-sm">
          {formatMoment(askedAt)}
        </time>
      </p>
      <Hint open={open} role={role} />
      {isReturning ? (
        <SendBack
          onCancel={() => setReturning(false)}
          onSend={async (reason) => {
            if (await work.sendBack(reviewId, reason)) setReturning(false)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {mayAnswer && (
            <>
              <Button size="sm" disabled={work.isBusy} onClick={() => void work.approve(reviewId)}>
                {t('approve')}
              </Button>
              <Button size="sm" variant="secondary" disabled={work.isBusy} onClick={() => setReturning(true)}>
                {t('sendBack')}
              </Button>
            </>
          )}
          {(isYours || role === 'owner') && (
            <Button size="sm" variant="ghost" disabled={work.isBusy} onClick={() => void work.withdraw(reviewId)}>
              {t('withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Why nothing is to be answered here. */
function Hint({ open: { isNewest, isYours }, role }: Pick<OpenReviewProps, 'open' | 'role'>) {
  const t = textsOf(reviews)
  const why = isNewest ? (isYours ? 'ownRequest' : mayDo(role, 'review') ? undefined : 'viewer') : 'stale'
  return why ? <p className="text-muted text-sm">{t(why)}</p> : null
}

type SendBackProps = { readonly onCancel: () => void; readonly onSend: (reason: string) => Promise<void> }

function SendBack({ onCancel, onSend }: SendBackProps) {
  const t = textsOf(reviews)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (reason.trim() === '') return setError(t('reasonEmpty'))
    await onSend(reason)
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field label={t('reason')} {...(error !== undefined && { error })}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit">
          {t('reasonSend')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
