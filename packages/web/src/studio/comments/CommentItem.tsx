import { comments } from '@spilvaerk/messages/comments'
import type { Comment } from '@spilvaerk/schemas'
import { useState } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CommentForm } from './CommentForm.tsx'

type ItemProps = {
  readonly comment: Comment
  readonly people: readonly string[]
  readonly isBusy: boolean
  readonly onEdit: (text: string) => Promise<boolean>
  readonly onWithdraw: () => Promise<boolean>
}

/** What one member wrote, as plain text. */
export function CommentItem({ comment, people, isBusy, onEdit, onWithdraw }: ItemProps) {
  const t = textsOf(comments)
  const [doing, setDoing] = useState<'edit' | 'withdraw'>()
  const { by, isYou, at, editedAt, text, mentionsYou, isUnread, mayWithdraw } = comment
  const name = by || t('deleted')
  const done = (isDone: boolean): boolean => {
    if (isDone) setDoing(undefined)
    return isDone
  }
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b>{isYou ? t('you', { name }) : name}</b>
        <time dateTime={at} className="text-muted">
          {formatMoment(at)}
        </time>
        {editedAt !== null && text !== null && <span className="text-muted">{t('edited')}</span>}
        {isUnread && <Badge tone="petrol">{t('isNew')}</Badge>}
        {mentionsYou && !isYou && <Badge>{t('namesYou')}</Badge>}
      </p>
      {text === null ? (
        <p className="text-muted italic">{t('withdrawn')}</p>
      ) : doing === 'edit' ? (
        <CommentForm
          label={t('edit')}
          action={t('save')}
          initial={text}
          {...{ people, isBusy }}
          onSend={async (next) => done(await onEdit(next))}
          onCancel={() => setDoing(undefined)}
        />
      ) : (
        <p className="whitespace-pre-line">{text}</p>
      )}
      {mayWithdraw && text !== null && doing !== 'edit' && (
        <div className="flex flex-wrap gap-1">
          {isYou && (
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setDoing('edit')}>
              {t('edit')}
            </Button>
          )}
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setDoing('withdraw')}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      {doing === 'withdraw' && (
        <ConfirmDialog
          title={t('withdraw')}
          description={t('withdrawSure')}
          open
          onOpenChange={(isOpen) => isOpen || setDoing(undefined)}
          action={t('withdraw')}
          busyLabel={t('sending')}
          isBusy={isBusy}
          onConfirm={() => void onWithdraw().then(done)}
        />
      )}
    </li>
  )
}
