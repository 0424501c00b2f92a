import { comments } from '@spilvaerk/messages/comments'
import type { CommentThread } from '@spilvaerk/schemas'
import { type ReactNode, useEffect } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { readDraft } from './drafts.ts'
import type { CommentWork } from './use-comments.ts'

type ThreadProps = {
  readonly gameId: number
  readonly thread: CommentThread
  readonly people: readonly string[]
  readonly work: CommentWork
  /** What stands over it, where it is not beside its field. */
  readonly heading?: ReactNode
}

/** A field that was discussed, what it was then, and what was said. */
export function ThreadCard({ gameId, thread, people, work, heading }: ThreadProps) {
  const t = textsOf(comments)
  const { id, label, version, resolvedAt, resolvedBy, maySettle } = thread
  const isOpen = resolvedAt === null
  const draftAt = `${gameId}-thread-${id}`
  useReadMark(gameId, thread)
  return (
    <li className="panel grid grid-cols-1 gap-3 p-3 text-sm" data-resolved={isOpen ? undefined : ''}>
      {heading}
      <p className="text-muted">
        {t('written', { version })} <Since thread={thread} />
      </p>
      <ol className="grid grid-cols-1 gap-3">
        {thread.comments.map((one) => (
          <CommentItem
            key={one.id}
            comment={one}
            people={people}
            isBusy={work.isBusy}
            onEdit={(text) => work.edit(id, one.id, text)}
            onWithdraw={() => work.withdraw(id, one.id)}
          />
        ))}
      </ol>
      {!isOpen && <p className="text-green-text">{t('resolved', { name: resolvedBy || t('deleted') })}</p>}
      {(isOpen || readDraft(draftAt) !== '') && (
        <CommentForm
          draftAt={draftAt}
          {...(!isOpen && { closed: t('resolvedMeanwhile') })}
          label={t('answerTo', { field: label })}
          action={t('answer')}
          people={people}
          isBusy={work.isBusy}
          onSend={(text) => work.answer(id, text)}
        />
      )}
      {maySettle && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          aria-label={t(isOpen ? 'resolveOf' : 'reopenOf', { field: label })}
          disabled={work.isBusy}
          onClick={() => void (isOpen ? work.resolve(id) : work.reopen(id))}
        >
          {t(isOpen ? 'resolve' : 'reopen')}
        </Button>
      )}
    </li>
  )
}

/** What became of the field. */
function Since({ thread: { field, isChanged, valueThen, valueNow } }: Pick<ThreadProps, 'thread'>) {
  const t = textsOf(comments)
  if (field === null) return <b className="font-medium text-paper">{t('gone')}</b>
  if (!isChanged) return null
  const said =
    valueThen === null || valueNow === null
      ? t('changed')
      : t('changedFrom', { before: valueThen || t('empty'), now: valueNow || t('empty') })
  return <b className="font-medium text-paper">{said}</b>
}

/** What is shown is read: it stands as new until the page asks again. */
function useReadMark(id: number, { id: threadId, comments: all }: CommentThread): void {
  const utils = trpc.useUtils()
  const newest = all.findLast(({ isUnread }) => isUnread)?.id
  useEffect(() => {
    if (newest === undefined) return
    // Where it fails they stay new, and that is true.
    utils.client.comments.read.mutate({ id, threadId, upTo: newest }).then(
      () => void utils.library.page.invalidate(),
      () => undefined,
    )
  }, [utils, id, threadId, newest])
}
